/** Every puzzle that comes with the app is sound. */
import { blunderIn, calibrationKey } from '@guimard/ai';
import { THEMES } from '@guimard/ai/puzzles';
import { idOf } from '@guimard/ai/puzzles/mining';
import { nth } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import { entries, positionOf, shards } from './testing/shipped.ts';

const FEWEST = 600;
const FEWEST_CORRESPONDANCES = 40;
const TIMES_DEEPER = 10;
const puzzles = [...shards.values()].flat();

describe('the puzzles of the app', () => {
  it('are many, of all kinds and all difficulties', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST);
    const others = puzzles.filter(({ log }) => log.game === 'correspondances');
    expect(others.length).toBeGreaterThanOrEqual(FEWEST_CORRESPONDANCES);
    const kinds = new Set(puzzles.map(({ themes }) => themes[0]));
    expect(THEMES.filter((theme) => !kinds.has(theme))).toEqual([]);
    const levels = new Set(puzzles.map(({ level }) => level));
    expect([1, 2, 3, 4, 5, 6, 7, 8].filter((level) => !levels.has(level))).toEqual([]);
    for (const [low, high] of [
      [600, 1000],
      [1000, 1400],
      [1400, 1800],
      [1800, 2401],
    ] as const) {
      const between = puzzles.filter(({ rating }) => rating >= low && rating < high);
      expect(between.length).toBeGreaterThan(puzzles.length / 25);
    }
  });

  it('are listed in the directory, each once, from easy to hard', () => {
    const listed = [...shards].flatMap(([shard, own]) =>
      own.map(({ id, log, rating, level, themes }) => ({ id, shard, game: log.game, rating, level, themes })),
    );
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    const byId = <T extends { readonly id: string }>(list: readonly T[]) =>
      list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(entries)).toEqual(byId(listed));
    for (const own of shards.values()) {
      const ratings = own.map(({ rating }) => rating);
      expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    }
  });

  it.each([...shards.keys()])('can be played, and state a margin that was proven: %s', (name) => {
    for (const puzzle of shards.get(name) ?? []) {
      const { subject, view, codes } = positionOf(puzzle);
      expect(puzzle.id).toBe(idOf(puzzle.log));
      expect(view.toMove).toBe(puzzle.seat);
      expect(view.legal).toEqual(expect.arrayContaining([...codes]));
      expect(new Set(codes).size).toBe(codes.length);
      expect(view.legal.length).toBeGreaterThan(2);

      const { moves, margin, themes, level, rating, mined, proved } = puzzle;
      expect(THEMES).toEqual(expect.arrayContaining([...themes]));
      expect(themes.length).toBeGreaterThan(0);
      expect(level).toBeGreaterThanOrEqual(1);
      expect(level).toBeLessThanOrEqual(9);
      expect(rating).toBeGreaterThanOrEqual(600);
      expect(rating).toBeLessThanOrEqual(2400);
      expect(proved === 0 || proved >= TIMES_DEEPER * mined).toBe(true);

      const { points, win } = blunderIn(calibrationKey(subject, view.known));
      // A mistake, less what rounding down may take.
      expect(Math.max((margin.points + 0.1) / points, (margin.win + 0.001) / win)).toBeGreaterThanOrEqual(
        1 / 2,
      );
      expect(nth(moves, 0).loss).toEqual({ points: 0, win: 0 });
      for (const { loss } of moves.slice(1)) {
        expect(loss.points).toBeGreaterThanOrEqual(margin.points - 0.1);
        expect(loss.win).toBeGreaterThanOrEqual(margin.win - 0.001);
      }
      for (const { points: expected, wins } of moves) {
        expect([expected.length, wins.length]).toEqual([view.known.seats, view.known.seats]);
        expect(wins.reduce((sum, one) => sum + one)).toBeCloseTo(1, 1);
      }
    }
  });
});
