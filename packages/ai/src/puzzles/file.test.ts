import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDirectory, writeDirectory } from './directory.ts';
import { readPuzzles, writePuzzles } from './file.ts';
import { idOf } from './identity.ts';
import { type Puzzle, THEMES } from './puzzle.ts';

const chance = fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000);
const points = fc.integer({ min: -500, max: 500 }).map((n) => n / 10);
const loss = fc.record({
  points: fc.double({ min: 0, max: 40, noNaN: true }),
  win: fc.double({ min: 0, max: 1, noNaN: true }),
});
const move = fc.record({
  move: fc.constantFrom('cbaa72', 'draw'),
  points: fc.array(points, { minLength: 2, maxLength: 2 }),
  wins: fc.array(chance, { minLength: 2, maxLength: 2 }),
  loss: fc.record({ points, win: chance }),
});
const log = {
  game: 'metro',
  rules: 2,
  options: { players: 2, with: ['paris'] },
  actions: ['first0', 'cbaa'],
};
const puzzle: fc.Arbitrary<Puzzle> = fc.record({
  id: fc.string(),
  log: fc.constant(log),
  seat: fc.constantFrom(0, 1),
  themes: fc.uniqueArray(fc.constantFrom(...THEMES), { minLength: 1 }),
  moves: fc.array(move, { minLength: 2 }),
  margin: loss,
  mined: fc.nat(),
  proved: fc.nat(),
  level: fc.integer({ min: 1, max: 9 }),
  rating: fc.integer({ min: 600, max: 2400 }),
});

describe('a file of puzzles', () => {
  it('is read as it was written, and states no margin that was not proven', () => {
    fc.assert(
      fc.property(fc.array(puzzle), (puzzles) => {
        const read = readPuzzles(JSON.parse(JSON.stringify(writePuzzles(puzzles))));
        expect(read.length).toBe(puzzles.length);
        read.forEach((one, i) => {
          const { margin, ...rest } = one;
          const { margin: proven, ...own } = puzzles[i];
          expect(rest).toEqual(own);
          for (const what of ['points', 'win'] as const) {
            expect(margin[what]).toBeLessThanOrEqual(proven[what]);
            expect(margin[what]).toBeGreaterThan(proven[what] - 0.1001);
          }
        });
      }),
    );
  });

  it('has a directory that says where each is', () => {
    fc.assert(
      fc.property(fc.array(puzzle), fc.array(puzzle), (one, other) => {
        const directory = writeDirectory(
          new Map([
            ['one', one],
            ['other', other],
          ]),
        );
        const entries = readDirectory(JSON.parse(JSON.stringify(directory)));
        const expected = [one, other].flatMap((puzzles, i) =>
          puzzles.map(({ id, rating, level, themes }) => ({
            id,
            shard: i === 0 ? 'one' : 'other',
            game: 'metro',
            rating,
            level,
            themes,
          })),
        );
        expect(entries).toEqual(expected);
      }),
    );
  });
});

describe('the name of a puzzle', () => {
  it('stays the same, and differs between positions', () => {
    expect(idOf(log)).toBe('qs4uup9u');
    const names = Array.from({ length: 2000 }, (_, i) => idOf({ ...log, actions: [`first${i}`] }));
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^[0-9a-z]{8}$/.test(name))).toBe(true);
  });
});
