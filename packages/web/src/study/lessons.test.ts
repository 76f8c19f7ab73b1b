import type { DecisionStep, Grade, Review } from '@guimard/ai/review';
import { expect, test } from 'vitest';
import type { Sitter } from '../table/seating.ts';
import { lessonsOf } from './lessons.ts';

const HUMAN: Sitter = { name: 'Ada', player: { kind: 'human' } };
const COMPUTER: Sitter = { name: 'Bob', player: { kind: 'computer', level: 3 } };

/** As much of a review as a lesson needs. */
function reviewOf(decisions: readonly [seat: number, grade: Grade, points: number][]): Review {
  const steps = decisions.map(([seat, grade, points], index) => {
    const judgement = { grade, loss: { points, win: 0 } };
    return { kind: 'decision', index, seat, judgement } as unknown as DecisionStep;
  });
  const seats = [0, 1].map((seat) => ({
    seat,
    decisions: steps.filter((step) => step.seat === seat).length,
  }));
  return { steps, seats } as unknown as Review;
}

const review = reviewOf([
  [0, 'inaccuracy', 4],
  [1, 'blunder', 30],
  [0, 'mistake', 8],
  [0, 'good', 3],
  [0, 'blunder', 20],
  [0, 'inaccuracy', 5],
  [0, 'mistake', 0],
]);

test('the three biggest slips of the person, the biggest first', () => {
  const [lesson, ...more] = lessonsOf(review, [HUMAN, COMPUTER]);
  expect(more).toEqual([]);
  expect(lesson?.slips.map(({ index }) => index)).toEqual([4, 2, 5]);
  expect(lesson?.points).toBe(33);
});

test('of computers alone, everybody’s', () => {
  expect(lessonsOf(review, [COMPUTER, COMPUTER]).map(({ seat }) => seat)).toEqual([0, 1]);
});

test('nobody who was not judged', () => {
  expect(lessonsOf(reviewOf([[1, 'best', 0]]), [HUMAN, HUMAN])).toEqual([{ seat: 1, slips: [], points: 0 }]);
});
