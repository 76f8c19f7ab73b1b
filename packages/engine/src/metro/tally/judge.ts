/** What cannot be right about a board whose tiles were placed in an unknown order. None of it prevents counting. */
import { nth } from '../../kit/nth.ts';
import { CORNER_NEIGHBOURS, EDGE_NEIGHBOURS, highBit, isCentre, lowBit, RIM } from '../board.ts';
import type { Placement } from '../notation.ts';
import type { MetroOptions } from '../options.ts';
import { createState } from '../setup.ts';
import { CELLS, type Cell, type Tile } from '../types.ts';

/** A sign of a slip in reading the table, with the rule that it would break. */
export type BoardProblem =
  /** More than are in the box; with V1 rotations count as the same tile. */
  | {
      readonly rule: 'B6';
      readonly what: 'tooManyCopies';
      readonly tile: Tile;
      readonly count: number;
      readonly copies: number;
      readonly cells: readonly Cell[];
    }
  /** No tile leads from the rim to these, so they cannot have been placed. */
  | { readonly rule: 'B12'; readonly what: 'isolated'; readonly cells: readonly Cell[] }
  /** Legal only if the tile could go nowhere else. */
  | { readonly rule: 'B14'; readonly what: 'oneTileLine'; readonly cells: readonly Cell[] };

const has = (masks: Int32Array, i: number, cell: Cell): boolean =>
  (((masks[i * 2] ?? 0) & lowBit(cell)) | ((masks[i * 2 + 1] ?? 0) & highBit(cell))) !== 0;

/** What looks wrong about a board that was read from a table; empty if nothing does. */
export function judgeBoard(options: MetroOptions, placements: readonly Placement[]): readonly BoardProblem[] {
  const { rules } = createState(options);
  const problems: BoardProblem[] = [];
  for (const [kind, copies] of rules.box.entries()) {
    const cells = placements.filter(({ tile }) => rules.kind[tile] === kind).map(({ cell }) => cell);
    if (cells.length > copies)
      problems.push({ rule: 'B6', what: 'tooManyCopies', tile: kind, count: cells.length, copies, cells });
  }
  const isolated = isolatedCells(options, placements);
  if (isolated.length > 0) problems.push({ rule: 'B12', what: 'isolated', cells: isolated });
  const short = placements.filter(({ tile, cell }) => has(rules.oneTileLines, tile, cell));
  if (short.length > 0)
    problems.push({ rule: 'B14', what: 'oneTileLine', cells: short.map(({ cell }) => cell) });
  return problems;
}

/** B12 in any order: from the rim over tiles that lie, a tile at a time. */
function isolatedCells({ corners }: MetroOptions, placements: readonly Placement[]): readonly Cell[] {
  const neighbours = corners ? CORNER_NEIGHBOURS : EDGE_NEIGHBOURS;
  const left = new Set(placements.map(({ cell }) => cell));
  const reached = [...left].filter((cell) => has(RIM, 0, cell));
  for (const cell of reached) left.delete(cell);
  // The list grows while it is read.
  for (const cell of reached) {
    for (const next of left) {
      if (!has(neighbours, cell, next)) continue;
      left.delete(next);
      reached.push(next);
    }
  }
  return [...left].toSorted((a, b) => a - b);
}

/** By tile as it lies: how many more the box has, rotations counted together with V1; negative if there are too many. */
export function tilesLeft(options: MetroOptions, placements: readonly Placement[]): readonly number[] {
  const { box, kind } = createState(options).rules;
  const used = Array.from(box, () => 0);
  for (const { tile } of placements) used[nth(kind, tile)] = nth(used, nth(kind, tile)) + 1;
  return Array.from(kind, (counted) => nth(box, counted) - nth(used, counted));
}

/** B1: cells that take a tile and have none. */
export function emptyCells(placements: readonly Placement[]): readonly Cell[] {
  const taken = new Set(placements.map(({ cell }) => cell));
  return Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => !isCentre(cell) && !taken.has(cell),
  );
}
