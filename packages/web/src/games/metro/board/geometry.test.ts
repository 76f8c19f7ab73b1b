import { BOARD, SCORE_DEPTH } from '@guimard/miniature/metro';
import { expect, it } from 'vitest';
import { scoreSpot } from './geometry.ts';

it('the score track goes round clockwise in 100 equal steps, then on', () => {
  expect(scoreSpot(0)).toEqual({ x: SCORE_DEPTH / 2, y: SCORE_DEPTH / 2 });
  expect(scoreSpot(25)).toEqual({ x: BOARD - SCORE_DEPTH / 2, y: SCORE_DEPTH / 2 });
  expect(scoreSpot(50)).toEqual({ x: BOARD - SCORE_DEPTH / 2, y: BOARD - SCORE_DEPTH / 2 });
  expect(scoreSpot(75)).toEqual({ x: SCORE_DEPTH / 2, y: BOARD - SCORE_DEPTH / 2 });
  expect(scoreSpot(137)).toEqual(scoreSpot(37));
  expect(scoreSpot(-1)).toEqual(scoreSpot(99));
  for (let points = 0; points < 100; points++) {
    const [a, b] = [scoreSpot(points), scoreSpot(points + 1)];
    expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBeCloseTo((BOARD - SCORE_DEPTH) / 25);
  }
});
