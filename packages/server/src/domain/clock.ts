/** Clocks: each seat's remaining time. They follow from the service times of the entries, so they survive a restart. */
import type { Clock } from '@guimard/protocol';

const SECOND = 1000;
/** In milliseconds. */
export const DAY = 24 * 60 * 60 * SECOND;

/** The longest time between two heartbeats of a server that is merely busy, in milliseconds: what is longer did not happen. */
export const LONGEST_GAP = 2.5 * SECOND;

/** A seat's time before its first move, in milliseconds; undefined without a clock. */
export function timeAtStart(clock: Clock): number | undefined {
  switch (clock.kind) {
    case 'none':
      return undefined;
    case 'move':
    case 'bank':
      return clock.seconds * SECOND;
    case 'days':
      return clock.days * DAY;
  }
}

/** How long a player may be absent, in milliseconds, before others may act on it, unless the host sets another time. */
export const GRACE = 60 * SECOND;

/** For a table. In correspondence games people are absent most of the time: there the clock decides. */
export const graceOf = (clock: Clock, grace = GRACE): number =>
  clock.kind === 'days' ? clock.days * DAY : grace;

/** Before the start, the opener of a table may be away at least this long, to fetch the others. */
export const OPENERS_GRACE = 15 * GRACE;

/** In correspondence games the usual time is a day or more. */
export const openersGrace = (clock: Clock, grace: number): number =>
  clock.kind === 'days' ? Math.max(DAY, grace) : Math.max(OPENERS_GRACE, 15 * grace);

/** A seat's remaining time after a move that took this long. */
export function timeAfterMove(clock: Clock, left: number, took: number): number {
  return clock.kind === 'bank' ? left - took + clock.increment * SECOND : (timeAtStart(clock) ?? left);
}
