/** What a player at the table may ask: where a tile may go, where a line runs, what a tile does. */
import { type Code, copy, ok, refuse } from '@guimard/engine/kit';
import {
  COLOURS,
  type ColourName,
  EXIT,
  isCentreTerminus,
  isTerminus,
  lineEnd,
  lineLength,
  type MetroState,
  makeCell,
  makeTerminus,
  makeTile,
  metro,
  NOBODY,
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
import { colourLetter, colourName } from './colours.ts';
import { drawTiles } from './tiles.ts';

const SIDES = ['north', 'east', 'south', 'west'] as const;

export const legalCommand: TableCommand<MetroState> = {
  name: 'legal',
  help: 'where your tile may go, and what that would score',
  run(view) {
    const byTile = new Map<TileName, string[]>();
    let mayDraw = false;
    for (const code of view.legal) {
      const action = metro.decode(view.known, code);
      if (action.type === 'draw') mayDraw = true;
      if (action.type !== 'lay') continue;
      const cells = byTile.get(action.tile) ?? [];
      byTile.set(action.tile, cells);
      cells.push(action.cell + gains(view.known, code));
    }
    const lists = [...byTile].map(([tile, cells]) => wrap(`${tile}:`, cells, '  '));
    return ok([...lists, ...(mayDraw ? ['or draw'] : [])].join('\n'));
  },
};

/** What a lay would score and for whom, such as ` Y+3 B+2`. */
function gains(known: MetroState, code: Code): string {
  const after = metro.create(metro.optionsOf(known));
  copy(known, after);
  const points = new Map<ColourName, number>();
  metro.play(after, code, (event) => {
    if (event.type !== 'line' || event.colour === null) return;
    points.set(event.colour, (points.get(event.colour) ?? 0) + event.points);
  });
  return [...points].map(([name, sum]) => ` ${colourLetter(COLOURS.indexOf(name))}+${sum}`).join('');
}

export const lineCommand: TableCommand<MetroState> = {
  name: 'line',
  argument: '17',
  help: "follow a station's line",
  run(view, argument) {
    const station = /^\d{1,2}$/.test(argument) ? Number(argument) : 0;
    if (station < 1 || station > STATIONS) {
      return refuse('B2', `"${argument}" is no station: stations are 1 to ${STATIONS}.`);
    }
    return ok(describeLine(view.known, station));
  },
};

function describeLine(s: MetroState, station: Station): string {
  const owner = s.rules.owner[station - 1];
  const head = `${stationName(station)}, ${owner === NOBODY ? "nobody's" : colourName(owner)}:`;
  const cells = traceLine(s, station - 1).map(({ cell }) => makeCell(cell));
  return `${wrap(head, cells.length === 0 ? ['no tile yet'] : cells, ' → ')}\n${describeEnd(s, station - 1)}`;
}

/** B17: a line is as long as the tiles it crosses, each time it does, and counts double at the centre. */
function describeEnd(s: MetroState, departure: number): string {
  const length = lineLength(s, departure);
  const end = lineEnd(s, departure);
  if (!isTerminus(end)) {
    const next = `it would enter ${makeCell(end >> 2)} from the ${SIDES[end & 3]} next`;
    return `  length ${length} so far; ${next}`;
  }
  if (isCentreTerminus(end)) return `  length ${length}, ends at the central station: ${length} × 2 points`;
  return `  length ${length}, ends at ${stationName(makeTerminus(end) as Station)}`;
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
    if (tile === undefined) {
      return refuse('B4', `There is no tile "${argument}"; there are ${TILE_NAMES.join(' ')}.`);
    }
    return ok(
      [...drawTiles([tile], paint), ...describeTracks(tile), describeCopies(view.known, tile)].join('\n'),
    );
  },
};

function describeTracks(tile: Tile): string[] {
  const name = makeTile(tile);
  return SIDES.map((side, i) => {
    const exit = SIDES[EXIT[tile * 4 + i]];
    return `  ${name[i]}: in from the ${side}, out to the ${exit} (${TRACK_WORDS[name[i]]})`;
  });
}

/** What the viewer has not seen is in the pile or in other hands. */
function describeCopies(known: MetroState, tile: Tile): string {
  const kind = known.rules.kind[tile];
  const ways = known.rules.options.rotate ? ROTATIONS[tile].map(makeTile).join(', ') : makeTile(tile);
  return `  ${ways}: ${tilesUnseen(known)[kind]} not seen yet, in the pile or in other hands`;
}
