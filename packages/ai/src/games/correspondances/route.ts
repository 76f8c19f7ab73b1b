/**
 * How far the lines of Correspondances still are from their goals: the cheapest route over the table, for screens and
 * computer players. Tiles on the table cost nothing to ride, an empty cell what ways.ts says, a transfer 2, a
 * coloured arrival 2; the unit is about one tile. Reads only public fields.
 *
 * The search goes from the departure to the three points of the goal, with a lower bound of the remaining cost (A*).
 * Most placements leave most routes as they are: a survey of the table tells which. The functions share scratch memory:
 * survey, then ask, without another state in between.
 *
 * @module
 */
import {
  CLOSED,
  type CorrespondancesState,
  departureOf,
  EAST,
  EAST_END,
  EXIT,
  edge,
  type Index,
  LINES,
  type Line,
  opposite,
  type Piece,
  pointOf,
  RING,
  ROW,
  type Side,
  type Spot,
  tileOf,
  WEST,
  WEST_END,
  WILD,
} from '@guimard/engine/correspondances';
import { cellOn, cells, cutOut, demand, ends, grid, MAX_CELLS, OUTSIDE, step } from './table.ts';
import { countBag, firstWay, LIMIT, lastWay, leastCellCost, TRANSFER, UNIT, wayCost, wayTo } from './ways.ts';

/** A coloured point is the departure of another line, whose holder also arrives. */
const COLOURED_ARRIVAL = 2 * UNIT;

/** The cheapest routes of some lines, by line. */
export class Routes {
  /** In tiles; NO_ROUTE if there is none. */
  readonly cost = new Float64Array(LINES + 1);
  /** Transfers on the way. */
  readonly transfers = new Uint8Array(LINES + 1);
  /** The point of arrival; 0 if there is no route. */
  readonly arrival = new Uint8Array(LINES + 1);

  /** Takes over one line's route. */
  take(from: Routes, line: Line): void {
    this.cost[line] = from.cost[line];
    this.transfers[line] = from.transfers[line];
    this.arrival[line] = from.arrival[line];
  }
}

// A search over positions, (cell × 4 + entry side) × 4 + line − 1, by cost so far plus lower bound.
type Position = number;
const positionAt = (cell: number, side: Side, line: number): Position => (cell * 4 + side) * 4 + line;

const NONE = -1;
const bucket = new Int32Array(LIMIT);
/** Each position may be entered once from each of its at most 12 predecessors. */
const POOL = MAX_CELLS * 16 * 12;
const entryPosition = new Int32Array(POOL);
const entryCost = new Uint16Array(POOL);
const entryTransfers = new Uint8Array(POOL);
/** The entry that led here, or NONE. */
const entryFrom = new Int32Array(POOL);
const entryNext = new Int32Array(POOL);
let entries = 0;
/** The current total cost: later entries cannot have less. */
let now = 0;
/** The entry that is followed. */
let current = NONE;
/** The cheapest route found to each position. */
const scratch = new Uint16Array(MAX_CELLS * 16);
let best: Uint16Array = scratch;

/** By end: the least remaining cost from each cell on, that cell included and colours ignored, to its (M) */
const toWild = Array.from({ length: ROW }, () => new Uint16Array(MAX_CELLS));
/** and to one of its coloured points. */
const toColour = Array.from({ length: ROW }, () => new Uint16Array(MAX_CELLS));
let aheadWild: Uint16Array = toWild[EAST_END];
let aheadColour: Uint16Array = toColour[EAST_END];
const queue = new Int32Array(MAX_CELLS * 4);
let leastCell = 0;

/** The line whose route is looked for: its number − 1, */
let own = 0;
/** the cell of the end where it must arrive, */
let goalCell = 0;
/** and the side there of the (M). */
let wildSide: Side = WEST;

/** A coloured point takes a transfer from the line's own colour. */
function leastAhead(position: Position): number {
  const cell = position >> 4;
  const change = (position & 3) === own ? COLOURED_ARRIVAL + TRANSFER : COLOURED_ARRIVAL;
  return Math.min(aheadWild[cell], aheadColour[cell] + change);
}

function enter(position: Position, cost: number, transfers: number): void {
  const isGoal = position >> 4 === goalCell;
  const reached = isGoal && ((position >> 2) & 3) !== wildSide ? cost + COLOURED_ARRIVAL : cost;
  if (reached >= best[position]) return;
  const total = Math.max(now, isGoal ? reached : reached + leastAhead(position));
  if (total >= LIMIT) return;
  best[position] = reached;
  entryPosition[entries] = position;
  entryCost[entries] = reached;
  entryTransfers[entries] = transfers;
  entryFrom[entries] = current;
  entryNext[entries] = bucket[total];
  bucket[total] = entries++;
}

function begin(line: Line, into: Uint16Array): void {
  const { spot, entry, goal } = departureOf(line);
  own = line - 1;
  goalCell = ends[goal];
  wildSide = goal === WEST_END ? WEST : EAST;
  aheadWild = toWild[goal];
  aheadColour = toColour[goal];
  best = into;
  best.fill(LIMIT, 0, cells * 16);
  bucket.fill(NONE);
  entries = 0;
  now = 0;
  current = NONE;
  enter(positionAt(cellOn(spot), entry, own), 0, 0);
}

/** Follows entries of less than a total cost until the goal is reached; returns the last entry, or NONE. */
function follow(limit: number): number {
  for (; now < limit; now++) {
    while (bucket[now] !== NONE) {
      current = bucket[now];
      bucket[now] = entryNext[current];
      const position = entryPosition[current];
      if (best[position] !== entryCost[current]) continue;
      const cell = position >> 4;
      if (cell === goalCell) return current;
      // D14: nothing leads through an end.
      if (cell !== ends[WEST_END] && cell !== ends[EAST_END]) {
        leave(position, entryCost[current], entryTransfers[current]);
      }
    }
  }
  return NONE;
}

function leave(position: Position, cost: number, transfers: number): void {
  const value = grid[position >> 4];
  if (value < 0) ride(-1 - value, position, cost, transfers);
  else if (value !== OUTSIDE) build((value << 4) | (position & 15), position >> 4, cost, transfers);
}

function ride(piece: Piece, position: Position, cost: number, transfers: number): void {
  const cell = position >> 4;
  const entry = (position >> 2) & 3;
  const exit = EXIT[piece * 4 + entry];
  enter(positionAt(cell + step[exit], opposite(exit), position & 3), cost, transfers);
  if (RING[piece] === 0) return;
  for (let side = 0; side < 4; side++) {
    if (side === entry || side === exit) continue;
    const line = edge(piece, side) - 1;
    enter(positionAt(cell + step[side], opposite(side), line), cost + TRANSFER, transfers + 1);
  }
}

function build(entry: number, cell: number, cost: number, transfers: number): void {
  for (let at = firstWay(entry), end = lastWay(entry); at < end; at++) {
    const side = wayTo[at] >> 2;
    const line = wayTo[at] & 3;
    const changes = line === (entry & 3) ? 0 : 1;
    enter(positionAt(cell + step[side], opposite(side), line), cost + wayCost[at], transfers + changes);
  }
}

function lookAt(s: CorrespondancesState): void {
  cutOut(s);
  countBag(s);
  leastCell = leastCellCost();
  measureLevels(s, WEST_END);
  measureLevels(s, EAST_END);
}

function measureLevels(s: CorrespondancesState, end: Index): void {
  toWild[end].fill(LIMIT, 0, cells);
  toColour[end].fill(LIMIT, 0, cells);
  toWild[end][ends[end]] = 0;
  toColour[end][ends[end]] = 0;
  for (let side = 0; side < 4; side++) {
    const point = edge(s.pieces[end], side);
    if (point === CLOSED) continue;
    const first = ends[end] + step[side];
    spread(first, grid[first] < 0 ? 0 : leastCell, point === WILD ? toWild[end] : toColour[end]);
  }
}

/** Cells in the order of their level: that of the cell before, where there is a tile. */
function spread(first: number, least: number, level: Uint16Array): void {
  let front = MAX_CELLS * 2;
  let back = front;
  level[first] = least;
  queue[back++] = first;
  while (front < back) {
    const cell = queue[front++];
    for (let side = 0; side < 4; side++) {
      const beside = cell + step[side];
      const value = grid[beside];
      if (value === OUTSIDE) continue;
      const reached = value < 0 ? level[cell] : level[cell] + leastCell;
      if (reached >= level[beside]) continue;
      level[beside] = reached;
      if (value < 0) queue[--front] = beside;
      else queue[back++] = beside;
    }
  }
}

/** Finds the routes of some lines over the table as it is. */
export function findRoutes(s: CorrespondancesState, lines: ArrayLike<Line>, routes: Routes): void {
  lookAt(s);
  for (let i = 0; i < lines.length; i++) {
    begin(lines[i], scratch);
    note(s, lines[i], follow(LIMIT), routes);
  }
}

function note(s: CorrespondancesState, line: Line, arrived: number, routes: Routes): void {
  const { goal } = departureOf(line);
  const isFound = arrived !== NONE;
  routes.cost[line] = (isFound ? entryCost[arrived] : LIMIT) / UNIT;
  routes.transfers[line] = isFound ? entryTransfers[arrived] : 0;
  routes.arrival[line] = isFound ? pointOf(s.pieces[goal], (entryPosition[arrived] >> 2) & 3) : 0;
}

/** The table surveyed last: the routes over it, the empty cells that they lead over (by lines, as bits), */
const surveyed = new Routes();
const onRoute = new Uint8Array(MAX_CELLS);
/** and routes from the departures, as far as they may matter once another tile has been placed. */
const fromDeparture = Array.from({ length: LINES + 1 }, () => new Uint16Array(MAX_CELLS * 16));

/** Surveys the table for some lines, before a tile is placed on it. */
export function survey(s: CorrespondancesState, lines: ArrayLike<Line>): void {
  lookAt(s);
  onRoute.fill(0, 0, cells);
  for (let i = 0; i < lines.length; i++) {
    begin(lines[i], fromDeparture[lines[i]]);
    const arrived = follow(LIMIT);
    note(s, lines[i], arrived, surveyed);
    for (let at = arrived; at !== NONE; at = entryFrom[at]) {
      if (grid[entryPosition[at] >> 4] >= 0) onRoute[entryPosition[at] >> 4] |= 1 << own;
    }
    // A tile saves no more than a cell.
    const limit = Math.min(LIMIT, now + leastCell);
    while (follow(limit) !== NONE);
  }
}

/** Finds the routes of surveyed lines if a piece were placed; may miss routes that are hardly better than none. */
export function findRoutesWith(
  s: CorrespondancesState,
  piece: Piece,
  spot: Spot,
  lines: ArrayLike<Line>,
  routes: Routes,
): void {
  const cell = cellOn(spot);
  const want = grid[cell];
  grid[cell] = -1 - piece;
  demand(piece, cell, 1);
  let isLowered = false;
  for (let i = 0; i < lines.length; i++) {
    // Where no route is left, only a tile that is the last of its kind can open one.
    const isLost = surveyed.arrival[lines[i]] === 0 && s.bag[tileOf(piece)] > 0;
    if (!isLost && isAffected(lines[i], piece, cell)) {
      if (!isLowered) lowerLevels(cell);
      isLowered = true;
      begin(lines[i], scratch);
      note(s, lines[i], follow(LIMIT), routes);
    } else {
      routes.take(surveyed, lines[i]);
    }
  }
  demand(piece, cell, -1);
  grid[cell] = want;
  if (isLowered) restoreLevels();
}

const LEVELS = [toWild[WEST_END], toColour[WEST_END], toWild[EAST_END], toColour[EAST_END]];
const before = LEVELS.map(() => new Uint16Array(MAX_CELLS));

/** A tile on a cell costs nothing to ride: the levels around may be lower. */
function lowerLevels(cell: number): void {
  for (let i = 0; i < LEVELS.length; i++) {
    for (let at = 0; at < cells; at++) before[i][at] = LEVELS[i][at];
    if (LEVELS[i][cell] < LIMIT) spread(cell, LEVELS[i][cell] - leastCell, LEVELS[i]);
  }
}

function restoreLevels(): void {
  for (let i = 0; i < LEVELS.length; i++) for (let at = 0; at < cells; at++) LEVELS[i][at] = before[i][at];
}

/**
 * Whether a new tile may change the route of a line. It makes no other route cheaper than those over itself, and none
 * more expensive than those over its cell and the empty cells beside it. Routes that ride the tile twice are neglected.
 */
function isAffected(line: Line, piece: Piece, cell: number): boolean {
  const cost = surveyed.cost[line] * UNIT;
  let touched = onRoute[cell];
  for (let side = 0; side < 4; side++) touched |= onRoute[cell + step[side]];
  return ((touched >> (line - 1)) & 1) === 1 || leastOver(piece, cell, line) < cost;
}

/** A lower bound of the cost of a line's routes over a new tile. */
function leastOver(piece: Piece, cell: number, line: Line): number {
  const { goal } = departureOf(line);
  let least = LIMIT;
  for (let from = 0; from < 4; from++) {
    const toHere = fromDeparture[line][positionAt(cell, from, edge(piece, from) - 1)];
    if (toHere >= least) continue;
    const exit = EXIT[piece * 4 + from];
    for (let side = 0; side < 4; side++) {
      if (side === from || (side !== exit && RING[piece] === 0)) continue;
      const beside = cell + step[side];
      const change = edge(piece, side) === line ? COLOURED_ARRIVAL + TRANSFER : COLOURED_ARRIVAL;
      const onward = Math.min(toWild[goal][beside], toColour[goal][beside] + change);
      least = Math.min(least, toHere + (side === exit ? onward : onward + TRANSFER));
    }
  }
  return least;
}
