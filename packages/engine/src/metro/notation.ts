/** Boards as text (B7): placements in order. */
import { nth } from '../kit/nth.ts';
import { ok, type Refusal, type Result, refuse } from '../kit/result.ts';
import { makeCell, parseCell } from './board.ts';
import type { MetroState } from './state.ts';
import { makeTile, parseTile } from './tile.ts';
import type { Cell, Tile } from './types.ts';

/** A tile on the board. */
export interface Placement {
  /** In the rotation in which it lies. */
  readonly tile: Tile;
  /** Where it lies. */
  readonly cell: Cell;
}

/** What is wrong with a board, and the index of the placement. */
export interface BoardRefusal extends Refusal {
  /** Counted from 0. */
  readonly at: number;
}

/** Its text: `cbaa72` is the tile `cbaa` in row 7, column 2 (B7). */
export function makePlacement({ tile, cell }: Placement): string {
  return makeTile(tile) + makeCell(cell);
}

/** Names of tile and cell. Notation does not check whether the cell takes a tile. */
export function parsePlacement(text: string): Result<Placement> {
  const parts = /^([a-d]{4})(\d\d)$/.exec(text);
  if (parts === null) {
    return refuse('B7', 'notPlacement', { text });
  }
  const [, tileName = '', cellName = ''] = parts;
  const tile = parseTile(tileName);
  if (tile === undefined) {
    return refuse('B4', 'unknownTile', { name: tileName });
  }
  const cell = parseCell(cellName);
  if (cell === undefined) return refuse('B1', 'unknownCell', { name: cellName });
  return ok({ tile, cell });
}

/** Reads a board: placements one after the other, without separators. Does not check whether they are legal. */
export function parseBoard(text: string): Result<readonly Placement[], BoardRefusal> {
  const placements: Placement[] = [];
  for (let i = 0; i < text.length; i += 6) {
    const placement = parsePlacement(text.slice(i, i + 6));
    if (!placement.ok) return { ok: false, error: { at: placements.length, ...placement.error } };
    placements.push(placement.value);
  }
  return ok(placements);
}

/** The tiles on the board in the order placed. */
export function placements(s: MetroState): readonly Placement[] {
  return Array.from(s.order.subarray(0, s.placed), (cell) => ({ tile: nth(s.tiles, cell) - 1, cell }));
}

/** The text of the board in the order of placement; `parseBoard` reads it. */
export function makeBoard(s: MetroState): string {
  return placements(s).map(makePlacement).join('');
}
