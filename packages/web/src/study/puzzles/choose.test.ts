import { nth } from '@guimard/engine/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseNext, DIFFICULTIES, type Difficulty, fitting, NO_FILTER, puzzleOfTheDay } from './choose.ts';
import { type Attempt, progressOf } from './progress.ts';
import { entries, entry } from './testing/entries.ts';

const ALL = entries(60);
const random = fc.double({ min: 0, max: 1, noNaN: true });
const answered = (ids: readonly number[], isRight = true): Attempt[] =>
  ids.map((id) => ({ puzzle: `p${id}`, rating: 600 + id * 10, isRight, day: '2026-11-17' }));
const someIds = fc.array(fc.integer({ min: 0, max: 59 }), { maxLength: 80 });

test('a new one that fits comes first, as near to the player as there is', () => {
  fc.assert(
    fc.property(
      someIds,
      random,
      fc.constantFrom<Difficulty>('easier', 'matching', 'harder'),
      (ids, by, difficulty) => {
        const progress = progressOf(answered(ids));
        const chosen = chooseNext(ALL, { filter: { difficulty }, progress, random: () => by });
        const fresh = ALL.filter(({ id }) => !progress.seen.has(id));
        if (chosen === undefined) throw new Error('there is always one');
        if (fresh.length === 0) return;
        expect(fresh).toContain(chosen);
        const away = ({ rating }: { rating: number }): number =>
          Math.abs(rating - progress.strength.rating - DIFFICULTIES[difficulty]);
        expect(fresh.filter((one) => away(one) < away(chosen)).length).toBeLessThan(5);
      },
    ),
  );
});

test('the one on the screen does not come again while there is another', () => {
  fc.assert(
    fc.property(someIds, random, fc.integer({ min: 0, max: 59 }), (ids, by, shown) => {
      const wanted = {
        filter: NO_FILTER,
        progress: progressOf(answered(ids)),
        except: `p${shown}`,
        random: () => by,
      };
      expect(chooseNext(ALL, wanted)?.id).not.toBe(`p${shown}`);
    }),
  );
  const [only] = ALL;
  const wanted = { filter: NO_FILTER, progress: progressOf([]), except: 'p0' };
  expect(chooseNext(ALL.slice(0, 1), wanted)).toBe(only);
});

test('when all are known, those never solved come first, and none of the last ones', () => {
  const ids = ALL.map((_, i) => i);
  const wrong = 7;
  const progress = progressOf([...answered([wrong], false), ...answered(ids.filter((id) => id !== wrong))]);
  for (const by of [0, 0.5, 0.999])
    expect(chooseNext(ALL, { filter: NO_FILTER, progress, random: () => by })?.id).toBe(`p${wrong}`);
  const solved = progressOf(answered(ids));
  for (const by of [0, 0.3, 0.7, 1]) {
    const chosen = chooseNext(ALL, { filter: NO_FILTER, progress: solved, random: () => by });
    expect(solved.seen.get(chosen?.id ?? '')).toBeLessThan(40);
  }
});

test('filters by theme and game; what nothing fits gives nothing', () => {
  const list = [entry('a', 900, { themes: ['spoil', 'draw'] }), entry('b', 900, { game: 'correspondances' })];
  expect(fitting(list, { ...NO_FILTER, theme: 'draw' })).toEqual([nth(list, 0)]);
  expect(fitting(list, { ...NO_FILTER, game: 'correspondances' })).toEqual([nth(list, 1)]);
  const nothing = {
    filter: { ...NO_FILTER, theme: 'journey', game: 'correspondances' } as const,
    progress: progressOf([]),
  };
  expect(chooseNext(list, nothing)).toBeUndefined();
});

test('every puzzle of medium difficulty has its day before one comes again', () => {
  const many = entries(181);
  const medium = many.filter(({ rating }) => rating >= 1000 && rating <= 1900);
  const days = medium.map((_, i) => new Date(Date.UTC(2026, 10, 17 + i)).toISOString().slice(0, 10));
  const chosen = days.map((day) => puzzleOfTheDay(many, day));
  expect(new Set(chosen)).toEqual(new Set(medium));
});

test('the puzzle of a day depends on the date and the puzzles alone', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...ALL], { minLength: 60 }), (shuffled) => {
      expect(puzzleOfTheDay(shuffled, '2026-11-17')).toBe(puzzleOfTheDay(ALL, '2026-11-17'));
    }),
  );
  expect(puzzleOfTheDay([], '2026-11-17')).toBeUndefined();
});
