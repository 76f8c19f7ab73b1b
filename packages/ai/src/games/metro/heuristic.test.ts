/** The heuristic of Metro. */

import { CHANCE, SeededRng, viewOf } from '@guimard/engine/kit';
import { cellAt, type MetroState, parseTile, putTile, TILE_CODE } from '@guimard/engine/metro';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAgent } from '../../spec.ts';
import { CASES, decisionAfter, legalOf, METRO, optionsOf } from '../../testing/positions.ts';
import { metroPolicy } from './policy.ts';

const { game } = METRO;
const GAMES = CASES.filter(([, subject]) => subject === METRO);

/** Some decision in some game, from the first tiles to the last. */
const anyDecision = fc
  .record({
    options: fc.constantFrom(...GAMES.map(([, , options]) => options)),
    seed: fc.nat(),
    actions: fc.nat(170),
  })
  .map(({ options, seed, actions }) => decisionAfter(game, options, new SeededRng(seed), actions)?.state)
  .filter((state) => state !== undefined)
  .map((state) => state as MetroState);

function ratingsOf(s: MetroState, codes: readonly number[]): number[] {
  const ratings = new Float64Array(codes.length);
  metroPolicy.heuristic(s).rate(Int32Array.from(codes), codes.length, ratings);
  return Array.from(ratings);
}

describe('the heuristic', () => {
  it('leaves every byte of the state unchanged, and gives every action a number', () => {
    fc.assert(
      fc.property(anyDecision, (s) => {
        const before = s.bytes.slice();
        const ratings = ratingsOf(s, legalOf(game, s));
        expect(Buffer.compare(s.bytes, before)).toBe(0);
        expect(ratings.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('picks legal actions, the same for the same seed, and leaves the state unchanged', () => {
    fc.assert(
      fc.property(anyDecision, fc.nat(), (s, seed) => {
        const before = s.bytes.slice();
        const legal = new Set(legalOf(game, s));
        const pick = (): number[] => {
          const rng = new SeededRng(seed);
          const heuristic = metroPolicy.heuristic(s);
          return Array.from({ length: 10 }, () => heuristic.pick(rng));
        };
        const picked = pick();
        expect(picked.filter((code) => !legal.has(code))).toEqual([]);
        expect(Buffer.compare(s.bytes, before)).toBe(0);
        expect(pick()).toEqual(picked);
      }),
      { numRuns: 150 },
    );
  });

  it('reads the state it was made for, whatever is played in it', () => {
    const rng = new SeededRng('goes on');
    const { state } = decisionAfter(game, optionsOf(game, { players: 3 }), rng, 30)!;
    const s = state as MetroState;
    const heuristic = metroPolicy.heuristic(s);
    for (let actions = 0; actions < 60; actions++) {
      if (game.toMove(s) >= 0) {
        const legal = legalOf(game, s);
        const ratings = new Float64Array(legal.length);
        heuristic.rate(Int32Array.from(legal), legal.length, ratings);
        expect(Array.from(ratings)).toEqual(ratingsOf(s, legal));
      }
      game.play(s, game.pick(s, rng));
    }
  });

  it('rates an action the same whatever the others are', () => {
    fc.assert(
      fc.property(anyDecision, (s) => {
        const legal = legalOf(game, s);
        const backwards = legal.toReversed();
        expect(ratingsOf(s, backwards).toReversed()).toEqual(ratingsOf(s, legal));
        expect(ratingsOf(s, legal.slice(-1))).toEqual(ratingsOf(s, legal).slice(-1));
      }),
      { numRuns: 40 },
    );
  });

  it('takes the better of two actions more often than not', () => {
    const rng = new SeededRng('better');
    let above = 0;
    let all = 0;
    for (let i = 0; i < 40; i++) {
      const s = decisionAfter(game, optionsOf(game, { players: 2 }), rng, 20 + i)!.state as MetroState;
      const legal = legalOf(game, s).filter((code) => code < TILE_CODE);
      const ratings = ratingsOf(s, legal);
      const median = ratings.toSorted((a, b) => a - b)[ratings.length >> 1];
      const heuristic = metroPolicy.heuristic(s);
      for (let k = 0; k < 10; k++) {
        const at = legal.indexOf(heuristic.pick(rng));
        if (at < 0) continue;
        all++;
        if (ratings[at] >= median) above++;
      }
    }
    expect(above / all).toBeGreaterThan(0.7);
  });
});

describe('hidden shares', () => {
  const SAMPLES = 40;
  const options = optionsOf(game, { players: 2, with: ['companies'], first: 0 });

  /** How plausible the shares of the other seat are, late in games in which both exchange them. */
  async function plausible(seed: string): Promise<{ real: number; sampled: number }> {
    const s = game.create(options) as MetroState;
    const sampled = game.create(options) as MetroState;
    const agents = [0, 1].map((seat) =>
      createAgent(METRO, { kind: 'search', budget: { playouts: 30 } }, `${seed}/${seat}`),
    );
    const rng = new SeededRng(seed);
    while (s.placed < 50) {
      const mover = game.toMove(s);
      game.play(s, mover === CHANCE ? game.pick(s, rng) : await agents[mover].choose(viewOf(game, s, mover)));
    }
    const view = viewOf(game, s, 0);
    const of = (one: MetroState): number => metroPolicy.heuristic(one).plausibility!(0);
    let sum = 0;
    for (let i = 0; i < SAMPLES; i++) {
      game.sample(view, rng, sampled);
      sum += of(sampled);
    }
    return { real: of(s), sampled: sum / SAMPLES };
  }

  it('are more plausible than most, since players exchange them for better ones', async () => {
    let more = 0;
    for (let n = 0; n < 8; n++) {
      const { real, sampled } = await plausible(`shares ${n}`);
      if (real > sampled) more++;
    }
    expect(more).toBeGreaterThan(5);
  });

  it('are all there is to tell apart: without companies every state is as plausible', () => {
    const s = game.create(optionsOf(game, { players: 2 })) as MetroState;
    expect(metroPolicy.heuristic(s)).toMatchObject({ plausibility: undefined });
  });
});

/**
 * The train from the station above 02 has turned east and reaches 03 from the west. Both tiles take the train from
 * the station above 03 south, so they differ only in this one line: `aacb` leads it north, to a station after two
 * tiles, and `aaaa` on to the east.
 */
describe('a line of two tiles, early in the game', () => {
  const named = (name: string): number => parseTile(name)!;
  const place = (name: string): number => (named(name) << 6) | cellAt(0, 3);
  const STATION = 8 - 2;

  function rated(players: number, isOwn: boolean): { complete: number; extend: number } {
    const s = game.create(optionsOf(game, { players, first: 0 })) as MetroState;
    putTile(s, named('bcbc'), cellAt(0, 2));
    const owner = s.owner[STATION - 1] - 1;
    s.seat = isOwn ? owner : (owner + 1) % players;
    const [complete, extend] = ratingsOf(s, [place('aacb'), place('aaaa')]);
    // It really is complete, and the other is not.
    const points = (name: string): number => {
      const after = game.create(game.optionsOf(s)) as MetroState;
      after.words.set(s.words);
      putTile(after, named(name), cellAt(0, 3));
      return after.points[owner] - s.points[owner];
    };
    expect([points('aacb'), points('aaaa')]).toEqual([2, 0]);
    return { complete, extend };
  }

  it.each([2, 3, 4])('with %d players: extending its own line is better', (players) => {
    const { complete, extend } = rated(players, true);
    expect(complete).toBeLessThan(extend);
    expect(complete).toBeLessThan(0);
  });

  it.each([2, 3, 4])("with %d players: completing another player's line is better", (players) => {
    const { complete, extend } = rated(players, false);
    expect(complete).toBeGreaterThan(extend);
    expect(complete).toBeGreaterThan(0);
  });
});
