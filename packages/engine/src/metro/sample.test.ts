/** Filling in hidden information: a state that agrees with the view, each equally likely. */
import { describe, expect, it } from 'vitest';
import { type Seat, SPECTATOR } from '../kit/game.ts';
import { SeededRng } from '../kit/rng.ts';
import { everyOutcome } from '../kit/testing/every-outcome.ts';
import { viewOf } from '../kit/view.ts';
import { metro } from './metro.ts';
import { DEFAULTS, type MetroOptions } from './options.ts';
import { tilesUnseen } from './sample.ts';
import { createState } from './setup.ts';
import { handAt, type MetroState, PLACE_DRAWN, TURN } from './state.ts';
import { randomMoves } from './testing/games.ts';

/** n (n − 1) (n − 2) … with k factors: the number of ways to put k of n tiles into k slots. */
function arrangements(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways *= n - i;
  return ways;
}

/** The tiles in other hands, slot by slot. */
function hidden(s: MetroState, viewer: Seat): number[] {
  const isOwn = (i: number): boolean => i >= handAt(s, viewer) && i < handAt(s, viewer + 1);
  return Array.from(s.hand).filter((place, i) => place > 0 && (viewer === SPECTATOR || !isOwn(i)));
}

/**
 * When every arrangement of the unseen tiles is equally likely, h hidden slots contain given tiles with probability
 * ∏ (ways for the tiles of a kind among those unseen of it) / (ways for h tiles among all).
 */
function likelihood(tiles: readonly number[], unseen: Uint8Array): number {
  const total = unseen.reduce((sum, copies) => sum + copies, 0);
  const used = unseen.map((_, tile) => tiles.filter((place) => place === tile + 1).length);
  const ways = unseen.reduce((product, copies, tile) => product * arrangements(copies, used[tile]), 1);
  return ways / arrangements(total, tiles.length);
}

/** A random game stopped at the first turn, or placement of a drawn tile, with this few tiles left in the pile. */
function stopAt(options: Partial<MetroOptions>, seed: number, step: number, pile: number): MetroState {
  const s = createState({ ...DEFAULTS, first: 0, ...options });
  for (const _ of randomMoves(s, new SeededRng(seed), { eager: step === PLACE_DRAWN ? 1 : 2 })) {
    if (s.step === step && s.seat === 0 && s.pile <= pile && s.pile > 0) return s;
  }
  throw new Error(`game ${seed} has no such state`);
}

describe('every arrangement of the unseen tiles is equally likely, exactly', () => {
  it.each([
    ['two players', { players: 2 }, 1, TURN, 6, 1],
    ['three players, one hand known', { players: 3 }, 2, TURN, 5, 2],
    ['V2: hands of two', { players: 2, hand: 2 }, 3, TURN, 5, 1],
    ['V1: kinds', { players: 3, rotate: true }, 4, TURN, 6, 0],
    ['a tile another has drawn to place', { players: 2 }, 5, PLACE_DRAWN, 6, 1],
    ['a spectator', { players: 2 }, 6, PLACE_DRAWN, 5, SPECTATOR],
  ])('%s', (_, options, seed, step, pile, viewer) => {
    const s = stopAt(options, seed, step, pile);
    const view = viewOf(metro, s, viewer);
    const into = createState(s.rules.options);
    const found = everyOutcome((rng) => {
      metro.sample(view, rng, into);
      return hidden(into, viewer).join(' ');
    });
    const unseen = tilesUnseen(view.known);
    let sum = 0;
    for (const [outcome, probability] of found) {
      const expected = likelihood(outcome.split(' ').map(Number), unseen);
      expect(probability).toBeCloseTo(expected, 12);
      sum += expected;
    }
    // Nothing possible is missing.
    expect(sum).toBeCloseTo(1, 12);
    expect(found.size).toBeGreaterThan(1);
  });
});
