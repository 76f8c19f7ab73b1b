/**
 * How far a line still is from its goal, as section 7 of the specification estimates it: the cheapest way by
 * Dijkstra over (cell, side entered, line ridden). Tiles on the table cost nothing to ride; an empty cell costs
 * 1 + ln(unseen tiles / those that fit there and lead on as wanted), a transfer 2, a coloured arrival 2.
 */
import {
  type CorrespondancesState,
  departureOf,
  EAST_END,
  EXIT,
  edge,
  LINES,
  type Line,
  opposite,
  type Piece,
  pieceOf,
  RING,
  ROTATIONS,
  ROW,
  type Side,
  type Spot,
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
const NO_ROUTE = 40;

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

function listWays(want: Want): void {
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
/** Ways may lead this far round the tiles; the tile to be placed may lie one further out. */
const MARGIN = 3;
const MAX_CELLS = (54 + 2 * MARGIN + 2) * (49 + 2 * MARGIN + 2);
const grid = new Int16Array(MAX_CELLS);
const step = new Int32Array(4);
const ends = new Int32Array(ROW);
let cells = 0;
let width = 0;
/** The cell of the western end. */
let origin = 0;
/** What is left to draw. */
let bag: Uint8Array = new Uint8Array(TILES);
let unseen = 0;

const cellOn = (spot: Spot): number => origin + yOf(spot) * width + xOf(spot);

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
  width = east - west + 1 + 2 * border;
  const height = south - north + 1 + 2 * border;
  cells = width * height;
  origin = (border - north) * width + border - west;
  step.set([-width, 1, width, -1]);
  grid.fill(OUTSIDE, 0, cells);
  for (let row = 1; row < height - 1; row++) grid.fill(0, row * width + 1, (row + 1) * width - 1);
  for (let i = 0; i < s.laid; i++) grid[cellOn(s.spots[i])] = -1 - s.pieces[i];
  for (let i = 0; i < s.laid; i++) demand(s.pieces[i], cellOn(s.spots[i]), 1);
  ends[WEST_END] = cellOn(s.spots[WEST_END]);
  ends[EAST_END] = cellOn(s.spots[EAST_END]);
}

/** D4: a tile asks its lines of the empty cells beside it, or no longer; an (M) asks nothing. */
function demand(piece: Piece, cell: number, times: 1 | -1): void {
  for (let side = 0; side < 4; side++) {
    const line = edge(piece, side);
    const beside = cell + step[side];
    if (grid[beside] >= 0 && line !== WILD) grid[beside] += times * line * DIGIT[opposite(side)];
  }
}

// A search goes over positions, (cell × 4 + side entered) × 4 + line − 1, by cost so far and least cost to come.
const scratch = new Uint16Array(MAX_CELLS * 16);
const bucket = new Int32Array(LIMIT);
const POOL = 1 << 20;
const entryPosition = new Int32Array(POOL);
const entryCost = new Uint16Array(POOL);
const entryNext = new Int32Array(POOL);
let entries = 0;
/** The cheapest way found to each position. */
let best: Uint16Array = scratch;

/**
 * Ways from the departures over the table as it is before a placement, as far as they were followed, and up to
 * which cost that was. A tile placed can but make the other ways dearer, so that for a search back from the
 * goal this is the least still to come: as it is, or by way of the new tile.
 */
const fromDeparture = Array.from({ length: LINES + 1 }, () => new Uint16Array(MAX_CELLS * 16));
const followed = new Uint16Array(LINES + 1);
const NOTHING_KNOWN = new Uint16Array(MAX_CELLS * 16);
let known: Uint16Array = NOTHING_KNOWN;
let mostKnown = 0;

function enter(position: number, cost: number): void {
  if (cost >= best[position]) return;
  // The way here from the departure leaves the cell by the side entered now.
  const beyond = (position ^ 8) + 16 * step[(position >> 2) & 3];
  const total = cost + Math.min(known[beyond], mostKnown);
  if (total >= LIMIT) return;
  best[position] = cost;
  entryPosition[entries] = position;
  entryCost[entries] = cost;
  entryNext[entries] = bucket[total];
  bucket[total] = entries++;
}

function begin(into: Uint16Array, ahead: Uint16Array, most: number): void {
  best = into;
  known = ahead;
  mostKnown = most;
  best.fill(LIMIT, 0, cells * 16);
  bucket.fill(-1);
  entries = 0;
}

/** Follows what has been entered until a cell is reached, by a given side if any; answers the cost. */
function follow(goal: number, goalSide: Side | undefined): number {
  for (let total = 0; total < LIMIT; total++) {
    while (bucket[total] >= 0) {
      const entry = bucket[total];
      bucket[total] = entryNext[entry];
      const position = entryPosition[entry];
      if (best[position] !== entryCost[entry]) continue;
      const cell = position >> 4;
      if (cell === goal && (goalSide ?? (position >> 2) & 3) === ((position >> 2) & 3)) return total;
      // D14: nothing leads through an end.
      if (cell !== ends[WEST_END] && cell !== ends[EAST_END]) leave(position, entryCost[entry]);
    }
  }
  return LIMIT;
}

const positionAt = (cell: number, side: Side, line: number): number => (cell * 4 + side) * 4 + line;

function leave(position: number, cost: number): void {
  const value = grid[position >> 4];
  if (value < 0) ride(-1 - value, position, cost);
  else if (value !== OUTSIDE) build(value, position, cost);
}

function ride(piece: Piece, position: number, cost: number): void {
  const cell = position >> 4;
  const entry = (position >> 2) & 3;
  const exit = EXIT[piece * 4 + entry];
  enter(positionAt(cell + step[exit], opposite(exit), position & 3), cost);
  if (RING[piece] === 0) return;
  for (let side = 0; side < 4; side++) {
    if (side === entry || side === exit) continue;
    const line = edge(piece, side) - 1;
    enter(positionAt(cell + step[side], opposite(side), line), cost + TRANSFER * UNIT);
  }
}

function build(want: Want, position: number, cost: number): void {
  if (listed[want] === 0) listWays(want);
  const from = want * 16 + (position & 15);
  const cell = position >> 4;
  for (let at = from * MAX_WAYS, end = at + waysOn[from]; at < end; at++) {
    const side = wayTo[at] >> 2;
    enter(positionAt(cell + step[side], opposite(side), wayTo[at] & 3), cost + wayCost[at]);
  }
}

/** Looks at the table from the departures of some lines. Reads open fields only. */
export function survey(s: CorrespondancesState, lines: readonly Line[]): void {
  cutOut(s);
  bag = s.bag;
  unseen = s.pile;
  listed.fill(0);
  for (const line of lines) {
    const { spot, entry, goal } = departureOf(line);
    begin(fromDeparture[line], NOTHING_KNOWN, 0);
    enter(positionAt(cellOn(spot), entry, line - 1), 0);
    followed[line] = follow(ends[goal], undefined);
  }
}

/** What lines that have been surveyed would still have to pay if a piece were placed; NO_ROUTE if there is no way. */
export function costsWith(
  s: CorrespondancesState,
  piece: Piece,
  spot: Spot,
  lines: readonly Line[],
  costs: Float64Array,
): void {
  const cell = cellOn(spot);
  const want = grid[cell];
  grid[cell] = -1 - piece;
  demand(piece, cell, 1);
  for (const line of lines) costs[line] = backwards(s, line, leastBy(piece, cell, line));
  demand(piece, cell, -1);
  grid[cell] = want;
}

/** The least cost, of what is known, of coming to a tile that is not there yet. */
function leastBy(piece: Piece, cell: number, line: Line): number {
  let least = followed[line];
  for (let side = 0; side < 4; side++) {
    least = Math.min(least, fromDeparture[line][positionAt(cell, side, edge(piece, side) - 1)]);
  }
  return least;
}

/** From the three points of the goal back to the departure, as all ways can be ridden both ways. */
function backwards(s: CorrespondancesState, line: Line, most: number): number {
  const { end, side: departureSide, goal } = departureOf(line);
  begin(scratch, fromDeparture[line], most);
  for (let side = 0; side < 4; side++) {
    const point = edge(s.pieces[goal], side);
    for (let ridden = 1; ridden <= LINES; ridden++) {
      if (point !== ridden && point !== WILD) continue;
      const cost = point === WILD ? 0 : COLOURED_ARRIVAL * UNIT;
      enter(positionAt(ends[goal] + step[side], opposite(side), ridden - 1), cost);
    }
  }
  return follow(ends[end], departureSide) / UNIT;
}
