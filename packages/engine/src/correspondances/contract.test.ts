import fc from 'fast-check';
import { expect } from 'vitest';
import { gameContract } from '../kit/testing/game.contract.ts';
import { correspondances } from './correspondances.ts';
import { isConnected } from './network.ts';
import { DRAW, PLACE } from './state.ts';
import { EVERY_GAME, randomMoves } from './testing/games.ts';

/** All spots around the row. */
const SPOTS = Array.from({ length: 15 }, (_, i) => i - 4).flatMap((x) =>
  Array.from({ length: 9 }, (_, i) => i - 4).map(
    (y) => (x < 0 ? `w${-x}` : `e${x}`) + (y < 0 ? `n${-y}` : `s${y}`),
  ),
);

gameContract(correspondances, {
  games: EVERY_GAME.map(([name, options]) => [name, { ...options, target: 3 }]),
  moves: randomMoves,
  words: [
    'order-2134',
    'order-1234',
    'cross-12',
    'cross-21',
    'link-13',
    'curves-34',
    ...[1, 2, 3, 4, 5].map((line) => `line-${line}`),
    ...SPOTS.flatMap((spot) => [0, 1, 2, 3].map((rot) => `place-${spot}-${rot}`)),
  ],
  options: fc.record(
    {
      players: fc.integer({ min: 2, max: 4 }),
      first: fc.integer({ min: 0, max: 1 }),
      rotateFirst: fc.boolean(),
      target: fc.integer({ min: 1, max: 50 }),
    },
    { requiredKeys: [] },
  ),
  lookEvery: 9,
  checkSample(sample, s) {
    const held = Array.from(sample.line).filter((line) => line > 0);
    expect(new Set(held).size).toBe(held.length);
    expect(Array.from(sample.line, (line) => line > 0)).toEqual(Array.from(s.line, (line) => line > 0));
    if (s.step === DRAW || s.step === PLACE)
      expect(held.filter((line) => isConnected(sample, line))).toEqual([]);
  },
  runs: 60,
  longest: 250,
});
