/** Lines: joining runs of track when a tile is placed, and reading a line back (B16–B18). */
import { DEPARTURE, isTerminus } from './board.ts';
import type { MetroState } from './state.ts';
import { EXIT } from './tile.ts';
import { type Cell, ENTRIES, POINTS, type Point, STATIONS, type Tile } from './types.ts';

/** `far` packs a point (9 bits) and a length. */
export const POINT_BITS = 9;
/** The bits of `far` that are the point; the rest is the length. */
export const POINT_MASK = (1 << POINT_BITS) - 1;
const LENGTH_MASK = ~POINT_MASK;
const ONE_CROSSING = 1 << POINT_BITS;

/** The line that starts at a point, as its bit in `dueStations` or in `duePlatforms`; 0 in the other, and where none starts. */
const stationBit = new Int32Array(POINTS);
const platformBit = new Int32Array(POINTS);
DEPARTURE.forEach((point, departure) => {
  if (departure < STATIONS) stationBit[point] = 1 << departure;
  else platformBit[point] = 1 << (departure - STATIONS);
});

/** The index in `rules.beyond` of the four tracks of a tile on a cell, in order of their entry sides. */
export const trackAt = (tile: Tile, cell: Cell): number => ((tile << 6) | cell) << 2;

/** Without tiles every point is a separate run of length 0. */
export function setUpRuns(far: Int32Array): void {
  for (let point = 0; point < POINTS; point++) far[point] = point;
}

/** Joins the runs on both sides of each of the tile's four tracks, and records the lines that are due to score. */
export function joinTracks(s: MetroState, tile: Tile, cell: Cell): void {
  const { far } = s;
  const { beyond } = s.rules;
  const tracks = trackAt(tile, cell);
  let stations = 0;
  let platforms = 0;
  for (let side = 0; side < 4; side++) {
    const behind = far[cell * 4 + side];
    const ahead = far[beyond[tracks + side]];
    const start = behind & POINT_MASK;
    const end = ahead & POINT_MASK;
    const length = (behind & LENGTH_MASK) + (ahead & LENGTH_MASK) + ONE_CROSSING;
    far[start] = end | length;
    far[end] = start | length;
    // −1 or 0: a branch that nobody can predict would cost more than two masks.
    const isComplete = (ENTRIES - 1 - end) >> 31;
    stations |= stationBit[start] & isComplete;
    platforms |= platformBit[start] & isComplete;
  }
  s.dueStations = stations;
  s.duePlatforms = platforms;
}

/** For set-ups: puts a tile on a cell of the central station. It does not count as a neighbour (B12). */
export function coverCentre(s: MetroState, tile: Tile, cell: Cell): void {
  s.tiles[cell] = tile + 1;
  joinTracks(s, tile, cell);
}

/** The current length of the line from a departure. */
export function lineLength(s: MetroState, departure: number): number {
  return s.far[DEPARTURE[departure]] >> POINT_BITS;
}

/** Where the line from a departure leads: to a terminus, or to the empty cell it would enter next. */
export function lineEnd(s: MetroState, departure: number): Point {
  return s.far[DEPARTURE[departure]] & POINT_MASK;
}

/** Whether the line from a departure has reached a terminus. It scores at that moment, once (B16). */
export function isComplete(s: MetroState, departure: number): boolean {
  return isTerminus(lineEnd(s, departure));
}

/** Writes how often the line from a departure crosses each cell into 64 counts. */
export function countCrossings(s: MetroState, departure: number, counts: Uint8Array): void {
  counts.fill(0);
  for (let point = DEPARTURE[departure]; point < ENTRIES && s.tiles[point >> 2] > 0; ) {
    counts[point >> 2]++;
    point = s.rules.beyond[trackAt(s.tiles[point >> 2] - 1, point >> 2) + (point & 3)];
  }
}

/** One crossing of a tile: in by one side, out by another. */
export interface Crossing {
  /** The tile's cell. */
  readonly cell: Cell;
  /** The side by which the line enters. */
  readonly from: number;
  /** The side by which it leaves. */
  readonly to: number;
}

/** Follows the line from a departure tile by tile, for display; scoring never needs to. */
export function traceLine(s: MetroState, departure: number): Crossing[] {
  const crossings: Crossing[] = [];
  for (let point = DEPARTURE[departure]; !isTerminus(point); ) {
    const cell = point >> 2;
    const tile = s.tiles[cell] - 1;
    if (tile < 0) break;
    const to = EXIT[tile * 4 + (point & 3)];
    crossings.push({ cell, from: point & 3, to });
    point = s.rules.beyond[trackAt(tile, cell) + (point & 3)];
  }
  return crossings;
}
