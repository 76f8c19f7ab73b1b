import fc from 'fast-check';
import { expect } from 'vitest';
import { gameContract } from '../kit/testing/game.contract.ts';
import { makeCell } from './board.ts';
import { metro } from './metro.ts';
import type { MetroOptions } from './options.ts';
import { boxByKind, EVERY_GAME, randomMoves, tilesEverywhere } from './testing/games.ts';
import { TILE_NAMES } from './tile.ts';

const CELL_NAMES = Array.from({ length: 64 }, (_, cell) => makeCell(cell));

gameContract(metro, {
  games: EVERY_GAME,
  moves: (s, rng, emit) => randomMoves(s, rng, { emit }),
  // Every possible word of the base game, and some of modules.
  words: [
    'draw',
    'pass',
    ...Array.from({ length: 10 }, (_, seat) => `first${seat}`),
    ...TILE_NAMES,
    ...TILE_NAMES.flatMap((tile) => CELL_NAMES.map((cell) => tile + cell)),
    'exchange-30-open',
    'token-yellow-p3',
    'keep-dddd',
  ],
  options: fc.record(
    {
      players: fc.integer({ min: 2, max: 6 }),
      first: fc.constantFrom<MetroOptions['first']>(0, 1, 'random'),
      rotate: fc.boolean(),
      hand: fc.integer({ min: 1, max: 3 }),
      exclusive: fc.boolean(),
      corners: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  lookEvery: 6,
  checkSample(sample, s) {
    // As many tiles in each location as there should be, all of them from the box (B6).
    expect(tilesEverywhere(sample)).toEqual(boxByKind(s.rules.options.rotate));
    expect(Array.from(sample.hand, (place) => place > 0)).toEqual(Array.from(s.hand, (place) => place > 0));
    expect(sample.bag.reduce((sum, copies) => sum + copies, 0)).toBe(s.pile);
    // Every sampled tile stands for itself and its rotations (V1).
    for (const place of sample.hand) if (place > 0) expect(s.rules.kind[place - 1]).toBe(place - 1);
  },
  runs: 200,
  longest: 150,
});
