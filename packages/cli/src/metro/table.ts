/** A player's queries at the table: where a tile may go, where a line runs, what a tile does. */
import { type Code, nth, ok, refuse } from '@guimard/engine/kit';
import {
  consequencesOf,
  EXIT,
  isTerminus,
  lineEnd,
  lineLength,
  type MetroState,
  makeCell,
  makeTerminus,
  makeTile,
  metro,
  NOBODY,
  PLATFORMS,
  parseDeparture,
  parseTile,
  ROTATIONS,
  STATION_NAMES,
  STATIONS,
  type Station,
  TILE_NAMES,
  type Tile,
  type TileName,
  tilesUnseen,
  traceLine,
} from '@guimard/engine/metro';
import { wrap } from '../paragraph.ts';
import type { TableCommand } from '../screen.ts';
import { colourLetter, colourName, seatNames } from './colours.ts';
import { drawTiles } from './tiles.ts';
import { complete } from './words.ts';

const SIDES = ['north', 'east', 'south', 'west'] as const;

export const legalCommand: TableCommand<MetroState> = {
  name: 'legal',
  help: 'what you may do, and what a tile would score; ? means a choice follows',
  run(view) {
    const byTile = new Map<TileName, string[]>();
    const others: string[] = [];
    for (const code of view.legal) {
      const action = metro.decode(view.known, code);
      if (action.type !== 'place') {
        others.push(metro.format(action));
        continue;
      }
      const cells = byTile.get(action.tile) ?? [];
      byTile.set(action.tile, cells);
      cells.push(action.cell + gainsBy(view.known, code));
    }
    const lists = [...byTile].map(([tile, cells]) => wrap(`${tile}:`, cells, '  '));
    if (others.length > 0) lists.push(wrap(lists.length > 0 ? 'or' : 'One of', others, '  '));
    return ok(lists.join('\n'));
  },
};

/** What a placement would score and for whom, such as ` Y+3 B+2`; `you` where colours belong to no seat (Y1). `?` means a decision. */
function gainsBy(known: MetroState, code: Code): string {
  const { gains, asks } = consequencesOf(known, code);
  const texts = gains.map(({ colour, points }) => {
    const who = colour === undefined ? 'you' : colourLetter(colour);
    return ` ${who}+${points}`;
  });
  return texts.join('') + (asks ? ' ?' : '');
}

export const tryCommand: TableCommand<MetroState> = {
  name: 'try',
  argument: '05',
  help: 'tell what placing there would lead to',
  run(view, argument) {
    const { known } = view;
    const word = complete(view, argument.replaceAll(/\s/g, ''));
    const action = word.ok ? metro.parse(word.value) : word;
    if (!action.ok) return action;
    if (action.value.type !== 'place') return refuse('B7', 'onlyPlacementsTried');
    const code = metro.encode(known, action.value);
    if (!code.ok) return code;
    const names = seatNames(known);
    const { events, asks } = consequencesOf(known, code.value);
    return ok(
      [
        ...events.map((event) => `  ${metro.describe(event, names)}`),
        ...(asks ? ['  Then there is something to decide.'] : []),
      ].join('\n'),
    );
  },
};

export const lineCommand: TableCommand<MetroState> = {
  name: 'line',
  argument: '17',
  help: 'follow the line of a station, or of a platform: p3',
  run(view, argument) {
    const departure = parseDeparture(argument);
    if (departure !== undefined) return ok(describeLine(view.known, departure));
    return refuse('B2', 'unknownDeparture', { name: argument, stations: STATIONS, platforms: PLATFORMS });
  },
};

function describeLine(s: MetroState, departure: number): string {
  const owner = nth(s.owner, departure) - 1;
  const name = departure < STATIONS ? stationName(departure + 1) : `platform ${departure - STATIONS + 1}`;
  const head = `${name}, ${owner === NOBODY ? "nobody's" : colourName(owner)}:`;
  const cells = traceLine(s, departure).map(({ cell }) => makeCell(cell));
  return `${wrap(head, cells.length === 0 ? ['no tile yet'] : cells, ' → ')}\n${describeEnd(s, departure)}`;
}

/**
 * B17: the length of a line is the number of its crossings, doubled at the centre, unless it comes from there (M11).
 */
function describeEnd(s: MetroState, departure: number): string {
  const length = lineLength(s, departure);
  const end = lineEnd(s, departure);
  if (!isTerminus(end)) {
    const next = `it would enter ${makeCell(end >> 2)} from the ${SIDES[end & 3]} next`;
    return `  length ${length} so far; ${next}`;
  }
  const terminus = makeTerminus(end);
  if (terminus === 'centre') {
    const doubled = departure < STATIONS ? `: ${length} × 2 points` : '';
    return `  length ${length}, ends at the central station${doubled}`;
  }
  return `  length ${length}, ends at ${stationName(terminus)}`;
}

const stationName = (station: Station): string => `station ${station} (${STATION_NAMES[station - 1]})`;

/** B5. */
const TRACK_WORDS: Readonly<Record<string, string>> = {
  a: 'straight across',
  b: 'to the next side clockwise',
  c: 'to the next side counter-clockwise',
  d: 'turns back',
};

export const tileCommand: TableCommand<MetroState> = {
  name: 'tile',
  argument: 'aacb',
  help: 'explain a tile',
  run(view, argument, paint) {
    const tile = parseTile(argument);
    if (tile === undefined) return refuse('B4', 'unknownTileName', { name: argument, names: TILE_NAMES });
    return ok(
      [...drawTiles([tile], paint), ...describeTracks(tile), describeCopies(view.known, tile)].join('\n'),
    );
  },
};

function describeTracks(tile: Tile): string[] {
  const name = makeTile(tile);
  return SIDES.map((side, i) => {
    const exit = nth(SIDES, nth(EXIT, tile * 4 + i));
    const letter = nth(name, i);
    return `  ${letter}: in from the ${side}, out to the ${exit} (${TRACK_WORDS[letter]})`;
  });
}

/** Unseen tiles are in the pile or in other hands. */
function describeCopies(known: MetroState, tile: Tile): string {
  const kind = nth(known.rules.kind, tile);
  const ways = known.rules.options.rotate ? nth(ROTATIONS, tile).map(makeTile).join(', ') : makeTile(tile);
  return `  ${ways}: ${tilesUnseen(known)[kind]} not seen yet, in the pile or in other hands`;
}
