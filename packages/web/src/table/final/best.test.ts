import { expect, it } from 'vitest';
import type { SavedTable } from '../seating.ts';
import { bestOf } from './best.ts';

const table = (id: string, score: number, changes: Partial<SavedTable> = {}): SavedTable => ({
  id,
  log: { game: 'metro', rules: 2, options: { side: 'normal' }, actions: [] },
  seats: [{ name: 'Ada', player: { kind: 'human' } }],
  assistance: 'preview',
  practice: false,
  created: 0,
  updated: 0,
  isOver: true,
  scores: [score],
  ...changes,
});

it('is the best of the other finished games of the same kind', () => {
  const own = table('own', 30);
  const hard = { game: 'metro', rules: 2, options: { side: 'hard' }, actions: [] };
  const others = [
    table('a', 12),
    table('b', 17),
    table('unfinished', 40, { isOver: false }),
    table('practice', 41, { practice: true }),
    table('hard', 42, { log: hard }),
  ];
  expect(bestOf([own, ...others], own)).toBe(17);
  expect(bestOf([own], own)).toBeUndefined();
});
