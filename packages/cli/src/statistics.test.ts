import { describe, expect, it } from 'vitest';
import { Tally } from './statistics.ts';

describe('a tally of games', () => {
  it('adds up', () => {
    const tally = new Tally(3);
    tally.add(Int32Array.of(10, 10, 4), 0, 100);
    tally.add(Int32Array.of(6, 2, 12), 2, 110);
    expect(tally.summary()).toEqual({
      seats: [
        { mean: 8, min: 6, max: 10, deviation: 2, wins: 0.25 },
        { mean: 6, min: 2, max: 10, deviation: 4, wins: 0.25 },
        { mean: 8, min: 4, max: 12, deviation: 4, wins: 0.5 },
      ],
      margin: 3,
      ties: 0.5,
      firstWins: 0.75,
      actions: 105,
    });
  });

  it('shares a win in equal parts', () => {
    const tally = new Tally(6);
    tally.add(Int32Array.of(5, 5, 5, 5, 5, 5), 3, 1);
    const { seats, ties, firstWins } = tally.summary();
    expect(seats.map((seat) => seat.wins)).toEqual(Array(6).fill(0.1667));
    expect({ ties, firstWins }).toEqual({ ties: 1, firstWins: 0.1667 });
  });

  it('keeps the deviation of many large scores exact', () => {
    const tally = new Tally(1);
    for (let game = 0; game < 1000; game++) tally.add(Int32Array.of(2_000_000 + (game % 2)), 0, 1);
    expect(tally.summary().seats[0]).toMatchObject({ mean: 2_000_000.5, deviation: 0.5 });
  });
});
