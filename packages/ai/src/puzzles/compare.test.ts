import { SeededRng } from '@guimard/engine/kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calibrate } from '../review/calibration.ts';
import { Outcomes } from '../review/outcomes.ts';
import { difference, type Tried } from './compare.ts';
import { ERRORS } from './depths.ts';

const COEFFICIENTS = { share: 0.8, points: 0.03, mover: 0.1, lead: 1 };

/** Two seats; the first has these points, the other none. */
function tried(points: readonly number[]): Tried {
  const outcomes = new Outcomes(2, points.length);
  for (const [playout, own] of points.entries()) outcomes.set(playout, Float64Array.of(own, 0), true);
  const expected = calibrate(outcomes, COEFFICIENTS, 0);
  return { code: 0, outcomes, expected, means: outcomes.mean(), coefficients: COEFFICIENTS };
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

it('knows how far chances are off', () => {
  const rng = new SeededRng('chances');
  const results = (mean: number): number[] => Array.from({ length: 100 }, () => mean + rng.below(41) - 20);
  const many = Array.from({ length: 300 }, () => difference(tried(results(4)), tried(results(0)), 0));
  const wins = many.map(({ mean }) => mean.win);
  const average = wins.reduce((sum, win) => sum + win) / wins.length;
  const spread = Math.sqrt(wins.reduce((sum, win) => sum + (win - average) ** 2, 0) / wins.length);
  // Stated as a bound of so many errors.
  const stated =
    many.reduce((sum, { mean, least }) => sum + (mean.win - least.win) / ERRORS, 0) / many.length;
  expect(stated / spread).toBeGreaterThan(0.85);
  expect(stated / spread).toBeLessThan(1.15);
});
