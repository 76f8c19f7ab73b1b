/** What only the browser draws on the board: the arrow at the end of a line, tourists at stations, the score track. */
import { nth } from '@guimard/engine/kit';
import {
  BOARD,
  inward,
  type LineEnd,
  moved,
  SCORE_DEPTH,
  type Spot,
  stationSpot,
  write,
} from '@guimard/miniature/metro';

/** The arrow that shows where a line would go on: a triangle just inside the next cell. */
export function arrowPath({ spot, direction }: LineEnd): string {
  const right = { x: -direction.y, y: direction.x };
  const base = moved(spot, direction, -2);
  const corners = [moved(base, right, 12), moved(base, direction, 17), moved(base, right, -12)];
  return `M${corners.map(write).join('L')}Z`;
}

/** Where the tourist at a station stands: on its arrival track (N1). */
export function waitingSpot(index: number): Spot {
  const { side, ...spot } = stationSpot(index);
  // On the left of a train that comes from the station, and near the board.
  return moved(moved(spot, inward((side + 3) & 3), 25), inward(side), 18);
}

/** Spaces on the score track once round: 25 along each edge of the board. */
export const SPACES = 100;
const PER_EDGE = SPACES / 4;
const SCORE_CORNERS: readonly Spot[] = [
  { x: SCORE_DEPTH / 2, y: SCORE_DEPTH / 2 },
  { x: BOARD - SCORE_DEPTH / 2, y: SCORE_DEPTH / 2 },
  { x: BOARD - SCORE_DEPTH / 2, y: BOARD - SCORE_DEPTH / 2 },
  { x: SCORE_DEPTH / 2, y: BOARD - SCORE_DEPTH / 2 },
];
/** The space for a number of points, from 0 at the top left on clockwise; 100 is a second lap. */
export function scoreSpot(points: number): Spot {
  const space = ((points % SPACES) + SPACES) % SPACES;
  const edge = Math.floor(space / PER_EDGE);
  const from = nth(SCORE_CORNERS, edge);
  const to = nth(SCORE_CORNERS, (edge + 1) & 3);
  const part = space / PER_EDGE - edge;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
