/**
 * A sample of the puzzles that come with the app, proven from scratch: every legal move is compared again, and searched,
 * with random numbers that took no part in finding or proving them.
 */
import { confirm, depthOf } from '@guimard/ai/puzzles/mining';
import { nth, SeededRng, shuffle } from '@guimard/engine/kit';
import { describe, expect, it, vi } from 'vitest';
import { positionOf, shards, solutionOf } from './testing/shipped.ts';

vi.setConfig({ testTimeout: 240_000 });

const SEED = 'from scratch';
const SAMPLE = 24;
/** As many comparisons as for the proof would take too long for a test; the search is as deep. */
const OF_ROUNDS = 1 / 2;

const puzzles = [...shards.values()].flat();
const numbers = puzzles.map((_, i) => i);
shuffle(numbers, new SeededRng(SEED));
const sample = numbers.slice(0, SAMPLE).map((number) => nth(puzzles, number));

describe('a sample of the puzzles, from scratch', () => {
  it.each(sample.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (id, puzzle) => {
    const position = positionOf(puzzle);
    const { subject, view } = position;
    const depth = depthOf(subject, view.known);
    const less = {
      ...depth,
      rounds: depth.rounds.map((playouts) => Math.ceil(playouts * OF_ROUNDS)),
    };
    const solution = solutionOf(position);
    expect(confirm(subject, view, solution, puzzle.margin, `${SEED}/${id}`, less)).toBeDefined();
  });
});
