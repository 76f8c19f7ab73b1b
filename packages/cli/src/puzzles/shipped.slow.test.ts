/**
 * A sample of the puzzles that come with the app, proven from scratch: every legal move is tried again, with random
 * numbers that took no part in finding or proving them.
 */
import { difference, prove, trialsOf } from '@guimard/ai/puzzles/mining';
import { nth, SeededRng, shuffle } from '@guimard/engine/kit';
import { describe, expect, it, vi } from 'vitest';
import { positionOf, shards, solutionOf } from './testing/shipped.ts';

vi.setConfig({ testTimeout: 240_000 });

const SEED = 'from scratch';
const SAMPLE = 14;
/** In the base game of Metro; fewer where they take longer. */
const PLAYOUTS = 160;

const puzzles = [...shards.values()].flat();
const numbers = puzzles.map((_, i) => i);
shuffle(numbers, new SeededRng(SEED));
const sample = numbers.slice(0, SAMPLE).map((number) => nth(puzzles, number));

describe('a sample of the puzzles, from scratch', () => {
  it.each(sample.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (id, puzzle) => {
    const position = positionOf(puzzle);
    const { subject, view } = position;
    const solution = solutionOf(position);
    if (puzzle.proved === 0) {
      // Solved exactly: it comes out the same.
      const proof = prove(subject, view, solution, SEED);
      expect(proof?.margin.points).toBeCloseTo(puzzle.margin.points, 0);
      expect(proof?.margin.win).toBeCloseTo(puzzle.margin.win, 2);
      return;
    }
    const playouts = Math.ceil(PLAYOUTS / Math.sqrt(subject.policy?.cost?.(view.known) ?? 1));
    const attempt = trialsOf(subject, view, playouts, `${SEED}/${id}`);
    const best = attempt(solution);
    for (const code of view.legal) {
      if (code === solution) continue;
      const { mean, most } = difference(best, attempt(code), view.viewer);
      // No other move is better, and none is closer than the file states, as far as chance allows to tell.
      expect(Math.max(mean.points, mean.win)).toBeGreaterThan(0);
      expect(most.points).toBeGreaterThanOrEqual(puzzle.margin.points);
      expect(most.win).toBeGreaterThanOrEqual(puzzle.margin.win);
    }
  });
});
