import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agentSeed, chanceSeed, Schedule } from './schedule.ts';

const all = (schedule: Schedule) =>
  Array.from({ length: schedule.games }, (_, index) => schedule.fixture(index));

describe('a schedule', () => {
  it('plays each deal of a pairing with the seats swapped', () => {
    expect(all(new Schedule(2, 2, 2))).toEqual([
      { pairing: 0, deal: 0, rotation: 0, seating: [0, 1] },
      { pairing: 0, deal: 0, rotation: 1, seating: [1, 0] },
      { pairing: 0, deal: 1, rotation: 0, seating: [0, 1] },
      { pairing: 0, deal: 1, rotation: 1, seating: [1, 0] },
    ]);
  });

  it('pairs everyone with everyone', () => {
    const schedule = new Schedule(4, 2, 1);
    expect(schedule.pairings).toHaveLength(6);
    const met = all(schedule).map(({ seating }) => seating.join(' '));
    expect(new Set(met).size).toBe(12);
  });

  it('puts one among several others where there are more seats, once in each seat', () => {
    const seatings = all(new Schedule(2, 3, 1)).map(({ seating }) => seating);
    expect(seatings).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
  });

  it('lets each agent play every deal where there is one seat', () => {
    const games = all(new Schedule(2, 1, 2)).map(({ deal, seating }) => [deal, ...seating]);
    expect(games).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });

  it('finds each game at its index, with `a` in the seat of the rotation', () => {
    const sizes = fc.tuple(
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 4 }),
    );
    fc.assert(
      fc.property(sizes, ([agents, seats, deals]) => {
        const schedule = new Schedule(agents, seats, deals);
        for (const [index, { pairing, deal, rotation, seating }] of all(schedule).entries()) {
          expect(schedule.indexOf(pairing, deal, rotation)).toBe(index);
          if (seats > 1) expect(seating.indexOf(schedule.pairings[pairing].a)).toBe(rotation);
        }
      }),
    );
  });
});

describe('seeds', () => {
  it('are one for the draws of a deal, and another for every agent of every game', () => {
    const schedule = new Schedule(2, 3, 4);
    const games = all(schedule);
    const draws = games.map(({ deal }) => chanceSeed('s', deal));
    const agents = games.flatMap((game) => game.seating.map((_, seat) => agentSeed('s', game, seat)));
    expect(new Set(draws).size).toBe(4);
    expect(new Set([...draws, ...agents]).size).toBe(4 + 12 * 3);
  });
});
