/**
 * Tiles in box-drawing characters, four columns by two rows from one to the next: neighbours share the number on their
 * common edge, since it is the same on both (D4).
 *
 * ```
 *   1       1       1       1      3
 * 2─○─2   2─│─2   2╮○╰1   2╮ ╰1    │    a ring is for transfers (D11); a straight
 *   1       1       2       2      3
 * ```
 */

import {
  CLOSED,
  type CorrespondancesState,
  EAST,
  EAST_PIECE,
  edge,
  exit,
  isSection,
  makeSpot,
  NORTH,
  type Piece,
  pieceOf,
  RING,
  ROTATIONS,
  SOUTH,
  type Spot,
  type Tile,
  WEST,
  WEST_PIECE,
  WILD,
  xOf,
  yOf,
} from '@guimard/engine/correspondances';
import { nth } from '@guimard/engine/kit';
import { Canvas } from '../canvas.ts';
import { BOLD, DIM, type Paint } from '../paint.ts';
import { lineStyle } from './styles.ts';

const COLUMNS = 4;
const ROWS = 2;
/** Space for the names of the rows and of the columns. */
const LEFT = 4;
const TOP = 1;

/** The table with its coordinates; named empty cells are dots. */
export function drawBoard(s: CorrespondancesState, named: ReadonlySet<Spot>, paint: Paint): string[] {
  const spots = [...s.spots.subarray(0, s.placed), ...named];
  if (spots.length === 0) return [];
  const [west, east] = range(spots.map(xOf));
  const [north, south] = range(spots.map(yOf));
  const canvas = new Canvas(LEFT + (east - west + 1) * COLUMNS + 1, TOP + (south - north + 1) * ROWS + 1);
  const column = (x: number): number => LEFT + (x - west) * COLUMNS;
  const row = (y: number): number => TOP + (y - north) * ROWS;
  for (let x = west; x <= east; x++) canvas.write(column(x) + 1, 0, columnName(x), DIM);
  for (let y = north; y <= south; y++) canvas.write(0, row(y) + 1, rowName(y), DIM);
  for (const spot of named) canvas.write(column(xOf(spot)) + 2, row(yOf(spot)) + 1, '·', BOLD);
  // The ends come first and are drawn last, so that their (M) stays.
  for (let index = s.placed - 1; index >= 0; index--) {
    const spot = nth(s.spots, index);
    drawPiece(canvas, column(xOf(spot)), row(yOf(spot)), nth(s.pieces, index));
  }
  // Below the last row there may be numbers, or nothing.
  const lines = canvas.lines(paint);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** `e6n2` is column e6 and row n2. */
const columnName = (x: number): string => makeSpot(x, 0).slice(0, -'s0'.length);
const rowName = (y: number): string => makeSpot(0, y).slice('e0'.length);

function range(numbers: readonly number[]): [min: number, max: number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** The distinct rotations of a tile (D6), side by side, each with its number. */
export function drawRotations(tile: Tile, paint: Paint): string[] {
  const pitch = 12;
  const rotations = nth(ROTATIONS, tile);
  const canvas = new Canvas(rotations * pitch, ROWS + 1);
  for (let rot = 0; rot < rotations; rot++) {
    canvas.write(rot * pitch + 2, 1, `-${rot}:`);
    drawPiece(canvas, rot * pitch + 6, 0, pieceOf(tile, rot));
  }
  return canvas.lines(paint);
}

function drawPiece(canvas: Canvas, x: number, y: number, piece: Piece): void {
  drawEdge(canvas, x + 2, y, edge(piece, NORTH));
  drawEdge(canvas, x + 4, y + 1, edge(piece, EAST));
  drawEdge(canvas, x + 2, y + 2, edge(piece, SOUTH));
  drawEdge(canvas, x, y + 1, edge(piece, WEST));
  if (isSection(piece)) drawSection(canvas, x + 1, y + 1, piece);
  else if (piece === WEST_PIECE) canvas.write(x + 1, y + 1, '─■', BOLD);
  else if (piece === EAST_PIECE) canvas.write(x + 2, y + 1, '■─', BOLD);
  else canvas.write(x + 2, y + 1, '│', lineStyle(edge(piece, NORTH)));
}

function drawEdge(canvas: Canvas, x: number, y: number, line: number): void {
  if (line === CLOSED) return;
  if (line === WILD) canvas.write(x, y, 'M', BOLD);
  else canvas.write(x, y, String(line), lineStyle(line));
}

/** The track from the west, the middle, and the track to the east. */
function drawSection(canvas: Canvas, x: number, y: number, piece: Piece): void {
  const crosses = exit(piece, WEST) === EAST;
  const [west, east] = crosses ? ['─', '─'] : exit(piece, WEST) === SOUTH ? ['╮', '╰'] : ['╯', '╭'];
  canvas.write(x, y, west, lineStyle(edge(piece, WEST)));
  canvas.write(x + 2, y, east, lineStyle(edge(piece, EAST)));
  if (RING[piece] === 1) canvas.write(x + 1, y, '○', BOLD);
  else if (crosses) canvas.write(x + 1, y, '│', lineStyle(edge(piece, NORTH)));
}
