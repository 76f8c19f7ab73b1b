import { SeededRng } from '@guimard/engine/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mean, meanOf, percentiles, resample, shareInterval, variance, wilson } from './estimate.ts';

describe('Wilson’s interval', () => {
  // From Wilson's formula as tabulated, such as by R's prop.test(…, correct = FALSE).
  it.each([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
  ])('of %d in %d', (wins, n, low, high) => {
    const interval = wilson(wins / n, n);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('contains the share and is symmetric', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 1000 }),
        (share, n) => {
          const { low, high } = wilson(share, n);
          expect(low).toBeLessThanOrEqual(share + 1e-12);
          expect(high).toBeGreaterThanOrEqual(share - 1e-12);
          expect(wilson(1 - share, n).low).toBeCloseTo(1 - high, 10);
        },
      ),
    );
  });
});

describe('the interval of a win share', () => {
  const deals = (...shares: number[]) => Array.from({ length: 25 }, () => shares).flat();

  it('counts deals as single trials when all were won', () => {
    expect(shareInterval(deals(1, 1), 2)).toEqual(wilson(1, 50));
  });

  it('counts games when those of a deal are independent', () => {
    // Of two fair games, both, one and none are won in one, two and one of four deals.
    const { low, high } = shareInterval(deals(1, 0.5, 0.5, 0), 2);
    expect(low).toBeCloseTo(wilson(0.5, 198).low, 4);
    expect(high).toBeCloseTo(wilson(0.5, 198).high, 4);
  });

  it('counts deals when all games of a deal go the same way', () => {
    expect(shareInterval(deals(1, 0), 2).low).toBeCloseTo(wilson(0.5, 49).low, 4);
  });

  it('never counts more than the games', () => {
    // Nearly every deal is shared one to one: far less variance than independent games have.
    expect(shareInterval(deals(0.5, 0.5, 0.5, 1), 2)).toEqual(wilson(0.625, 200));
  });

  it('is wide after a single deal', () => {
    expect(shareInterval([1], 2)).toEqual(wilson(1, 1));
  });
});

describe('bootstrap samples of the deals', () => {
  it('give the theoretical interval for a mean', () => {
    const rng = new SeededRng('values');
    const values = Float64Array.from({ length: 400 }, () => rng.below(1000));
    const means: number[] = [];
    resample(values.length, new SeededRng('resample'), (picks) => means.push(meanOf(values, picks)));
    const { low, high } = percentiles(means);
    const error = Math.sqrt(variance(values) / values.length);
    expect((mean(values) - low!) / error).toBeCloseTo(1.96, 0);
    expect((high! - mean(values)) / error).toBeCloseTo(1.96, 0);
  });

  it('leave out one in forty at either end, and have no limit where samples have none', () => {
    const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
    expect(percentiles(upTo(2000).reverse())).toEqual({ low: 50, high: 1949 });
    expect(percentiles([...upTo(1940), ...Array(60).fill(Number.POSITIVE_INFINITY)])).toEqual({
      low: 50,
      high: null,
    });
  });
});
