/**
 * The geometry of the board, in drawing units: a cell is 100 wide, and around the 8 × 8 cells is a border: the stations
 * inside, then a frame with the names of columns and rows, and the score track outside.
 */
import { nth } from '@guimard/engine/kit';
import {
  type Cell,
  type Crossing,
  colOf,
  DEPARTURE,
  ENTRIES,
  EXIT,
  isTerminus,
  type Point,
  rowOf,
  type Side,
  type Tile,
} from '@guimard/engine/metro';
import { type Curve, curvesPath, moved, type Spot, straight, write } from '../curve.ts';

export const CELL = 100;
/** How deep a station is, the frame, and the score track. */
export const STATION_DEPTH = 64;
export const FRAME_DEPTH = 20;
export const SCORE_DEPTH = 52;
export const RIM = STATION_DEPTH + FRAME_DEPTH + SCORE_DEPTH;
export const BOARD = 8 * CELL + 2 * RIM;

/** Half of the distance between the two tracks of a side. */
const HALF_GAP = 15;
/** How far a track that turns back (d) runs straight before it turns. */
const LEAD = 6;
/** The handle of a quarter circle, as a part of its radius. */
const QUARTER = 0.5523;
/** How far the lit line reaches into a station or platform. */
export const STUB = 22;

/** Into the cell from each of its sides. */
const INWARD: readonly Spot[] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];

const plus = (a: Spot, b: Spot): Spot => moved(a, b, 1);
export const inward = (side: Side): Spot => nth(INWARD, side);

export const cellCorner = (cell: Cell): Spot => ({
  x: RIM + colOf(cell) * CELL,
  y: RIM + rowOf(cell) * CELL,
});
export const cellCentre = (cell: Cell): Spot => moved(cellCorner(cell), { x: 1, y: 1 }, CELL / 2);

/** A point on a side, offset to the right of its middle as seen by an entering train. */
function onSide(side: Side, right: number): Spot {
  const { x, y } = inward(side);
  // The right hand of someone facing (x, y) points to (−y, x), as y grows downwards.
  return { x: (1 - x) * (CELL / 2) - y * right, y: (1 - y) * (CELL / 2) + x * right };
}

/** Where a train enters by a side of a tile: on the right (B3, B4). */
export const inSpot = (side: Side): Spot => onSide(side, HALF_GAP);
/** Where a train leaves by a side: trains run on the right, so on the left as seen when entering. */
export const outSpot = (side: Side): Spot => onSide(side, -HALF_GAP);

/** The curves of a track within its tile. */
export function trackCurves(from: Side, to: Side): readonly Curve[] {
  const start = inSpot(from);
  const end = outSpot(to);
  if (((from + 2) & 3) === to) return [straight(start, end)];
  if (from === to) {
    const turn = moved(start, inward(from), LEAD);
    const back = moved(end, inward(to), LEAD);
    const handle = (HALF_GAP * 4) / 3;
    return [
      straight(start, turn),
      [turn, moved(turn, inward(from), handle), moved(back, inward(to), handle), back],
      straight(back, end),
    ];
  }
  const handle = QUARTER * Math.abs(end.x - start.x);
  return [[start, moved(start, inward(from), handle), moved(end, inward(to), handle), end]];
}

/** The four tracks of a tile, by entry side (B4). */
export const tileTracks = (tile: Tile): readonly (readonly Curve[])[] =>
  [0, 1, 2, 3].map((side) => trackCurves(side, nth(EXIT, tile * 4 + side)));

/** Where the line from a departure enters the board. */
export function departureSpot(departure: number): Spot {
  const point = nth(DEPARTURE, departure);
  return plus(cellCorner(point >> 2), inSpot(point & 3));
}

/** Where a line leaves the board for the terminus of a station or platform. */
export function arrivalSpot(departure: number): Spot {
  const point = nth(DEPARTURE, departure);
  return plus(cellCorner(point >> 2), outSpot(point & 3));
}

/** Where a line ends, and which way it points there. */
export interface LineEnd {
  readonly spot: Spot;
  readonly direction: Spot;
  /** The side of the cell that it crosses there. */
  readonly side: Side;
}

export function lineEndOf(end: Point): LineEnd {
  if (isTerminus(end)) {
    const departure = end - ENTRIES;
    const side = nth(DEPARTURE, departure) & 3;
    return { spot: arrivalSpot(departure), direction: inward((side + 2) & 3), side };
  }
  const side = end & 3;
  return { spot: plus(cellCorner(end >> 2), inSpot(side)), direction: inward(side), side };
}

/** Where the pen starts: behind the departure, or after the last skipped crossing. */
function lineStart(departure: number, last: Crossing | undefined): string {
  if (last !== undefined) return `M${write(plus(cellCorner(last.cell), outSpot(last.to)))}`;
  const start = departureSpot(departure);
  return `M${write(moved(start, inward(nth(DEPARTURE, departure) & 3), -STUB))}L${write(start)}`;
}

/**
 * A whole line: out of its departure, over every tile, and into the terminus or, where it does not reach one, to the
 * edge of the cell that it would enter next. `skipped` crossings at the beginning are left out.
 */
export function linePath(departure: number, crossings: readonly Crossing[], end: Point, skipped = 0): string {
  const parts = [lineStart(departure, crossings[skipped - 1])];
  for (const { cell, from, to } of crossings.slice(skipped)) {
    // The pen is already where the track starts.
    parts.push(curvesPath(trackCurves(from, to), cellCorner(cell)).replace(/^M[^C]*/, ''));
  }
  if (isTerminus(end)) {
    const { spot, direction } = lineEndOf(end);
    parts.push(`L${write(moved(spot, direction, STUB))}`);
  }
  return parts.join('');
}

/** The position of a station: the middle of its part of the border, and its side of the board. */
export function stationSpot(index: number): Spot & { readonly side: Side } {
  const point = nth(DEPARTURE, index);
  const side = point & 3;
  return { ...moved(cellCentre(point >> 2), inward(side), -(CELL + STATION_DEPTH) / 2), side };
}
