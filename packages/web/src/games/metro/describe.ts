/** The table in sentences: the text way to play. */

import { nth, type View } from '@guimard/engine/kit';
import {
  CELLS,
  COLOURS,
  cellOf,
  DEPARTURES,
  EXIT,
  isCentre,
  isCentreTerminus,
  isTerminus,
  lineEnd,
  lineLength,
  type MetroState,
  makeDeparture,
  makeTerminus,
  makeTile,
  metro,
  NOBODY,
  STATIONS,
  type Tile,
  tileOf,
  traceLine,
} from '@guimard/engine/metro';
import { groupBy } from '../../group-by.ts';
import { asSentences } from '../../i18n/joined.ts';
import { drawnTile, handOf } from './hand.ts';
import { sightOn, touristsAtStations, touristsOnCells } from './pieces.ts';
import { cellName, companyAsOwner, endAt, list, ownerOf, placeName, startAt } from './words/naming.ts';
import type { MetroWords } from './words.ts';

type MetroView = View<MetroState>;

/** How many tiles lie, row by row what lies where, and where the viewer may place. */
export function describeBoard(words: MetroWords, view: MetroView): readonly string[] {
  const { board } = words;
  const { known } = view;
  const rows = Array.from({ length: 8 }, (_, row) => {
    const cells = Array.from({ length: 8 }, (__, column) => row * 8 + column).filter(
      (cell) => nth(known.tiles, cell) > 0,
    );
    if (cells.length === 0) return board.emptyRow({ row: row + 1 });
    const lying = cells.map((cell) =>
      board.tileOn({ tile: makeTile(nth(known.tiles, cell) - 1), cell: cellName(cell) }),
    );
    return board.row({ row: row + 1, cells: list(lying) });
  });
  return [
    board.names,
    board.placed({ placed: known.placed, pile: known.pile }),
    ...rows,
    ...freeCells(words, view),
  ];
}

function freeCells({ board }: MetroWords, { known, legal }: MetroView): readonly string[] {
  const placements = legal.filter((code) => metro.decode(known, code).type === 'place');
  const byTile = groupBy(placements, tileOf);
  return [...byTile].map(([tile, codes]) => {
    const cells = list(codes.map((code) => cellName(cellOf(code))));
    return byTile.size === 1 ? board.free({ cells }) : board.freeFor({ tile: makeTile(tile), cells });
  });
}

/** A station or platform and whose it is. */
export function departureName(words: MetroWords, known: MetroState, departure: number): string {
  const colour = nth(known.owner, departure) - 1;
  const owner = colour === NOBODY ? words.nobody : ownerOf(words, known, colour).owner;
  return words.departure({ from: placeName(words, departure), owner });
}

/** Owner, way and end of a line, and how long it is. */
export function describeLine(words: MetroWords, known: MetroState, departure: number): string {
  const { line } = words;
  const isOwned = nth(known.owner, departure) - 1 !== NOBODY;
  // A platform without a token; where the centre is covered there are none at all (M11, M13).
  if (departure >= STATIONS && !isOwned) return line.none(startAt(words, makeDeparture(departure)));
  const crossings = traceLine(known, departure).map((crossing) =>
    line.crossing({
      cell: cellName(crossing.cell),
      side: nth(words.from, crossing.from),
      exit: nth(words.to, crossing.to),
    }),
  );
  return asSentences([
    describeOwner(words, known, departure),
    crossings.length === 0 ? line.noTile : line.path({ crossings }),
    describeEnd(words, known, departure),
    ...touristWaiting(words, known, departure),
  ]);
}

/** Whose line it is, how long, and where it ends: what is told of a line that is pointed at. */
export const summariseLine = (words: MetroWords, known: MetroState, departure: number): string =>
  `${describeOwner(words, known, departure)} ${describeEnd(words, known, departure)}`;

function describeOwner(words: MetroWords, known: MetroState, departure: number): string {
  const start = startAt(words, makeDeparture(departure));
  const colour = nth(known.owner, departure) - 1;
  if (colour === NOBODY) return words.line.ofNobody(start);
  return words.line.of({ ...start, ...ownerOf(words, known, colour) });
}

/** N1: who waits at the station for the line that ends there. */
function touristWaiting(words: MetroWords, known: MetroState, departure: number): readonly string[] {
  const colour = touristsAtStations(known)[departure];
  return colour === undefined ? [] : [words.cell.tourist({ colour: nth(COLOURS, colour) })];
}

/** B17: a line counts double at the central station, unless it comes from there (M11). */
function describeEnd(words: MetroWords, known: MetroState, departure: number): string {
  const { line } = words;
  const end = lineEnd(known, departure);
  const length = lineLength(known, departure);
  if (!isTerminus(end)) {
    const next = line.next({ cell: cellName(end >> 2), side: nth(words.from, end & 3) });
    return length === 0 ? next : `${line.length({ length })} ${next}`;
  }
  if (!isCentreTerminus(end)) {
    return line.ended({ ...endAt(words, makeTerminus(end)), length });
  }
  const isDoubled = departure < STATIONS && nth(known.owner, departure) > 0;
  const ended = { ...endAt(words, 'centre'), length };
  return isDoubled ? line.doubled(ended) : line.ended(ended);
}

/** Of every cell: what lies there, which lines cross it or come next, and who stands there. */
export function describeCells(words: MetroWords, known: MetroState): readonly string[] {
  const lines = linesByCell(words, known);
  const tourists = touristsOnCells(known);
  return Array.from({ length: CELLS }, (_, cell) => {
    const name = cellName(cell);
    const tile = nth(known.tiles, cell) - 1;
    if (isCentre(cell) && tile < 0) return words.cell.centre({ cell: name });
    const sight = sightOn(words, known, cell);
    return asSentences([
      tile < 0 ? words.cell.empty({ cell: name }) : words.cell.tile({ cell: name, tile: makeTile(tile) }),
      ...(sight === undefined ? [] : [words.cell.sight({ sight })]),
      ...nth(tourists, cell).map((colour) => words.cell.tourist({ colour: nth(COLOURS, colour) })),
      ...nth(lines, cell),
    ]);
  });
}

/** One walk along every line, since a walk for every cell would be felt after each tile. */
function linesByCell(words: MetroWords, known: MetroState): readonly (readonly string[])[] {
  const sentences: string[][] = Array.from({ length: CELLS }, () => []);
  for (let departure = 0; departure < DEPARTURES; departure++) {
    const colour = nth(known.owner, departure) - 1;
    if (colour === NOBODY) continue;
    const line = {
      ...ownerOf(words, known, colour),
      ...startAt(words, makeDeparture(departure)),
    };
    for (const { cell, from: side, to } of traceLine(known, departure)) {
      nth(sentences, cell).push(
        words.cell.crosses({ ...line, side: nth(words.from, side), exit: nth(words.to, to) }),
      );
    }
    const end = lineEnd(known, departure);
    if (!isTerminus(end)) {
      nth(sentences, end >> 2).push(words.cell.enters({ ...line, side: nth(words.from, end & 3) }));
    }
  }
  return sentences;
}

/** In by which side, out by which side (B5). */
export function describeTile(words: MetroWords, tile: Tile): string {
  const tracks = [0, 1, 2, 3].map((side) =>
    words.tile.track({ side: nth(words.from, side), exit: nth(words.to, nth(EXIT, tile * 4 + side)) }),
  );
  return words.tile.is({ tile: makeTile(tile), tracks: list(tracks) });
}

/** The viewer's tiles, and what each of them does. */
export function describeHand(words: MetroWords, view: MetroView): readonly string[] {
  if (view.viewer < 0) return [words.hand.none];
  const held = handOf(view);
  const drawn = drawnTile(view.known, view.viewer);
  const holds =
    held.length === 0
      ? words.hand.empty
      : words.hand.holds({ tiles: list(held.map((tile) => makeTile(tile))) });
  const all = drawn === undefined ? held : [drawn, ...held];
  return [
    ...(drawn === undefined ? [] : [words.hand.drew({ tile: makeTile(drawn) })]),
    holds,
    ...[...new Set(all)].map((tile) => describeTile(words, tile)),
  ];
}

/** Everybody's points, the most first; where lines are nobody's, the companies' profits too. */
export function describeScores(
  words: MetroWords,
  { known }: MetroView,
  names: readonly string[],
): readonly string[] {
  const scores = new Int32Array(known.seats);
  metro.scores(known, scores);
  const byPoints = (numbers: Int32Array): readonly number[] =>
    Array.from(numbers.keys()).toSorted((a, b) => nth(numbers, b) - nth(numbers, a));
  const seats = byPoints(scores).map((seat) =>
    words.scores.seat({ name: nth(names, seat), points: nth(scores, seat) }),
  );
  if (known.rules.seatsOwnColours) return seats;
  const companies = byPoints(known.points).map((colour) =>
    words.scores.company({
      owner: companyAsOwner(words, nth(COLOURS, colour)).owner,
      points: nth(known.points, colour),
    }),
  );
  return [...seats, ...companies];
}
