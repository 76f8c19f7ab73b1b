/** A board as plain text, for tests and debugging: eight rows of tile names. */
import { nth } from '../kit/nth.ts';
import { cellAt, isCentre } from './board.ts';
import type { Placement } from './notation.ts';
import type { MetroState } from './state.ts';
import { makeTile, parseTile } from './tile.ts';

/**
 * ```
 * .... .... aacb ....  …   a tile, or an empty cell
 * .... .... .... ####  …   the central station
 * ```
 */
export function drawBoard(s: MetroState): string {
  const rows = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (__, col) => {
      const cell = cellAt(row, col);
      if (isCentre(cell)) return '####';
      const tile = nth(s.tiles, cell) - 1;
      return tile < 0 ? '....' : makeTile(tile);
    }).join(' '),
  );
  return `${rows.join('\n')}\n`;
}

/** The tiles of a drawing, row by row. Throws on invalid text: it is for tests. */
export function readBoard(drawing: string): Placement[] {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  if (rows.length !== 8 || rows.some((row) => row.length !== 8))
    throw new Error('a board has 8 rows of 8 cells');
  return rows.flatMap((row, r) =>
    row.flatMap((name, c) => {
      if (name === '....' || name === '####') return [];
      const tile = parseTile(name);
      if (tile === undefined) throw new Error(`no tile ${name}`);
      return [{ tile, cell: cellAt(r, c) }];
    }),
  );
}
