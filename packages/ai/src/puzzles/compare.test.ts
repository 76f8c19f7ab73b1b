import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Outcomes } from '../review/outcomes.ts';
import { difference, type Tried } from './compare.ts';

/** Two seats; the first has these points, the other none. */
function tried(points: readonly number[]): Tried {
  const outcomes = new Outcomes(2, points.length);
  for (const [playout, own] of points.entries()) outcomes.set(playout, Float64Array.of(own, 0), true);
  return { code: 0, outcomes, expected: outcomes.mean() };
}

it('bounds a difference on both sides, evenly', () => {
  const results = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(results, results, (one, other) => {
      const { mean, least, most } = difference(tried(one), tried(other), 0);
      const average = (points: readonly number[]): number =>
        points.reduce((sum, p) => sum + p) / points.length;
      expect(mean.points).toBeCloseTo(average(one) - average(other));
      for (const what of ['points', 'win'] as const) {
        expect(least[what]).toBeLessThanOrEqual(mean[what]);
        expect(most[what] - mean[what]).toBeCloseTo(mean[what] - least[what]);
      }
      const back = difference(tried(other), tried(one), 0);
      expect(back.least.points).toBeCloseTo(-most.points);
    }),
  );
});

it('is certain of what is always the same', () => {
  const { least, most } = difference(tried([5, 7, 9]), tried([2, 4, 6]), 0);
  expect(least.points).toBeCloseTo(3);
  expect(most.points).toBeCloseTo(3);
});
