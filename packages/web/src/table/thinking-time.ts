/**
 * How long computers think at home. The figures are those of @guimard/ai, which would bring its search along; a test holds
 * them together.
 */
import type { Computer, Player } from './seating.ts';

/** The level that thinks as long as the player allows. Those below it do the same work everywhere. */
export const TIMED_LEVEL = 9;
/** What the player may allow for a move, in milliseconds. */
export const THINKING_TIMES: readonly number[] = [2000, 5000, 10_000, 30_000, 60_000];
export const USUAL_TIME = 5000;
/** How long the levels below work at most: on a device that needs longer they are weaker. */
export const LONGEST_WORK = 10_000;

interface Timed {
  readonly level: number;
  readonly ms?: number | undefined;
}

/** In milliseconds for a move; undefined below the timed level. What is not offered reads as the usual. */
export const thinkingTime = ({ level, ms }: Timed): number | undefined =>
  level === TIMED_LEVEL ? (THINKING_TIMES.find((time) => time === ms) ?? USUAL_TIME) : undefined;

/** The computer at a level; the time is left out where it needs none. */
export function computerAt(level: number, wanted?: number): Computer {
  const ms = thinkingTime({ level, ms: wanted });
  return { kind: 'computer', level, ...(ms === undefined ? {} : { ms }) };
}

/** The levels that servers offer, too, from 1: how well they play depends on no device. */
export const steadyLevels = <T>(levels: readonly T[]): readonly T[] => levels.slice(0, TIMED_LEVEL - 1);

/** The player as a server may know them. */
export const steadyPlayer = (player: Player): Player =>
  player.kind === 'computer' ? computerAt(Math.min(player.level, TIMED_LEVEL - 1)) : player;
