import { SPECTATOR } from '@guimard/engine/kit';
import words from '@guimard/messages/en/table';
import { expect, it } from 'vitest';
import { headlineOf, rankingOf } from './headline.ts';

const names = ['Ada', 'Ben', 'Cleo'];
const headline = (scores: readonly number[], winners: readonly number[], viewer: number): string =>
  headlineOf(words, { names, scores, winners, viewer });

it.each([
  ['who wins', [78, 66], [0], 0, 'You won by 12'],
  ['who loses', [66, 127], [1], 0, 'You lost 66–127'],
  ['who loses to two', [80, 66, 80], [0, 2], 1, 'You lost 66–80'],
  ['who shares the win', [80, 66, 80], [0, 2], 2, 'You share the win with Ada'],
  ['who wins because the other resigned', [10, 30], [0], 0, 'You won'],
  ['who resigned while leading', [30, 10], [1], 0, 'You lost'],
  ['a spectator', [66, 127], [1], SPECTATOR, 'Ben wins, 127–66'],
  ['a spectator of three', [50, 127, 66], [1], SPECTATOR, 'Ben wins, 127–66–50'],
  ['a spectator of a resignation', [30, 10], [1], SPECTATOR, 'Ben wins, 10–30'],
  ['a spectator of a shared win', [80, 66, 80], [0, 2], SPECTATOR, 'Ada and Cleo share the win'],
  ['who plays alone', [23], [0], 0, 'Your score: 23'],
] as const)('tells %s', (_, scores, winners, viewer, expected) => {
  expect(headline(scores, winners, viewer)).toBe(expected);
});

it('ranks by points', () => {
  expect(rankingOf({ scores: [40, 66, 40, 90], winners: [3] })).toEqual([3, 1, 0, 2]);
});
