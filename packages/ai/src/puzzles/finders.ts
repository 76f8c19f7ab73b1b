/** Which levels find the solution, and how difficult a puzzle is for that reason. */
import type { Code, State, View } from '@guimard/engine/kit';
import type { Playable } from '../games.ts';
import { LEVELS } from '../levels.ts';
import { createAgent } from '../spec.ts';

/** Levels that do not search take no time. */
const QUICK_TRIES = 16;
const TRIES = 3;

export interface Attempts {
  /** How often each level found the solution, from 0 to 1. */
  readonly found: readonly number[];
  /** The other moves they chose, most often chosen first. */
  readonly missed: readonly Code[];
}

/** The same seed finds the same, unless a device is so slow that a level's time cap ends its search. */
export async function attemptBy(
  subject: Playable,
  view: View<State>,
  solution: Code,
  seed: string,
): Promise<Attempts> {
  const missed = new Map<Code, number>();
  const found: number[] = [];
  for (const [index, { way }] of LEVELS.entries()) {
    const level = index + 1;
    const tries = 'slip' in way ? QUICK_TRIES : level === LEVELS.length ? 1 : TRIES;
    let hits = 0;
    for (let i = 0; i < tries; i++) {
      const agent = createAgent(subject, { kind: 'level', level }, `${seed}/level ${level}/${i}`);
      const code = await agent.choose(view);
      if (code === solution) hits++;
      else missed.set(code, (missed.get(code) ?? 0) + 1 / tries);
    }
    found.push(hits / tries);
  }
  return { found, missed: [...missed].sort(([, a], [, b]) => b - a).map(([code]) => code) };
}

/** A level finds a puzzle if it finds it more often than not. */
const FINDS = 1 / 2;

/** The lowest level from which on all find it; one more than there are if the highest does not. */
export function levelOf(found: readonly number[]): number {
  return found.findLastIndex((share) => share <= FINDS) + 2;
}

/** The easiest and the hardest. */
const LOWEST = 600;
const HIGHEST = 2400;

/** The more often the levels find it, all taken together, the lower. */
export function ratingOf(found: readonly number[]): number {
  const share = found.reduce((sum, one) => sum + one, 0) / found.length;
  return Math.round(HIGHEST - share * (HIGHEST - LOWEST));
}

/** How difficult a puzzle is. */
export interface Grade {
  readonly level: number;
  readonly rating: number;
}

export const gradeOf = (found: readonly number[]): Grade => ({
  level: levelOf(found),
  rating: ratingOf(found),
});

/** Lets the levels try a puzzle again: for when they have changed. */
export async function gradeAgain(
  subject: Playable,
  view: View<State>,
  solution: Code,
  seed: string,
): Promise<Grade> {
  return gradeOf((await attemptBy(subject, view, solution, seed)).found);
}
