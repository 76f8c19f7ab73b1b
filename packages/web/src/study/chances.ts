/** What the graph of a review draws. */
import type { Review } from '@guimard/ai/review';
import { nth } from '@guimard/engine/kit';

/** By seat: what was expected at the moment before each action, and after the last. */
export type Series = readonly (readonly number[])[];

const WIDTH = 100;

/** The chances to win, or for who plays alone the points. Moments before `from` are the set-up. */
export function seriesOf({ steps, seats }: Review, from: number): Series {
  const last = nth(steps, steps.length - 1);
  const moments = [...steps.slice(from).map(({ before }) => before), last.after];
  const isAlone = seats.length === 1;
  return seats.map((_, seat) => moments.map(({ points, wins }) => nth(isAlone ? points : wins, seat)));
}

const xAt = (i: number, count: number): number => (WIDTH * i) / Math.max(1, count - 1);

/** Outlines of areas that lie above each other and fill a box of 100 × 100; the first seat's is at the bottom. */
export function stackedAreas(series: Series): readonly string[] {
  const count = nth(series, 0).length;
  let floor = Array<number>(count).fill(0);
  return series.map((values) => {
    const below = floor;
    floor = values.map((value, i) => nth(below, i) + value);
    const edge = (heights: readonly number[]): string[] =>
      heights.map((height, i) => `${xAt(i, count).toFixed(2)} ${(100 - height * 100).toFixed(2)}`);
    return `M${[...edge(floor), ...edge(below).toReversed()].join('L')}Z`;
  });
}

/** One line from 0 to the highest value. */
export function line(values: readonly number[]): string {
  const top = Math.max(1, ...values);
  const points = values.map(
    (value, i) => `${xAt(i, values.length).toFixed(2)} ${(100 - (value / top) * 100).toFixed(2)}`,
  );
  return `M${points.join('L')}`;
}
