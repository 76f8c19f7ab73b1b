import { codeOf, nth, replay, viewOf } from '@guimard/engine/kit';
import { expect, it } from 'vitest';
import { METRO, optionsOf } from '../testing/positions.ts';
import { depthAt, type PuzzleDepth } from './depths.ts';
import { finish } from './finish.ts';
import { idOf } from './identity.ts';
import { mineGame } from './mine.ts';

/** As little work as finds anything. */
const SHALLOW: PuzzleDepth = {
  mine: 30,
  check: 100,
  prove: 300,
  compare: 16,
  rounds: [32, 128],
  show: 32,
};

it('a game has the same puzzles whenever it is mined with the same seed', async () => {
  const options = optionsOf(METRO.game, { players: 4 });
  const puzzles = await mineGame(METRO, options, 'four', SHALLOW);
  expect(puzzles.length).toBeGreaterThan(0);
  expect(await mineGame(METRO, options, 'four', SHALLOW)).toEqual(puzzles);
  for (const puzzle of puzzles) {
    const state = replay(METRO.game, puzzle.log);
    if (!state.ok) throw new Error(state.error.code);
    expect(METRO.game.toMove(state.value)).toBe(puzzle.seat);
    expect(puzzle.id).toBe(idOf(puzzle.log));
    const { legal } = viewOf(METRO.game, state.value, puzzle.seat);
    expect(legal.length).toBeGreaterThan(2);
    const codes = puzzle.moves.map(({ move }) => codeOf(METRO.game, state.value, move));
    expect(legal).toEqual(expect.arrayContaining(codes));
    expect(new Set(codes).size).toBe(codes.length);
    expect(nth(puzzle.moves, 0).loss).toEqual({ points: 0, win: 0 });
    for (const { loss } of puzzle.moves.slice(1))
      expect(loss.points).toBeGreaterThanOrEqual(puzzle.margin.points - 1e-4);
    expect(finish(METRO, puzzle)?.themes.length).toBeGreaterThan(0);
  }
});

it('a proof is at least ten times deeper, however long playouts take', () => {
  for (let cost = 0.25; cost <= 64; cost *= 1.3) {
    const { mine, prove } = depthAt(cost);
    expect(prove).toBeGreaterThanOrEqual(10 * mine);
  }
});
