import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Attempt, progressOf } from './progress.ts';
import { BEGINNER, isProvisional, rated, type Strength } from './rating.ts';

const attempt: fc.Arbitrary<Attempt> = fc.record({
  puzzle: fc.integer({ min: 0, max: 30 }).map((n) => `p${n}`),
  rating: fc.integer({ min: 600, max: 2400 }),
  isRight: fc.boolean(),
  day: fc.constantFrom('2026-11-16', '2026-11-17'),
});
const attempts = fc.array(attempt, { maxLength: 60 });

test('a right answer raises the rating, a wrong one lowers it, and both make it surer', () => {
  fc.assert(
    fc.property(attempts, fc.integer({ min: 600, max: 2400 }), (before, puzzle) => {
      const { strength } = progressOf(before);
      const [up, down] = [rated(strength, puzzle, true), rated(strength, puzzle, false)];
      expect(up.rating).toBeGreaterThan(strength.rating);
      expect(down.rating).toBeLessThan(strength.rating);
      for (const { rating, deviation, volatility } of [up, down]) {
        expect([rating, deviation, volatility].every(Number.isFinite)).toBe(true);
        // Up to what the volatility adds in a period.
        expect(deviation).toBeLessThan(strength.deviation + 1);
      }
    }),
  );
});

test('a harder puzzle brings more, and costs less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 600, max: 2300 }), (puzzle) => {
      for (const isRight of [true, false])
        expect(rated(BEGINNER, puzzle + 100, isRight).rating).toBeGreaterThan(
          rated(BEGINNER, puzzle, isRight).rating,
        );
    }),
  );
});

/** Glickman's formulas for one opponent; the volatility hardly changes in one period. */
function byHand({ rating, deviation, volatility }: Strength, puzzle: number, score: number): number {
  const scale = 173.7178;
  const g = 1 / Math.sqrt(1 + (3 * (80 / scale) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp((-g * (rating - puzzle)) / scale));
  const variance = 1 / (g * g * expected * (1 - expected));
  const before = (deviation / scale) ** 2 + volatility ** 2;
  return rating + (scale * g * (score - expected)) / (1 / before + 1 / variance);
}

test('is Glicko-2', () => {
  for (const deviation of [60, 150, 350]) {
    for (const puzzle of [900, 1500, 2100]) {
      const strength = { rating: 1500, deviation, volatility: 0.06 };
      for (const score of [0, 1])
        expect(rated(strength, puzzle, score === 1).rating).toBeCloseTo(byHand(strength, puzzle, score), 0);
    }
  }
});

test('who answers as a rating says comes near it', () => {
  let strength = BEGINNER;
  // In a fixed order: three of four puzzles that are 191 points easier are solved, by the formula of Elo.
  for (let i = 0; i < 400; i++) strength = rated(strength, 1800 - 191, i % 4 !== 3);
  expect(Math.abs(strength.rating - 1800)).toBeLessThan(60);
  expect(isProvisional(strength)).toBe(false);
});

test('each puzzle counts once', () => {
  fc.assert(
    fc.property(attempts, (all) => {
      const first = all.filter(({ puzzle }, i) => all.findIndex((one) => one.puzzle === puzzle) === i);
      const [progress, once] = [progressOf(all), progressOf(first)];
      expect([progress.strength, progress.ratings, progress.run]).toEqual([
        once.strength,
        once.ratings,
        once.run,
      ]);
      expect(progress.ratings).toHaveLength(progress.seen.size);
    }),
  );
});

test('what was solved at the second try is solved, and makes a day', () => {
  const one: Attempt = { puzzle: 'a', rating: 1500, isRight: false, day: '2026-11-16' };
  const { solved, days, run } = progressOf([one, { ...one, isRight: true, day: '2026-11-17' }]);
  expect([[...solved], [...days], run]).toEqual([['a'], ['2026-11-17'], 0]);
});

test('a run ends with a wrong answer', () => {
  const answers = (marks: string): Attempt[] =>
    Array.from(marks, (mark, i) => ({
      puzzle: `${i}`,
      rating: 1200,
      isRight: mark === '+',
      day: '2026-11-17',
    }));
  expect(['', '+', '++-', '+-+++'].map((marks) => progressOf(answers(marks)).run)).toEqual([0, 1, 0, 3]);
});
