/** Filling in what a viewer cannot know: some state that agrees with the view, each equally likely. */
import { describe, expect, it } from 'vitest';
import { type Seat, SPECTATOR } from '../kit/game.ts';
import { equals } from '../kit/layout.ts';
import { SeededRng } from '../kit/rng.ts';
import { everyOutcome } from '../kit/testing/every-outcome.ts';
import { expectSample } from '../kit/testing/views.ts';
import { viewOf } from '../kit/view.ts';
import { metro } from './metro.ts';
import { DEFAULTS, type MetroOptions } from './options.ts';
import { tilesUnseen } from './sample.ts';
import { createState } from './setup.ts';
import { handAt, LAY_DRAWN, type MetroState, TURN } from './state.ts';
import {
  boxByKind,
  EVERY_GAME,
  legalCodes,
  randomMoves,
  tilesEverywhere,
  viewersOf,
} from './testing/games.ts';

describe('a sample agrees with all that the viewer knows', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const rng = new SeededRng(`sample ${name}`);
    const s = createState(options);
    // Used over and over: nothing of an earlier sample may stay behind.
    const into = createState(options);
    const again = createState(options);
    let different = 0;
    for (const _ of randomMoves(s, rng)) {
      if (rng.below(6) > 0) continue;
      for (const viewer of viewersOf(s)) {
        const view = viewOf(metro, s, viewer);
        expectSample(metro, view, rng.below(1000), into, again);
        // As many tiles in each place as there are, and all of them from the box (B6).
        expect(tilesEverywhere(into)).toEqual(boxByKind(options.rotate));
        expect(Array.from(into.hand, (place) => place > 0)).toEqual(Array.from(s.hand, (place) => place > 0));
        expect(into.bag.reduce((sum, copies) => sum + copies, 0)).toBe(s.pile);
        // It is a state that can be played on: every sampled tile stands for itself and its rotations (V1).
        for (const place of into.hand) if (place > 0) expect(s.rules.kind[place - 1]).toBe(place - 1);
        expect(legalCodes(into).length > 0).toBe(legalCodes(s).length > 0);
        if (!equals(into, s)) different++;
      }
    }
    expect(different).toBeGreaterThan(20);
  });
});

/** n (n − 1) (n − 2) … with k factors: in how many ways k of n tiles can lie in k places. */
function arrangements(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways *= n - i;
  return ways;
}

/** The tiles in other hands, place by place. */
function hidden(s: MetroState, viewer: Seat): number[] {
  const isOwn = (i: number): boolean => i >= handAt(s, viewer) && i < handAt(s, viewer + 1);
  return Array.from(s.hand).filter((place, i) => place > 0 && (viewer === SPECTATOR || !isOwn(i)));
}

/**
 * When the unseen tiles lie in hidden places in every way equally likely, h places hold given tiles with
 * probability ∏ (ways for the tiles of a kind among those unseen of it) / (ways for h tiles among all).
 */
function likelihood(tiles: readonly number[], unseen: Uint8Array): number {
  const total = unseen.reduce((sum, copies) => sum + copies, 0);
  const used = unseen.map((_, tile) => tiles.filter((place) => place === tile + 1).length);
  const ways = unseen.reduce((product, copies, tile) => product * arrangements(copies, used[tile]), 1);
  return ways / arrangements(total, tiles.length);
}

/** A random game stopped at the first turn, or lay of a drawn tile, with so few tiles left in the pile. */
function stopAt(options: Partial<MetroOptions>, seed: number, step: number, pile: number): MetroState {
  const s = createState({ ...DEFAULTS, first: 0, ...options });
  for (const _ of randomMoves(s, new SeededRng(seed), { eager: step === LAY_DRAWN ? 1 : 2 })) {
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
    ['a tile another has drawn to lay', { players: 2 }, 5, LAY_DRAWN, 6, 1],
    ['a spectator', { players: 2 }, 6, LAY_DRAWN, 5, SPECTATOR],
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
