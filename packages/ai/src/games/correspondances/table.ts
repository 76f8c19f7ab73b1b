/** The table as the route search sees it: cropped, with a border that nothing enters. */
import {
  type CorrespondancesState,
  EAST_END,
  edge,
  opposite,
  type Piece,
  ROW,
  type Spot,
  WEST_END,
  WILD,
  xOf,
  yOf,
} from '@guimard/engine/correspondances';
import { wantOf } from './ways.ts';

/** In `grid`, besides −1 − piece for a tile and the requirement of an empty cell. */
export const OUTSIDE = 10_000;
/** How far routes may lead around the tiles; the tile to be placed may be one cell further out. */
const MARGIN = 3;
const BORDER = MARGIN + 1;
export const MAX_CELLS = (54 + 2 * BORDER) * (49 + 2 * BORDER);
export const grid = new Int16Array(MAX_CELLS);
/** From a cell to its neighbour across a side. */
export const step = new Int32Array(4);
/** The cells of the two ends, by their index. */
export const ends = new Int32Array(ROW);
export let cells = 0;
let width = 0;
/** The cell of the western end. */
let origin = 0;

export const cellOn = (spot: Spot): number => origin + yOf(spot) * width + xOf(spot);

export function cutOut(s: CorrespondancesState): void {
  let west = 0;
  let east = 0;
  let north = 0;
  let south = 0;
  for (let i = 0; i < s.placed; i++) {
    const x = xOf(s.spots[i]);
    const y = yOf(s.spots[i]);
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  width = east - west + 1 + 2 * BORDER;
  const height = south - north + 1 + 2 * BORDER;
  cells = width * height;
  origin = (BORDER - north) * width + BORDER - west;
  step[0] = -width;
  step[1] = 1;
  step[2] = width;
  step[3] = -1;
  grid.fill(OUTSIDE, 0, cells);
  for (let row = 1; row < height - 1; row++) grid.fill(0, row * width + 1, (row + 1) * width - 1);
  for (let i = 0; i < s.placed; i++) grid[cellOn(s.spots[i])] = -1 - s.pieces[i];
  for (let i = 0; i < s.placed; i++) demand(s.pieces[i], cellOn(s.spots[i]), 1);
  ends[WEST_END] = cellOn(s.spots[WEST_END]);
  ends[EAST_END] = cellOn(s.spots[EAST_END]);
}

/** D4: a tile requires its lines of the empty cells next to it, or no longer does; an (M) requires nothing. */
export function demand(piece: Piece, cell: number, times: 1 | -1): void {
  for (let side = 0; side < 4; side++) {
    const line = edge(piece, side);
    const beside = cell + step[side];
    if (grid[beside] >= 0 && line !== WILD) grid[beside] += times * wantOf(line, opposite(side));
  }
}
