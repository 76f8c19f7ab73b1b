import { SeededRng, shuffle } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import { eloOf } from './elo.ts';
import { wilson } from './estimate.ts';
import { Schedule } from './schedule.ts';
import { Tally } from './tally.ts';

function tallyOf(
  schedule: Schedule,
  scores: (index: number) => readonly number[],
  order?: Int32Array,
): Tally {
  const tally = new Tally(schedule);
  for (const index of order ?? Array(schedule.games).keys()) tally.add(index, scores(index));
  return tally;
}

describe('a contest', () => {
  it('counts wins, ties, losses and margin for the agent named first', () => {
    // In each deal it wins by 10 in seat 0; in seat 1 it alternately loses by 4 and ties.
    const scores = (index: number) => (index % 2 === 0 ? [30, 20] : index % 4 === 1 ? [9, 5] : [7, 7]);
    const { pairings } = tallyOf(new Schedule(2, 2, 8), scores).contest('seed');
    expect(pairings).toMatchObject([{ a: 0, b: 1, games: 16, wins: 8, ties: 4, losses: 4, fair: 1 / 2 }]);
    const [{ share, margin, elo }] = pairings;
    expect(share.value).toBe(0.625);
    expect(margin.value).toBe(4);
    // Deals average 3 and 5: the mean of a sample is in between.
    expect(margin.low).toBeGreaterThanOrEqual(3);
    expect(margin.low).toBeLessThan(4);
    expect(margin.high).toBeGreaterThan(4);
    expect(elo.value).toBeCloseTo(eloOf(0.625, 1 / 2), 10);
    expect(elo.low).toBeCloseTo(eloOf(share.low!, 1 / 2), 10);
  });

  it('gives a lower bound for an agent that wins everything', () => {
    const schedule = new Schedule(2, 2, 40);
    const scores = (index: number) => (schedule.fixture(index).rotation === 0 ? [2, 1] : [1, 2]);
    const { pairings, ratings } = tallyOf(schedule, scores).contest('seed');
    expect(pairings[0].share).toEqual({ value: 1, ...wilson(1, 40) });
    const bound = eloOf(wilson(1, 40).low, 1 / 2);
    expect(pairings[0].elo).toEqual({ value: null, low: bound, high: null });
    expect(ratings[0]).toEqual({ value: null, low: expect.closeTo(bound / 2, 6), high: null });
    expect(ratings[1]).toEqual({ value: null, low: null, high: expect.closeTo(-bound / 2, 6) });
  });

  it('shares wins at a table for three, with the margin over the mean of the others', () => {
    const schedule = new Schedule(2, 3, 1);
    const games = [
      [9, 9, 9],
      [6, 8, 8],
      [1, 2, 6],
    ];
    const [{ share, margin, wins, ties, losses }] = tallyOf(schedule, (index) => games[index]).contest(
      '1',
    ).pairings;
    expect({ wins, ties, losses }).toEqual({ wins: 1, ties: 2, losses: 0 });
    expect(share.value).toBeCloseTo((1 / 3 + 1 / 2 + 1) / 3, 12);
    expect(margin.value).toBeCloseTo((0 + 1 + 4.5) / 3, 12);
  });

  it('does not depend on the order in which games end', () => {
    const schedule = new Schedule(3, 3, 20);
    const rng = new SeededRng('scores');
    const games = Array.from({ length: schedule.games }, () => [rng.below(9), rng.below(9), rng.below(9)]);
    const order = Int32Array.from(games.keys());
    shuffle(order, rng);
    const scores = (index: number) => games[index];
    expect(tallyOf(schedule, scores, order).contest('1')).toEqual(tallyOf(schedule, scores).contest('1'));
  });
});

describe('solo games', () => {
  it('are compared by means, deal by deal', () => {
    // The second always scores twice as much as the first, however the deals differ.
    const scores = (index: number) => [(10 + Math.floor(index / 2)) * (index % 2 === 0 ? 1 : 2)];
    const [first, second] = tallyOf(new Schedule(2, 1, 5), scores).solo('1');
    expect(first).toMatchObject({ games: 5, mean: { value: 12 }, ratio: { value: 1, low: 1, high: 1 } });
    expect(first.error).toBeCloseTo(Math.sqrt(2.5 / 5), 12);
    expect(second).toMatchObject({ mean: { value: 24 }, ratio: { value: 2, low: 2, high: 2 } });
  });

  it('have no standard error after a single deal', () => {
    expect(tallyOf(new Schedule(1, 1, 1), () => [3]).solo('1')).toMatchObject([{ error: null }]);
  });
});
