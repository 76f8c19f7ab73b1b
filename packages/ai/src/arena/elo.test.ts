import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eloOf, fitRatings, type Outcome } from './elo.ts';
import { wilson } from './estimate.ts';
import { Schedule } from './schedule.ts';

const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const seatNumber = fc.integer({ min: 2, max: 6 });

describe('Elo of a win share', () => {
  it('is 400 log₁₀(p ÷ (1 − p)) between two', () => {
    fc.assert(
      fc.property(share, (p) => {
        expect(eloOf(p, 1 / 2)).toBeCloseTo(400 * Math.log10(p / (1 - p)), 8);
      }),
    );
    expect(eloOf(10 / 11, 1 / 2)).toBeCloseTo(400, 8);
  });

  it.each([2, 3, 4, 5, 6])('is 0 for the fair share at a table for %d', (seats) => {
    expect(eloOf(1 / seats, 1 / seats)).toBe(0);
  });

  it('is 400 at a table for four for winning ten times as often as each of the others', () => {
    expect(eloOf(10 / 13, 1 / 4)).toBeCloseTo(400, 8);
  });
});

describe('ratings', () => {
  it('of two differ by the Elo of their share, round a mean of 0', () => {
    fc.assert(
      fc.property(share, seatNumber, (p, seats) => {
        const [first, second] = fitRatings(2, [{ a: 0, b: 1, share: p }], 1 / seats, 10);
        expect(first.elo - second.elo).toBeCloseTo(eloOf(p, 1 / seats), 6);
        expect(first.elo + second.elo).toBeCloseTo(0, 6);
        expect(first).toMatchObject({ openAbove: false, openBelow: false });
      }),
    );
  });

  it('are recovered from the shares they lead to', () => {
    const elos = fc.array(fc.integer({ min: -600, max: 600 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(elos, seatNumber, (truth, seats) => {
        const strength = truth.map((elo) => 10 ** (elo / 400));
        const outcomes = new Schedule(truth.length, seats, 1).pairings.map(({ a, b }) => ({
          a,
          b,
          share: strength[a] / (strength[a] + (seats - 1) * strength[b]),
        }));
        const middle = truth.reduce((sum, elo) => sum + elo) / truth.length;
        fitRatings(truth.length, outcomes, 1 / seats, 10).forEach(({ elo }, i) => {
          expect(elo).toBeCloseTo(truth[i] - middle, 4);
        });
      }),
    );
  });

  it('stay bounded where one wins all, and say which side is open', () => {
    const outcomes: Outcome[] = [
      { a: 0, b: 1, share: 1 },
      { a: 0, b: 2, share: 1 },
      { a: 1, b: 2, share: 1 },
    ];
    const ratings = fitRatings(3, outcomes, 1 / 2, 100);
    expect(ratings).toMatchObject([
      { openAbove: true, openBelow: false },
      { openAbove: true, openBelow: true },
      { openAbove: false, openBelow: true },
    ]);
    expect(ratings[0].elo).toBeGreaterThan(ratings[1].elo);
    const [winner] = fitRatings(2, [outcomes[0]], 1 / 2, 100);
    expect(2 * winner.elo).toBeCloseTo(eloOf(wilson(1, 100).low, 1 / 2), 6);
  });

  it('are finite for an agent that wins all against one but loses indirectly via another', () => {
    const outcomes: Outcome[] = [
      { a: 0, b: 1, share: 1 },
      { a: 0, b: 2, share: 0.5 },
      { a: 1, b: 2, share: 0.5 },
    ];
    for (const rating of fitRatings(3, outcomes, 1 / 2, 100)) {
      expect(rating).toMatchObject({ openAbove: false, openBelow: false });
    }
  });
});
