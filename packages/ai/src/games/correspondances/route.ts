/**
 * How far the lines of Correspondances still are from their goals: the cheapest route over the table, for screens and
 * computer players. Tiles on the table cost nothing to ride, an empty cell what ways.ts says, a transfer 2, a
 * coloured arrival 2; the unit is about one tile. Reads only public fields.
 *
 * Routes are reversible, so the search goes from the three points of the goal back to the departure, with a lower
 * bound of the remaining cost (A*). The functions share scratch memory: survey, then ask, without another state in
 * between.
 *
 * @module
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
  pointOf,
  RING,
  type Side,
  type Spot,
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
}

// A search over positions, (cell × 4 + entry side) × 4 + line − 1, by cost so far plus lower bound.
type Position = number;
const positionAt = (cell: number, side: Side, line: number): Position => (cell * 4 + side) * 4 + line;

/** For the route to a position: its start, and its transfers, as point × 256 + transfers. */
type Trip = number;

const bucket = new Int32Array(LIMIT);
/** Each position may be entered once from each of its at most 12 predecessors. */
const POOL = MAX_CELLS * 16 * 12;
const entryPosition = new Int32Array(POOL);
const entryCost = new Uint16Array(POOL);
const entryTrip = new Uint16Array(POOL);
const entryNext = new Int32Array(POOL);
let entries = 0;
/** The current total cost: later entries cannot have less. */
let now = 0;
/** The cheapest route found to each position. */
const scratch = new Uint16Array(MAX_CELLS * 16);
let best: Uint16Array = scratch;
/** The last entry that was followed. */
let arrived = 0;

/** The least remaining cost from each cell on, that cell included, ignoring colours, */
const level = new Uint16Array(MAX_CELLS);
const queue = new Int32Array(MAX_CELLS * 4);
let leastCell = 0;
/** and the least cost of changing to the seat's own line (− 1) from any other. */
let leastChange = 0;
let own = 0;

/**
 * Routes from the departures over the table before a placement, as far as they were followed, and up to which cost.
 * A placed tile can only make the other routes more expensive, so for a search back from the goal this is a lower
 * bound of the remaining cost: as it is, or through the new tile.
 */
const fromDeparture = Array.from({ length: LINES + 1 }, () => new Uint16Array(MAX_CELLS * 16));
const followed = new Uint16Array(LINES + 1);
let known: Uint16Array | undefined;
let mostKnown = 0;

function leastAhead(position: Position): number {
  const coming = level[position >> 4] + ((position & 3) === own ? 0 : leastChange);
  if (known === undefined) return coming;
  // The route here from the departure leaves the cell by the side entered now.
  return Math.max(coming, Math.min(known[(position ^ 8) + 16 * step[(position >> 2) & 3]], mostKnown));
}

function enter(position: Position, cost: number, trip: Trip): void {
  if (cost >= best[position]) return;
  const total = Math.max(now, cost + leastAhead(position));
  if (total >= LIMIT) return;
  best[position] = cost;
  entryPosition[entries] = position;
  entryCost[entries] = cost;
  entryTrip[entries] = trip;
  entryNext[entries] = bucket[total];
  bucket[total] = entries++;
}

function begin(into: Uint16Array): void {
  best = into;
  best.fill(LIMIT, 0, cells * 16);
  bucket.fill(-1);
  entries = 0;
  now = 0;
}

/** Follows entries until a cell is reached, by a given side if any; returns the cost. */
function follow(goal: number, goalSide: Side | undefined): number {
  for (now = 0; now < LIMIT; now++) {
    while (bucket[now] >= 0) {
      arrived = bucket[now];
      bucket[now] = entryNext[arrived];
      const position = entryPosition[arrived];
      const cost = entryCost[arrived];
      if (best[position] !== cost) continue;
      const cell = position >> 4;
      if (cell === goal && (goalSide ?? (position >> 2) & 3) === ((position >> 2) & 3)) return cost;
      // D14: nothing leads through an end.
      if (cell !== ends[WEST_END] && cell !== ends[EAST_END]) leave(position, cost, entryTrip[arrived]);
    }
  }
  return LIMIT;
}

function leave(position: Position, cost: number, trip: Trip): void {
  const value = grid[position >> 4];
  if (value < 0) ride(-1 - value, position, cost, trip);
  else if (value !== OUTSIDE) build((value << 4) | (position & 15), position >> 4, cost, trip);
}

function ride(piece: Piece, position: Position, cost: number, trip: Trip): void {
  const cell = position >> 4;
  const entry = (position >> 2) & 3;
  const exit = EXIT[piece * 4 + entry];
  enter(positionAt(cell + step[exit], opposite(exit), position & 3), cost, trip);
  if (RING[piece] === 0) return;
  for (let side = 0; side < 4; side++) {
    if (side === entry || side === exit) continue;
    const line = edge(piece, side) - 1;
    enter(positionAt(cell + step[side], opposite(side), line), cost + TRANSFER, trip + 1);
  }
}

function build(entry: number, cell: number, cost: number, trip: Trip): void {
  for (let at = firstWay(entry), end = lastWay(entry); at < end; at++) {
    const side = wayTo[at] >> 2;
    const line = wayTo[at] & 3;
    const changes = line === (entry & 3) ? 0 : 1;
    enter(positionAt(cell + step[side], opposite(side), line), cost + wayCost[at], trip + changes);
  }
}

function lookAt(s: CorrespondancesState): void {
  cutOut(s);
  countBag(s);
  leastCell = leastCellCost();
}

/** Finds the routes of some lines over the table as it is. */
export function findRoutes(s: CorrespondancesState, lines: ArrayLike<Line>, routes: Routes): void {
  lookAt(s);
  known = undefined;
  for (let i = 0; i < lines.length; i++) {
    backwards(s, lines[i], routes);
  }
}

/** Cells in the order of their level: that of the cell before, where there is a tile. */
function measureLevels(line: Line): void {
  const { end, spot } = departureOf(line);
  own = line - 1;
  leastChange = TRANSFER;
  level.fill(LIMIT, 0, cells);
  level[ends[end]] = 0;
  const first = cellOn(spot);
  let front = MAX_CELLS * 2;
  let back = front;
  level[first] = grid[first] < 0 ? 0 : leastCell;
  queue[back++] = first;
  while (front < back) {
    const cell = queue[front++];
    for (let side = 0; side < 4; side++) {
      const beside = cell + step[side];
      if (grid[beside] === OUTSIDE) continue;
      const isTile = grid[beside] < 0;
      const reached = level[cell] + (isTile ? 0 : leastCell);
      if (reached >= level[beside]) continue;
      level[beside] = reached;
      if (isTile) queue[--front] = beside;
      else queue[back++] = beside;
    }
  }
}

/** Surveys the table from the departures of some lines, before a tile is placed on it. */
export function survey(s: CorrespondancesState, lines: ArrayLike<Line>): void {
  lookAt(s);
  known = undefined;
  // All positions within some cost are wanted, so the lower bound is zero.
  level.fill(0, 0, cells);
  leastChange = 0;
  for (let i = 0; i < lines.length; i++) {
    const { spot, entry, goal } = departureOf(lines[i]);
    begin(fromDeparture[lines[i]]);
    enter(positionAt(cellOn(spot), entry, lines[i] - 1), 0, 0);
    followed[lines[i]] = follow(ends[goal], undefined);
  }
}

/** Finds the routes of surveyed lines if a piece were placed. */
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
  for (let i = 0; i < lines.length; i++) {
    known = fromDeparture[lines[i]];
    mostKnown = leastBy(piece, cell, lines[i]);
    backwards(s, lines[i], routes);
  }
  demand(piece, cell, -1);
  grid[cell] = want;
}

/** The least known cost of reaching a tile that is not there yet. */
function leastBy(piece: Piece, cell: number, line: Line): number {
  let least = followed[line];
  for (let side = 0; side < 4; side++) {
    least = Math.min(least, fromDeparture[line][positionAt(cell, side, edge(piece, side) - 1)]);
  }
  return least;
}

function backwards(s: CorrespondancesState, line: Line, routes: Routes): void {
  const { end, side: departureSide, goal } = departureOf(line);
  measureLevels(line);
  begin(scratch);
  for (let side = 0; side < 4; side++) {
    const point = edge(s.pieces[goal], side);
    const trip = pointOf(s.pieces[goal], side) << 8;
    const cost = point === WILD ? 0 : COLOURED_ARRIVAL;
    for (let ridden = 1; ridden <= LINES; ridden++) {
      if (point !== ridden && point !== WILD) continue;
      enter(positionAt(ends[goal] + step[side], opposite(side), ridden - 1), cost, trip);
    }
  }
  const cost = follow(ends[end], departureSide);
  const trip = cost < LIMIT ? entryTrip[arrived] : 0;
  routes.cost[line] = cost / UNIT;
  routes.transfers[line] = trip & 255;
  routes.arrival[line] = trip >> 8;
}
