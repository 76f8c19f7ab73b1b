/** What a player has done with puzzles so far: everything follows from the list of answers. */
import type { DayName } from '@guimard/ai/daily';
import { streakOf } from '../../days.ts';
import { BEGINNER, rated, type Strength } from './rating.ts';

/** An answer to a puzzle. */
export interface Attempt {
  readonly puzzle: string;
  /** The puzzle's, at that time. */
  readonly rating: number;
  readonly isRight: boolean;
  readonly day: DayName;
}

export interface Progress {
  readonly strength: Strength;
  /** The rating after each answer that counted. */
  readonly ratings: readonly number[];
  /** How many answers that counted have been right, up to the last one. */
  readonly run: number;
  /** Puzzles that were answered, with the number of the last answer. */
  readonly seen: ReadonlyMap<string, number>;
  /** Puzzles that were solved, if not at once. */
  readonly solved: ReadonlySet<string>;
  /** The days on which a puzzle was solved. */
  readonly days: ReadonlySet<DayName>;
}

/** The first answer to a puzzle counts; whoever tries again knows something already. */
export function progressOf(attempts: readonly Attempt[]): Progress {
  let strength = BEGINNER;
  let run = 0;
  const ratings: number[] = [];
  const seen = new Map<string, number>();
  const solved = new Set<string>();
  const days = new Set<DayName>();
  for (const [number, { puzzle, rating, isRight, day }] of attempts.entries()) {
    if (!seen.has(puzzle)) {
      strength = rated(strength, rating, isRight);
      ratings.push(strength.rating);
      run = isRight ? run + 1 : 0;
    }
    seen.set(puzzle, number);
    if (!isRight) continue;
    solved.add(puzzle);
    days.add(day);
  }
  return { strength, ratings, run, seen, solved, days };
}

export const streakIn = ({ days }: Progress, today: DayName): number => streakOf(days, today);
