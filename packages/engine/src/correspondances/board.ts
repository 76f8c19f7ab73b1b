/**
 * The table: coordinates and their names.
 *
 * The plane has no edge, but a round needs little of it: 48 sections, each touching another tile, joined to a
 * row of 6 (D5). So tiles span at most 6 + 48 = 54 columns and 1 + 48 = 49 rows, and together with the empty
 * cells round them 56 and 51. That is less than 64: on a torus of 64 × 64 no two of these cells meet, and the
 * board is 4096 bytes without edges to check. The same count keeps x within −49 … 54 and y within −49 … 49.
 */
import type { CorrespondancesState } from './state.ts';
import { EAST_END, type Index, type Line, NORTH, opposite, type Side, SOUTH, WEST_END } from './types.ts';

/** A point of the plane, as (y + 64) × 128 + x + 64: one step in any direction is one addition. */
export type Spot = number;
/** Where a spot is on the torus: (y & 63) × 64 + (x & 63). */
export type Cell = number;

/** The spot in a column and a row, counted from the western end. */
export const spotOf = (x: number, y: number): Spot => ((y + 64) << 7) | (x + 64);
/** Columns east of the western end; negative to the west of it. */
export const xOf = (spot: Spot): number => (spot & 127) - 64;
/** Rows south of the row of the set-up; negative to the north of it. */
export const yOf = (spot: Spot): number => (spot >> 7) - 64;
/** The index of a spot in `state.board`. */
export const cellOf = (spot: Spot): Cell => ((spot >> 1) & 0xfc0) | (spot & 63);
/** The neighbour of a spot, by side. */
export const STEP = Int32Array.of(-128, 1, 128, -1);

/** The sides in English, by number. */
export const SIDE_NAMES = ['north', 'east', 'south', 'west'] as const;

/** T13, T14: the end that a line starts from, its side there, and the end where it must arrive. */
export interface Departure {
  /** The tile of the set-up that it starts from. */
  readonly end: Index;
  /** Its side there. */
  readonly side: Side;
  /** The tile of the set-up where it must arrive. */
  readonly goal: Index;
  /** The first spot of the line, and the side it enters by. */
  readonly spot: Spot;
  /** The side by which it enters that spot. */
  readonly entry: Side;
}

function departure(end: Index, side: Side): Departure {
  const goal = WEST_END + EAST_END - end;
  return { end, side, goal, spot: spotOf(end, 0) + STEP[side], entry: opposite(side) };
}

const DEPARTURES: readonly Departure[] = [
  departure(EAST_END, NORTH),
  departure(WEST_END, NORTH),
  departure(WEST_END, SOUTH),
  departure(EAST_END, SOUTH),
];
/** Where a line starts and must arrive; it never changes (T13, T14). */
export const departureOf = (line: Line): Departure => DEPARTURES[line - 1];

/** The tile on a spot of the table or next to one, or −1. */
export function indexOn(s: CorrespondancesState, spot: Spot): Index {
  const byte = s.board[cellOf(spot)];
  return byte <= s.placed ? byte - 1 : -1;
}

/** `e6n2`: six columns east and two rows north of the western end, which is `e0s0`. */
export function makeSpot(x: number, y: number): string {
  return `${x < 0 ? 'w' : 'e'}${Math.abs(x)}${y < 0 ? 'n' : 's'}${Math.abs(y)}`;
}

/** Each spot has one name only: no w0 or n0, and no zeros in front. */
export function parseSpot(name: string): { x: number; y: number } | undefined {
  const parts = /^(?:e(0|[1-9]\d?)|w([1-9]\d?))(?:s(0|[1-9]\d?)|n([1-9]\d?))$/.exec(name);
  if (parts === null) return undefined;
  const [, east, west, south, north] = parts;
  return {
    x: east === undefined ? -Number(west) : Number(east),
    y: south === undefined ? -Number(north) : Number(south),
  };
}
