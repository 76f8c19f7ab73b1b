/** The geometry of a tile, in drawing units: it is 100 wide, and (0, 0) is its north-western corner. */
import { exit, type Line, opposite, type Piece, RING, type Side } from '@guimard/engine/correspondances';
import { nth } from '@guimard/engine/kit';
import { type Curve, type Spot, straight } from '../curve.ts';

export const CELL = 100;
export const HALF = CELL / 2;
/** How wide a track is. */
export const TRACK = 25;
/** How far from the edge the points of an end are. */
const POINT = 20;
/** The handle of a quarter circle of half a cell. */
const QUARTER = 0.5523 * HALF;
/** The handle of a bend that comes close to the ring in the middle. */
const TOWARDS_RING = 43;

/** The paint number of each line: red, blue, yellow, green (D2). */
const PAINTS = [6, 1, 0, 3] as const;
export const linePaint = (line: Line): number => nth(PAINTS, line - 1);

/** Into the cell from each of its sides. */
const INWARD: readonly Spot[] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];
export const inward = (side: Side): Spot => nth(INWARD, side);

/** A point in a cell, at a distance from the middle of a side. */
export const inside = (side: Side, by: number): Spot => {
  const { x, y } = inward(side);
  return { x: HALF - x * (HALF - by), y: HALF - y * (HALF - by) };
};
export const pointPlace = (side: Side): Spot => inside(side, POINT);

/** From the middle of one side to that of another. */
export function bend(from: Side, to: Side, hasRing: boolean): Curve {
  const [start, end] = [inside(from, 0), inside(to, 0)];
  if (to === opposite(from)) return straight(start, end);
  const handle = hasRing ? TOWARDS_RING : QUARTER;
  return [start, inside(from, handle), inside(to, handle), end];
}

/** A track within its tile. */
export const trackCurve = (piece: Piece, from: Side): Curve =>
  bend(from, exit(piece, from), RING[piece] === 1);
