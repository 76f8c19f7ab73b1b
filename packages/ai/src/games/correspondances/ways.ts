/**
 * Ways through an empty cell, and their costs: 1 + ln(tiles left to draw / those of them that fit there and continue as
 * required), and 2 for a transfer (section 7 of the specification).
 */
import {
  COPIES,
  type CorrespondancesState,
  edge,
  LINES,
  type Line,
  pieceOf,
  RING,
  ROTATIONS,
  SECTIONS,
  type Side,
  TILES,
  TRACK,
} from '@guimard/engine/correspondances';

/** Costs are whole numbers of 1/32 tile, so that a queue can be a row of buckets. */
export const UNIT = 32;
export const TRANSFER = 2 * UNIT;
/** More expensive than this counts as no route: from the set-up a line needs 23 to 24, and few rounds have as many tiles left. */
export const NO_ROUTE = 32;
export const LIMIT = NO_ROUTE * UNIT;

/** The lines that its neighbours require of an empty cell, 0 for none: four digits to the base 5, north lowest. */
export type Want = number;
const DIGIT = [1, 5, 25, 125] as const;
const WANTS = 625;
const asks = (want: Want, side: Side): number => Math.floor(want / DIGIT[side]) % (LINES + 1);
export const wantOf = (line: Line, side: Side): Want => line * DIGIT[side];

/** A way through a cell: in by a side on line a, out by a side on line b, as ((in × 4 + out) × 4 + a) × 4 + b. */
const WAYS = 256;

/** Rotations of a tile, as bits, that meet the requirement, and that offer a way. */
const FITS = new Uint8Array(TILES * WANTS);
const OFFERS = new Uint8Array(TILES * WAYS);
for (let tile = 0; tile < TILES; tile++) {
  for (let rot = 0; rot < ROTATIONS[tile]; rot++) tabulate(tile, rot);
}

function tabulate(tile: number, rot: number): void {
  const piece = pieceOf(tile, rot);
  for (let want = 0; want < WANTS; want++) {
    const fits = DIGIT.every((_, side) => [0, edge(piece, side)].includes(asks(want, side)));
    if (fits) FITS[tile * WANTS + want] |= 1 << rot;
  }
  for (let way = 0; way < 16; way++) {
    const [from, to] = [way >> 2, way & 3];
    const sameTrack = TRACK[piece * 4 + from] === TRACK[piece * 4 + to];
    if (from === to || !(sameTrack || RING[piece] === 1)) continue;
    OFFERS[tile * WAYS + way * 16 + (edge(piece, from) - 1) * 4 + edge(piece, to) - 1] |= 1 << rot;
  }
}

/** An entry into a cell: (want × 4 + side) × 4 + line − 1. */
export type Entry = number;
const ENTRIES = WANTS * 16;
const MAX_WAYS = 12;

// The ways on from an entry: side × 4 + line − 1, and the tiles that offer them, as bits.
const listed = new Uint8Array(WANTS);
const waysOn = new Uint8Array(ENTRIES);
export const wayTo = new Uint8Array(ENTRIES * MAX_WAYS);
const wayTiles = new Int32Array(ENTRIES * MAX_WAYS);

/** Computed when first needed: most requirements never occur. */
function listWays(want: Want): void {
  listed[want] = 1;
  for (let entry = 0; entry < 16; entry++) {
    if (![0, (entry & 3) + 1].includes(asks(want, entry >> 2))) continue;
    const from = want * 16 + entry;
    for (let on = 0; on < 16; on++) {
      const way = ((entry >> 2) << 6) | ((on >> 2) << 4) | ((entry & 3) << 2) | (on & 3);
      const tiles = tilesOffering(want, way);
      if (tiles === 0) continue;
      const at = from * MAX_WAYS + waysOn[from]++;
      wayTo[at] = on;
      wayTiles[at] = tiles;
    }
  }
}

function tilesOffering(want: Want, way: number): number {
  let tiles = 0;
  for (let tile = 0; tile < TILES; tile++) {
    if ((FITS[tile * WANTS + want] & OFFERS[tile * WAYS + way]) > 0) tiles |= 1 << tile;
  }
  return tiles;
}

// The tiles left to draw of which there is at least one, and both; and the cost of a cell that n of them fit.
let left = 0;
let bothLeft = 0;
const cellCost = new Uint16Array(SECTIONS + 1);
// The cost of each way, computed when first needed.
const priced = new Uint8Array(ENTRIES);
export const wayCost = new Uint16Array(ENTRIES * MAX_WAYS);

/** Sets the tiles left to draw, which determine the costs. */
export function countBag(s: CorrespondancesState): void {
  left = bothLeft = 0;
  for (let tile = 0; tile < TILES; tile++) {
    if (s.bag[tile] > 0) left |= 1 << tile;
    if (s.bag[tile] === COPIES) bothLeft |= 1 << tile;
  }
  cellCost[0] = LIMIT;
  for (let n = 1; n <= s.pile; n++) cellCost[n] = Math.round((1 + Math.log(s.pile / n)) * UNIT);
  priced.fill(0);
}

/** The index in `wayTo` and `wayCost` of the first way on from an entry. */
export const firstWay = (entry: Entry): number => entry * MAX_WAYS;

/** The index after the last; computes their costs. */
export function lastWay(entry: Entry): number {
  if (priced[entry] === 0) price(entry);
  return entry * MAX_WAYS + waysOn[entry];
}

function price(entry: Entry): void {
  priced[entry] = 1;
  if (listed[entry >> 4] === 0) listWays(entry >> 4);
  for (let at = firstWay(entry), end = at + waysOn[entry]; at < end; at++) {
    const fitting = bitsIn(wayTiles[at] & left) + bitsIn(wayTiles[at] & bothLeft);
    const isTransfer = ((entry ^ wayTo[at]) & 3) !== 0;
    wayCost[at] = cellCost[fitting] + (isTransfer ? TRANSFER : 0);
  }
}

/** A lower bound for ways through empty cells: where nothing is required, most tiles fit. */
export function leastCellCost(): number {
  let least = LIMIT;
  for (let entry = 0; entry < 16; entry++) {
    for (let at = firstWay(entry), end = lastWay(entry); at < end; at++) least = Math.min(least, wayCost[at]);
  }
  return least;
}

function bitsIn(word: number): number {
  const pairs = word - ((word >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24;
}
