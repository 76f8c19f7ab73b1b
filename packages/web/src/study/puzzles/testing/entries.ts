/** Lists of puzzles for tests of what is around them. */
import type { PuzzleEntry, Theme } from '@guimard/ai/puzzles';

export const entry = (id: string, rating: number, more: Partial<PuzzleEntry> = {}): PuzzleEntry => ({
  id,
  shard: 'one',
  game: 'metro',
  rating,
  level: 4,
  themes: ['finish'] satisfies Theme[],
  ...more,
});

/** Ratings from 600 on, in steps of ten. */
export const entries = (count: number): readonly PuzzleEntry[] =>
  Array.from({ length: count }, (_, i) => entry(`p${i}`, 600 + i * 10));
