/** The search by itself: what it keeps between searches, and that it finds the best move. */
import { type AnyGame, CHANCE, SeededRng, type State, type View, viewOf } from '@guimard/engine/kit';
import { DRAW_CODE, type MetroState } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { metroHeuristic, metroPolicy } from './games/metro/policy.ts';
import type { Policy } from './policy.ts';
import { Search } from './search.ts';
import { expectedAfter, isBetter } from './testing/brute-force.ts';
import { lastDecision } from './testing/endings.ts';
import { CASES, decisionAfter, METRO, optionsOf } from './testing/positions.ts';

const { game, policy } = METRO;
const TWO_PLAYERS = optionsOf(game, { players: 2, first: 0 });
const SIZE = 4096;

const newSearch = (options: object, seed: string): Search =>
  new Search(game, policy, options, new SeededRng(seed), SIZE);

/** The rating of each legal action: in base games it depends only on public information. */
function ratingsOf(view: View<State>): Float32Array {
  const ratings = new Float64Array(view.legal.length);
  metroPolicy.heuristic(view.known as MetroState).rank!(
    Int32Array.from(view.legal),
    view.legal.length,
    ratings,
  );
  return Float32Array.from(ratings);
}

describe('a search', () => {
  it('starts with exactly the legal actions in order, whatever it keeps from the last search', () => {
    const search = newSearch(TWO_PLAYERS, 'order');
    const rng = new SeededRng('order');
    // Half-way: with fewer actions more of the replies get a node.
    const s = decisionAfter(game, TWO_PLAYERS, rng, 80)!.state;
    let kept = 0;
    let visitsOfPlayed = 0;
    for (let decisions = 0; decisions < 10; ) {
      const mover = game.toMove(s);
      if (mover === CHANCE) {
        game.play(s, game.pick(s, rng));
        continue;
      }
      const view = viewOf(game, s, mover);
      if (mover === 1) {
        // The best by rating: often among what the search has tried.
        const ratings = Array.from(ratingsOf(view));
        game.play(s, view.legal[ratings.indexOf(Math.max(...ratings))]);
        continue;
      }
      search.begin(view);
      expect(search.playouts).toBe(0);
      expect(search.candidates()).toEqual([]);
      expect(search.ratings()).toEqual(ratingsOf(view));
      // It cannot know more about this position than it had seen of the action that led here.
      expect(search.kept).toBeGreaterThanOrEqual(0);
      expect(search.kept).toBeLessThanOrEqual(visitsOfPlayed);
      if (search.kept > 0) kept++;
      const before = search.kept;
      search.run(250);
      expect([search.playouts, search.kept]).toEqual([250, before]);
      const candidates = search.candidates();
      expect(view.legal).toEqual(expect.arrayContaining(candidates.map(({ code }) => code)));
      const best = search.best();
      visitsOfPlayed = candidates.find(({ code }) => code === best)?.visits ?? 0;
      game.play(s, best);
      decisions++;
    }
    expect(kept).toBeGreaterThan(2);
  });

  it('evaluates a given move, however poor, without choosing it for that', () => {
    for (let seed = 0; seed < 8; seed++) {
      const { view } = decisionAfter(game, TWO_PLAYERS, new SeededRng(seed), 40)!;
      const ratings = Array.from(ratingsOf(view));
      const poorest = view.legal[ratings.indexOf(Math.min(...ratings))];
      const search = newSearch(TWO_PLAYERS, `judge ${seed}`);
      search.begin(view, poorest);
      search.run(200);
      const moves = search.candidates();
      expect(moves.find(({ code }) => code === poorest)!.visits).toBeGreaterThanOrEqual(40);
      expect(search.best()).toBe(moves[0].code);
      expect(search.best()).not.toBe(poorest);
    }
  });

  it('keeps nothing for a position of another game', () => {
    const search = newSearch(TWO_PLAYERS, 'other');
    let searches = 0;
    for (let seed = 0; searches < 5; seed++) {
      // Late enough for replies to have nodes, and where drawing is legal: all these positions share that action.
      const { view } = decisionAfter(game, TWO_PLAYERS, new SeededRng(seed), 80)!;
      if (!view.legal.includes(DRAW_CODE)) continue;
      search.begin(view);
      expect(search.kept).toBe(0);
      search.run(250);
      searches++;
    }
  });

  it('counts every playout once, among the root actions', () => {
    for (const [name, subject, options] of CASES) {
      const { view } = decisionAfter(subject.game, options, new SeededRng(name), 30)!;
      const search = new Search(subject.game, subject.policy, options, new SeededRng(name), SIZE);
      search.begin(view);
      search.run(20);
      const visits = search.candidates().reduce((sum, candidate) => sum + candidate.visits, 0);
      expect([name, visits, search.playouts]).toEqual([name, 20, 20]);
      expect(view.legal).toContain(search.best());
    }
  });

  it("reports the viewer's expected lead after a move, and its standard error", () => {
    const { view } = decisionAfter(game, TWO_PLAYERS, new SeededRng('lead'), 60)!;
    const search = newSearch(TWO_PLAYERS, 'lead');
    search.begin(view);
    search.run(100);
    const before = search.candidates();
    search.run(1900);
    const [best, ...others] = search.candidates();
    for (const { scores, lead } of [best, ...others])
      expect(lead).toBeCloseTo(scores[view.viewer] - scores[1 - view.viewer], 6);
    expect(best.leadError).toBeGreaterThan(0);
    expect(best.leadError).toBeLessThan(before.find(({ code }) => code === best.code)!.leadError);
    for (const { visits, leadError } of before)
      if (visits < 8) expect(leadError).toBe(Number.POSITIVE_INFINITY);
  });

  it('continues when the tree is full', () => {
    const { view } = decisionAfter(game, TWO_PLAYERS, new SeededRng('full'), 60)!;
    const search = new Search(game, policy, TWO_PLAYERS, new SeededRng('full'), 64);
    expect(view.legal.length).toBeLessThan(64);
    search.begin(view);
    search.run(300);
    expect(search.candidates().reduce((sum, candidate) => sum + candidate.visits, 0)).toBe(300);
    expect(view.legal).toContain(search.best());
  });

  it('is settled when no other action can catch up', () => {
    const { view } = decisionAfter(game, TWO_PLAYERS, new SeededRng('settled'), 60)!;
    const search = newSearch(TWO_PLAYERS, 'settled');
    search.begin(view);
    search.run(100);
    const [most, second] = search.candidates().map(({ visits }) => visits);
    expect(search.isSettled(most - second - 1)).toBe(true);
    expect(search.isSettled(most - second)).toBe(false);
  });
});

describe('with enough playouts', () => {
  it.each([
    ['one tile in hand', { players: 2 }, 3],
    ['two tiles in hand (V2), any rotation (V1)', { players: 2, hand: 2, rotate: true }, 3],
    ['alone', { players: 1, with: ['solo'], side: 'hard' }, 4],
  ])('the best action is found, as trying everything shows: %s', (name, input, left) => {
    const options = optionsOf(game, { first: 0, ...input });
    let found = 0;
    for (let i = 0; found < 6 && i < 60; i++) {
      const seed = `${name} ${i}`;
      const decision = lastDecision(options, seed, left);
      if (decision === undefined) continue;
      const { state, seat, view } = decision;
      const tried = view.legal.map((code) => expectedAfter(game, state, code));
      // Where all moves are equally good there is nothing to find.
      if (!tried.some((one) => tried.some((other) => isBetter(one, other, seat)))) continue;
      const search = newSearch(options, seed);
      search.begin(view);
      search.run(1500);
      const chosen = tried[view.legal.indexOf(search.best())];
      expect(tried.filter((one) => isBetter(one, chosen, seat))).toEqual([]);
      found++;
    }
    expect(found).toBeGreaterThan(3);
  });
});

describe('a playout', () => {
  const begun = decisionAfter(game, TWO_PLAYERS, new SeededRng('horizon'), 20)!;

  /** How many quick choices and evaluations a playout takes. */
  function workOf(playouts: number, change: Partial<Policy>, evaluates = true): readonly number[] {
    const work = [0, 0];
    const counting: Policy = {
      ...metroPolicy,
      ...change,
      heuristic(s) {
        const real = metroHeuristic(s as MetroState);
        const evaluate = (scores: Float64Array): void => {
          work[1]++;
          real.evaluate(scores);
        };
        return {
          pick(rng) {
            work[0]++;
            return real.pick(rng);
          },
          rate: (codes, n, ratings) => real.rate(codes, n, ratings),
          ...(evaluates ? { evaluate } : {}),
        };
      },
    };
    const search = new Search(game, counting, TWO_PLAYERS, new SeededRng('work'), SIZE);
    search.begin(begun.view);
    search.run(playouts);
    return work.map((times) => times / playouts);
  }

  it.each([0, 1, 5])('ends after %d quick choices, where the position is evaluated', (horizon) => {
    expect(workOf(50, { horizon })).toEqual([horizon, 1]);
  });

  it('goes on to the end of the game where nothing can be evaluated', () => {
    const [picks, evaluations] = workOf(50, { horizon: 5 }, false);
    expect(picks).toBeGreaterThan(30);
    expect(evaluations).toBe(0);
  });

  it('draws the same for every move, the n-th time that each is tried', () => {
    const drawn = new Map<number, string[]>();
    let first = 0;
    let draws: number[] = [];
    const watched: AnyGame = {
      ...game,
      sample(view, rng, into) {
        game.sample(view, rng, into);
        first = -1;
        draws = [];
      },
      play(s, code, emit) {
        if (first < 0) {
          first = code;
          drawn.set(code, [...(drawn.get(code) ?? []), '']);
        } else if (game.toMove(s) === CHANCE && draws.length < 2) {
          draws.push(code);
          drawn.get(first)!.splice(-1, 1, draws.join(' '));
        }
        game.play(s, code, emit);
      },
    };
    const search = new Search(watched, policy, TWO_PLAYERS, new SeededRng('pairs'), SIZE);
    search.begin(begun.view);
    search.run(300);
    // Drawing instead of placing takes a number of its own.
    const [most, ...others] = [...drawn].filter(([code]) => code !== DRAW_CODE).map(([, seen]) => seen);
    expect(most.length).toBeGreaterThan(10);
    expect(others.length).toBeGreaterThan(3);
    for (const seen of others) expect(seen).toEqual(most.slice(0, seen.length));
    expect(new Set(most).size).toBeGreaterThan(most.length / 2);
  });
});
