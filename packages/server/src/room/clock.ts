/** Clocks: how long each seat may still think. They follow from the service times of the entries, so they survive a restart. */
import type { Clock } from '@guimard/protocol';

const SECOND = 1000;
/** In milliseconds. */
export const DAY = 24 * 60 * 60 * SECOND;

/** What a seat has before its first move, in milliseconds; undefined without a clock. */
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

/** How long a player may be away before anybody may act on it. By correspondence that is what the clock is for. */
export const graceOf = (clock: Clock): number => (clock.kind === 'days' ? clock.days * DAY : 60 * SECOND);

/** What a seat has left after a move that took so long. */
export function timeAfterMove(clock: Clock, left: number, took: number): number {
  return clock.kind === 'bank' ? left - took + clock.increment * SECOND : (timeAtStart(clock) ?? left);
}
