/** Tiles off the board: in a hand, or explained. */
import type { Tile } from '@guimard/engine/metro';
import { Canvas } from '../canvas.ts';
import type { Paint } from '../paint.ts';
import { drawingOf, TILE_COLUMNS, TILE_ROWS } from './art.ts';

const GAP = 4;

/** Tiles side by side. */
export function drawTiles(tiles: readonly Tile[], paint: Paint): string[] {
  const width = TILE_COLUMNS + GAP;
  const canvas = new Canvas(width * tiles.length, TILE_ROWS);
  tiles.forEach((tile, i) => {
    drawingOf(tile).forEach((row, y) => {
      canvas.write(i * width + GAP, y, row);
    });
  });
  return canvas.lines(paint);
}
