/** What each seat can expect, and changes of it. */
import { nth } from '@guimard/engine/kit';
import { fixed } from './grades.ts';

/** By seat: the final points, and the chance to win (ties share the win). Also a change of the two. */
export interface Expectation {
  /** Final points by seat. */
  readonly points: readonly number[];
  /** Chances by seat, from 0 to 1. */
  readonly wins: readonly number[];
}

const both = (a: Expectation, b: Expectation, join: (a: number, b: number) => number): Expectation => ({
  points: a.points.map((value, seat) => fixed(join(value, nth(b.points, seat)))),
  wins: a.wins.map((value, seat) => fixed(join(value, nth(b.wins, seat)))),
});

/** The change from `before` to `after`. */
export const change = (before: Expectation, after: Expectation): Expectation =>
  both(after, before, (a, b) => a - b);

export const add = (a: Expectation, b: Expectation): Expectation => both(a, b, (one, other) => one + other);

export const rounded = (one: Expectation): Expectation => both(one, one, (value) => value);

export function nothing(seats: number): Expectation {
  const zeros = Array<number>(seats).fill(0);
  return { points: zeros, wins: zeros };
}
