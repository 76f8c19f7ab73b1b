import { expect, it } from 'vitest';
import { markFor, severity } from './marks.ts';

it.each([
  [0, 0, 'good'],
  [3.99, 0.0499, 'good'],
  [4, 0, 'inaccuracy'],
  [0, 0.05, 'inaccuracy'],
  [7.99, 0.0999, 'inaccuracy'],
  [8, 0, 'mistake'],
  [0, 0.1, 'mistake'],
  [15.99, 0.1999, 'mistake'],
  [16, 0, 'blunder'],
  [0, 0.2, 'blunder'],
  [60, 0.9, 'blunder'],
])('%d points and %d of a win lost: %s', (points, win, mark) => {
  expect(markFor({ points, win })).toBe(mark);
});

it('takes points or the chance to win, whichever weighs more', () => {
  expect(severity({ points: 32, win: 0.1 })).toBe(2);
  expect(severity({ points: 4, win: 0.6 })).toBeCloseTo(3);
});
