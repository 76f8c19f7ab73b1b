import { codeOf, nth } from '@guimard/engine/kit';
import { expect, test, vi } from 'vitest';
import type { PuzzleTable } from './puzzle-table.svelte.ts';
import { makePuzzle, openPuzzle } from './testing/puzzles.ts';

const code = (table: PuzzleTable, index: number): number => table.codeOf(nth(table.puzzle.moves, index).move);

test('is seen by the player on turn, who may make one decision', async () => {
  const table = await openPuzzle();
  const { puzzle } = table;
  expect([table.viewer, table.view.viewer, table.view.toMove]).toEqual([
    puzzle.seat,
    puzzle.seat,
    puzzle.seat,
  ]);
  expect([table.at, table.canAct]).toEqual([puzzle.log.actions.length, true]);
  table.ondecided = vi.fn();
  await table.act(code(table, 1));
  expect(table.ondecided).toHaveBeenCalledExactlyOnceWith(nth(puzzle.moves, 1).move, false);
  expect([table.steps.length, table.canAct]).toEqual([table.position + 1, false]);
  // Whatever comes next is not the player's to decide.
  for (const legal of table.view.legal) await table.act(legal);
  expect(table.steps).toHaveLength(table.position + 1);
});

test('what led to it is seen as that player saw it, and nothing can be done there', async () => {
  const table = await openPuzzle(makePuzzle(9));
  for (let at = 0; at < table.position; at++) {
    table.look(at);
    expect([table.view.viewer, table.canAct]).toEqual([table.puzzle.seat, false]);
  }
  table.look(table.position);
  expect(table.canAct).toBe(true);
});

test('asks again from the same position', async () => {
  const table = await openPuzzle();
  const before = table.view.known.bytes.slice();
  await table.act(code(table, 2));
  table.again();
  expect(table.view.known.bytes).toEqual(before);
  expect([table.canAct, table.steps.length]).toEqual([true, table.position]);
  table.ondecided = vi.fn();
  await table.act(code(table, 0));
  expect(table.ondecided).toHaveBeenCalledExactlyOnceWith(nth(table.puzzle.moves, 0).move, true);
});

test('other moves are compared in the position; what was decided stands', async () => {
  const table = await openPuzzle();
  await table.act(code(table, 0));
  const { steps } = table;
  table.compare();
  expect([table.at, table.isComparing, table.canAct]).toEqual([table.position, true, true]);
  await table.act(code(table, 1));
  expect([table.isLive, table.isComparing, table.canAct]).toEqual([true, false, false]);
  expect(table.steps).toBe(steps);
});

test('an answer that comes to the same is as right', async () => {
  // V1: a tile that looks the same from two sides may be written in two ways.
  const table = await openPuzzle(makePuzzle(8, { rotate: true }));
  const { game, puzzle } = table;
  const after = (legal: number): string => {
    const state = game.create(table.options);
    state.bytes.set(table.view.known.bytes);
    game.play(state, legal);
    return state.bytes.join();
  };
  const goal = after(codeOf(game, table.view.known, nth(puzzle.moves, 0).move));
  for (const legal of table.view.legal) {
    const isSame = after(legal) === goal;
    table.ondecided = vi.fn();
    await table.act(legal);
    expect(table.ondecided).toHaveBeenCalledExactlyOnceWith(expect.any(String), isSame);
    table.again();
  }
});
