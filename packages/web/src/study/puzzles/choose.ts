/** Which puzzle comes next, and which one is today's. */

import type { DayName } from '@guimard/ai/daily';
import type { PuzzleEntry, Theme } from '@guimard/ai/puzzles';
import { nth } from '@guimard/engine/kit';
import { dayNumber } from '../../days.ts';
import type { Progress } from './progress.ts';

/** By how much the puzzles are easier or harder than the player is strong. */
export const DIFFICULTIES = { easier: -250, matching: 0, harder: 250 } as const;
export type Difficulty = keyof typeof DIFFICULTIES;

export interface Filter {
  readonly difficulty: Difficulty;
  /** Left out: any. */
  readonly theme?: Theme;
  readonly game?: string;
}

export const NO_FILTER: Filter = { difficulty: 'matching' };

export const fitting = (entries: readonly PuzzleEntry[], { theme, game }: Filter): readonly PuzzleEntry[] =>
  entries.filter(
    (entry) =>
      (theme === undefined || entry.themes.includes(theme)) && (game === undefined || entry.game === game),
  );

/** One of so many that fit best, so that two players with the same rating do not get the same list. */
const CHOICE = 5;
/** So many of the last ones do not come again, but no more than half of all. */
const RECENT = 20;

interface Wanted {
  readonly filter: Filter;
  readonly progress: Progress;
  /** The puzzle on the screen: another one is wanted. */
  readonly except?: string | undefined;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/**
 * Near the player's rating: a new one; if there is none, one that was never solved; then any. Undefined if no puzzle fits
 * the filter.
 */
export function chooseNext(
  entries: readonly PuzzleEntry[],
  { filter, progress, except, random = Math.random }: Wanted,
): PuzzleEntry | undefined {
  const { strength, seen, solved } = progress;
  const all = fitting(entries, filter);
  const others = all.filter(({ id }) => id !== except);
  const lastAnswer = ({ id }: PuzzleEntry): number => seen.get(id) ?? -1;
  const answers = others.map(lastAnswer).toSorted((a, b) => b - a);
  const longAgo = answers[Math.min(RECENT, Math.floor(others.length / 2))] ?? -1;
  const isRecent = (entry: PuzzleEntry): boolean => lastAnswer(entry) > longAgo;
  const tiers = [
    others.filter(({ id }) => !seen.has(id)),
    others.filter((entry) => !solved.has(entry.id) && !isRecent(entry)),
    others.filter((entry) => !isRecent(entry)),
    others,
    all,
  ];
  const tier = tiers.find(({ length }) => length > 0);
  if (tier === undefined) return undefined;
  const target = strength.rating + DIFFICULTIES[filter.difficulty];
  const nearest = tier
    .toSorted((a, b) => Math.abs(a.rating - target) - Math.abs(b.rating - target))
    .slice(0, CHOICE);
  return nth(nearest, Math.min(nearest.length - 1, Math.floor(random() * nearest.length)));
}

/** Neither for beginners alone nor for experts alone. */
const OF_THE_DAY = { least: 1000, most: 1900 };
/** The golden section: days that follow each other get puzzles that are far apart in the list. */
const SECTION = 0.618;

/** The same for everybody who has the same puzzles, and no puzzle twice before all have had their day. */
export function puzzleOfTheDay(entries: readonly PuzzleEntry[], day: DayName): PuzzleEntry | undefined {
  const medium = entries.filter(({ rating }) => rating >= OF_THE_DAY.least && rating <= OF_THE_DAY.most);
  const all = (medium.length > 0 ? medium : entries).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (all.length === 0) return undefined;
  let step = Math.max(1, Math.round(all.length * SECTION));
  while (commonDivisor(step, all.length) > 1) step++;
  return nth(all, (((dayNumber(day) * step) % all.length) + all.length) % all.length);
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
