import { describe, expect, it } from 'vitest';
import { accuracyOf, blunderIn, gradeFor } from './grades.ts';

const BLUNDER = { points: 16, win: 0.2 };

describe('the grade of a move', () => {
  it.each([
    [{ points: 0, win: 0 }, 'best'],
    [{ points: 0.0001, win: 0 }, 'good'],
    [{ points: 3.9999, win: 0.0499 }, 'good'],
    [{ points: 4, win: 0 }, 'inaccuracy'],
    [{ points: 0, win: 0.05 }, 'inaccuracy'],
    [{ points: 7.9999, win: 0.0999 }, 'inaccuracy'],
    [{ points: 8, win: 0 }, 'mistake'],
    [{ points: 0, win: 0.1 }, 'mistake'],
    [{ points: 15.9999, win: 0.1999 }, 'mistake'],
    [{ points: 16, win: 0 }, 'blunder'],
    [{ points: 0, win: 0.2 }, 'blunder'],
  ])('for a loss of %o is %s', (loss, grade) => {
    expect(gradeFor(loss, BLUNDER)).toBe(grade);
  });

  it('depends on how far results of the game are usually apart', () => {
    const points = ['metro 2 lines', 'metro 1 lines', 'correspondances 2'].map(
      (key) => blunderIn(key).points,
    );
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(blunderIn('chess 2')).toEqual(BLUNDER);
  });
});

describe('accuracy', () => {
  it('counts a move without loss as 1, half a blunder as a half, and anything from a blunder on as 0', () => {
    expect(accuracyOf([{ points: 0, win: 0 }], BLUNDER)).toBe(1);
    expect(accuracyOf([{ points: 8, win: 0.02 }], BLUNDER)).toBe(0.5);
    expect(accuracyOf([{ points: 90, win: 1 }], BLUNDER)).toBe(0);
    expect(
      accuracyOf(
        [
          { points: 0, win: 0 },
          { points: 0, win: 0.05 },
          { points: 16, win: 0 },
        ],
        BLUNDER,
      ),
    ).toBe(0.5833);
  });
});
