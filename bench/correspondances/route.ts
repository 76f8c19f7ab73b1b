/**
 * How far a line still is from its goal, as section 7 of the specification estimates it: the cheapest way by
 * Dijkstra over (cell, side entered, line ridden). Tiles on the table cost nothing to ride; an empty cell costs
 * 1 + ln(unseen tiles / those that fit there and lead on as wanted), a transfer 2, a coloured arrival 2.
 */
import {
  type CorrespondancesState,
  EAST_END,
  EDGE,
  EXIT,
  edge,
  type Index,
  LINES,
  opposite,
  type Piece,
  pieceOf,
  RING,
  ROTATIONS,
  ROW,
  TILES,
  TRACK,
  WEST_END,
  WILD,
  xOf,
  yOf,
} from '@guimard/engine/correspondances';

const TRANSFER = 2;
/** A coloured point is the departure of another line, whose holder arrives too. */
const COLOURED_ARRIVAL = 2;
/** What is dearer than this counts as no way at all; from the set-up a line needs 16 to 17. */
export const NO_ROUTE = 40;

// Costs are whole numbers of 1/32 tile, so that the queue can be a row of buckets.
const UNIT = 32;
const LIMIT = NO_ROUTE * UNIT;

/** The lines asked of an empty cell by its neighbours, 0 for none: four digits to the base 5, north lowest. */
type Want = number;
const DIGIT = [1, 5, 25, 125] as const;
const WANTS = 625;
const asks = (want: Want, side: number): number => Math.floor(want / DIGIT[side]) % (LINES + 1);

/** A way through a cell: in by a side on line a, out by a side on line b, as ((in × 4 + out) × 4 + a) × 4 + b. */
const WAYS = 256;

/** Rotations of a tile, as bits, that do what is wanted, and that offer a way. */
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

// Ways on from an empty cell, listed when first needed, at (want × 4 + side) × 4 + line − 1.
const MAX_WAYS = 12;
const listed = new Uint8Array(WANTS);
const waysOn = new Uint8Array(WANTS * 16);
const wayTo = new Uint8Array(WANTS * 16 * MAX_WAYS);
const wayCost = new Uint16Array(WANTS * 16 * MAX_WAYS);

function listWays(bag: Uint8Array, unseen: number, want: Want): void {
  listed[want] = 1;
  const tiles = Array.from(bag.keys()).filter((tile) => bag[tile] > 0 && FITS[tile * WANTS + want] > 0);
  for (let entry = 0; entry < 16; entry++) {
    const from = want * 16 + entry;
    waysOn[from] = 0;
    if (![0, (entry & 3) + 1].includes(asks(want, entry >> 2))) continue;
    for (let on = 0; on < 16; on++) {
      const way = ((entry >> 2) << 6) | ((on >> 2) << 4) | ((entry & 3) << 2) | (on & 3);
      let fitting = 0;
      for (const tile of tiles) {
        if ((FITS[tile * WANTS + want] & OFFERS[tile * WAYS + way]) > 0) fitting += bag[tile];
      }
      if (fitting === 0) continue;
      const changes = (entry & 3) === (on & 3) ? 0 : TRANSFER;
      const at = from * MAX_WAYS + waysOn[from]++;
      wayTo[at] = on;
      wayCost[at] = Math.round((1 + Math.log(unseen / fitting) + changes) * UNIT);
    }
  }
}

// The table, cut out with a border that nothing enters. Below 0: −1 − piece; OUTSIDE; else a want.
const OUTSIDE = 10_000;
/** Ways may lead this far round the tiles. */
const MARGIN = 2;
const MAX_CELLS = (54 + 2 * MARGIN + 2) * (49 + 2 * MARGIN + 2);
const grid = new Int16Array(MAX_CELLS);
const step = new Int32Array(4);
const ends = new Int32Array(ROW);
let cells = 0;

function cutOut(s: CorrespondancesState): void {
  let [west, east, north, south] = [0, 0, 0, 0];
  for (let i = 0; i < s.laid; i++) {
    const [x, y] = [xOf(s.spots[i]), yOf(s.spots[i])];
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  const border = MARGIN + 1;
  const width = east - west + 1 + 2 * border;
  const height = south - north + 1 + 2 * border;
  cells = width * height;
  step.set([-width, 1, width, -1]);
  grid.fill(OUTSIDE, 0, cells);
  for (let row = 1; row < height - 1; row++) grid.fill(0, row * width + 1, (row + 1) * width - 1);
  const cellOf = (i: Index): number =>
    (yOf(s.spots[i]) - north + border) * width + xOf(s.spots[i]) - west + border;
  for (let i = 0; i < s.laid; i++) grid[cellOf(i)] = -1 - s.pieces[i];
  for (let i = 0; i < s.laid; i++) demand(s.pieces[i], cellOf(i));
  ends[WEST_END] = cellOf(WEST_END);
  ends[EAST_END] = cellOf(EAST_END);
}

/** D4: a tile asks its lines of the empty cells beside it; an (M) asks nothing. */
function demand(piece: Piece, cell: number): void {
  for (let side = 0; side < 4; side++) {
    const line = edge(piece, side);
    const beside = cell + step[side];
    if (grid[beside] >= 0 && line !== WILD) grid[beside] += line * DIGIT[opposite(side)];
  }
}

// The queue: for each cost a list of positions, (cell × 4 + side entered) × 4 + line − 1.
const best = new Uint16Array(MAX_CELLS * 16);
const bucket = new Int32Array(LIMIT);
const POOL = 1 << 20;
const entryPosition = new Int32Array(POOL);
const entryNext = new Int32Array(POOL);
let entries = 0;

function enter(cell: number, side: number, line: number, cost: number): void {
  const position = (cell * 4 + side) * 4 + line;
  if (cost >= LIMIT || cost >= best[position]) return;
  best[position] = cost;
  entryPosition[entries] = position;
  entryNext[entries] = bucket[cost];
  bucket[cost] = entries++;
}

/** From the three points of an end backwards, as all ways can be ridden both ways, to the lines of the other end. */
function flood(s: CorrespondancesState, goal: Index, costs: Float64Array): void {
  best.fill(LIMIT, 0, cells * 16);
  bucket.fill(-1);
  entries = 0;
  for (let side = 0; side < 4; side++) {
    const point = edge(s.pieces[goal], side);
    for (let line = 1; line <= LINES; line++) {
      if (point !== line && point !== WILD) continue;
      const cost = point === WILD ? 0 : COLOURED_ARRIVAL * UNIT;
      enter(ends[goal] + step[side], opposite(side), line - 1, cost);
    }
  }
  const home = ends[WEST_END + EAST_END - goal];
  let missing = 2;
  for (let cost = 0; cost < LIMIT && missing > 0; cost++) {
    while (bucket[cost] >= 0) {
      const position = entryPosition[bucket[cost]];
      bucket[cost] = entryNext[bucket[cost]];
      if (best[position] !== cost) continue;
      const cell = position >> 4;
      if (cell === home) missing -= arrive(grid[cell], position, cost, costs);
      else if (cell !== ends[goal]) leave(s, position, cost);
    }
  }
}

/** D14: a line's own point is where it starts; the (M) beside it leads nowhere. */
function arrive(value: number, position: number, cost: number, costs: Float64Array): number {
  const line = EDGE[(-1 - value) * 4 + ((position >> 2) & 3)];
  if (line === WILD) return 0;
  costs[line] = cost / UNIT;
  return 1;
}

function leave(s: CorrespondancesState, position: number, cost: number): void {
  const value = grid[position >> 4];
  if (value < 0) ride(-1 - value, position, cost);
  else if (value !== OUTSIDE) build(s, value, position, cost);
}

function ride(piece: Piece, position: number, cost: number): void {
  const cell = position >> 4;
  const entry = (position >> 2) & 3;
  const exit = EXIT[piece * 4 + entry];
  enter(cell + step[exit], opposite(exit), position & 3, cost);
  if (RING[piece] === 0) return;
  for (let side = 0; side < 4; side++) {
    if (side === entry || side === exit) continue;
    enter(cell + step[side], opposite(side), edge(piece, side) - 1, cost + TRANSFER * UNIT);
  }
}

function build(s: CorrespondancesState, want: Want, position: number, cost: number): void {
  if (listed[want] === 0) listWays(s.bag, s.pile, want);
  const from = want * 16 + (position & 15);
  const cell = position >> 4;
  for (let at = from * MAX_WAYS, end = at + waysOn[from]; at < end; at++) {
    const side = wayTo[at] >> 2;
    enter(cell + step[side], opposite(side), wayTo[at] & 3, cost + wayCost[at]);
  }
}

/** To be called whenever other tiles are left in the bag than the last time. */
export function forgetBag(): void {
  listed.fill(0);
}

/** What each line, 1–4, still has to pay; NO_ROUTE where there is no way. Reads open fields only. */
export function routeCosts(s: CorrespondancesState, costs: Float64Array): void {
  cutOut(s);
  costs.fill(NO_ROUTE);
  flood(s, EAST_END, costs);
  flood(s, WEST_END, costs);
}
