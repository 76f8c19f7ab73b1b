import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../levels.ts';
import { levelOf, ratingOf } from './finders.ts';

const share = fc.integer({ min: 0, max: 16 }).map((n) => n / 16);
const shares = fc.array(share, { minLength: LEVELS.length, maxLength: LEVELS.length });

describe('the difficulty of a puzzle', () => {
  it('is the lowest level from which on all find it', () => {
    expect(levelOf([1, 1, 1, 1, 1, 1, 1, 1])).toBe(1);
    expect(levelOf([1, 0.2, 1, 1, 1, 1, 1, 1])).toBe(3);
    expect(levelOf([0, 0, 0, 0, 0.5, 0.6, 1, 1])).toBe(6);
    expect(levelOf([1, 1, 1, 1, 1, 1, 1, 0])).toBe(9);
  });

  it('is a rating that falls with every level that finds it more often', () => {
    expect(ratingOf(LEVELS.map(() => 1))).toBe(600);
    expect(ratingOf(LEVELS.map(() => 0))).toBe(2400);
    fc.assert(
      fc.property(shares, fc.nat(LEVELS.length - 1), (found, level) => {
        const better = found.with(level, 1);
        expect(ratingOf(better)).toBeLessThanOrEqual(ratingOf(found));
        expect(levelOf(better)).toBeLessThanOrEqual(levelOf(found));
      }),
    );
  });
});
