import { type CorrespondancesState, correspondances } from '@guimard/engine/correspondances';
import { copy, SeededRng, winners } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import { correspondancesPolicy } from './policy.ts';
import {
  bestRated,
  type Choose,
  copyOf,
  createMatch,
  encode,
  playMatch,
  playWords,
  roundOf,
  rulebookExample,
} from './testing/table.ts';

/** Ratings of all placements, best first. */
function rated(
  s: CorrespondancesState,
  heuristic = correspondancesPolicy.heuristic(s),
): [code: number, rating: number][] {
  const codes = new Int32Array(correspondances.meta.maxLegal);
  const ratings = new Float64Array(correspondances.meta.maxLegal);
  const n = correspondances.legal(s, codes);
  heuristic.rate(codes, n, ratings);
  return Array.from(codes.subarray(0, n), (code, i): [number, number] => [code, ratings[i]]).sort(
    ([, a], [, b]) => b - a,
  );
}

function evaluated(s: CorrespondancesState): number[] {
  const scores = new Float64Array(s.seats);
  correspondancesPolicy.heuristic(s).evaluate?.(scores);
  return [...scores];
}

describe('the ratings of placements', () => {
  it('rank first the one that ends the round with a good margin: its points are known', () => {
    const s = rulebookExample('line-2 line-3');
    expect(rated(s)[0]).toEqual([encode(s, 'place-e5n1-1'), 5]);
  });

  it('rank last the one that ends the round for another seat', () => {
    const s = rulebookExample('line-3 line-2');
    expect(rated(s).at(-1)).toEqual([encode(s, 'place-e5n1-1'), -5]);
  });
});

describe('the expected scores', () => {
  it('are higher for a shorter route', () => {
    const s = createMatch({ players: 2, first: 1 });
    const start = evaluated(playWords(s, 'order-2134 line-2 line-3'));
    const [own, other] = evaluated(rulebookExample('line-2 line-3'));
    expect(own - other).toBeGreaterThan(start[0] - start[1] + 1);
  });

  it('share the points with the line at which the route arrives, if it is held', () => {
    const apart = evaluated(rulebookExample('line-2 line-3'));
    const shared = evaluated(rulebookExample('line-2 line-1'));
    expect(shared[1] - shared[0]).toBeGreaterThan(apart[1] - apart[0] + 2);
  });

  it('are the totals and the same for everybody when a round has been scored, and while lines are dealt', () => {
    const s = playWords(rulebookExample('line-2 line-3'), 'place-e5n1-1');
    // Five points to go.
    expect(evaluated(s)).toEqual([9.5, 4.5]);
    expect(evaluated(playWords(s, 'order-3421 line-1'))).toEqual([9.5, 4.5]);
  });

  it.each([2, 3, 4])(
    'are never less than the totals, nor more than a round above what wins the match: %d players',
    (players) => {
      for (const s of roundOf(players)) {
        evaluated(s).forEach((score, seat) => {
          expect(score).toBeGreaterThanOrEqual(s.totals[seat]);
          expect(score).toBeLessThanOrEqual(Math.max(s.options.target, s.totals[seat]) + 6);
        });
      }
    },
  );
});

describe('a heuristic', () => {
  it.each([2, 3, 4])('does not depend on earlier calls, and changes nothing: %d players', (players) => {
    const states = roundOf(players).filter((_, i) => i % 4 === 0);
    const one = copyOf(states[0]);
    const heuristic = correspondancesPolicy.heuristic(one);
    const first = states.map((s) => [rated(s), evaluated(s)]);
    const again = states.toReversed().map((s) => {
      copy(s, one);
      const scores = new Float64Array(players);
      heuristic.evaluate?.(scores);
      const answer = [rated(one, heuristic), [...scores]];
      expect(one.bytes).toEqual(s.bytes);
      return answer;
    });
    expect(again.toReversed()).toEqual(first);
  });

  it('picks legal placements, the same for the same seed, and better than random ones', () => {
    let picked = 0;
    let average = 0;
    for (const s of roundOf(2)) {
      const heuristic = correspondancesPolicy.heuristic(s);
      const ratings = new Map(rated(s));
      const code = heuristic.pick(new SeededRng('pick'));
      expect(heuristic.pick(new SeededRng('pick'))).toBe(code);
      expect(ratings.has(code)).toBe(true);
      picked += ratings.get(code) ?? 0;
      average += [...ratings.values()].reduce((a, b) => a + b, 0) / ratings.size;
    }
    expect(picked).toBeGreaterThan(average);
  });
});

describe('a player who places by ratings alone', () => {
  it.each([2, 3])('beats players who place at random: %d players', (players) => {
    for (let match = 0; match < 4; match++) {
      const s = createMatch({ players, target: 5 });
      const seat = match % players;
      const atRandom: Choose = (state, rng) => correspondances.pick(state, rng);
      const seats = Array.from({ length: players }, (_, i) => (i === seat ? bestRated(s.options) : atRandom));
      playMatch(s, seats, new SeededRng(`match ${match}`));
      expect(winners(s.totals)).toEqual([seat]);
    }
  });
});
