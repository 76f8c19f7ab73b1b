/** Clocks: how long each seat may still think. They follow from the entries and their times, so they survive a restart. */
import type { Clock } from '@guimard/protocol';
import type { Outage } from '../store/store.ts';

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

/** How long it is from one moment to another, without the times in which no server ran. */
export const elapsed = (from: number, to: number, outages: readonly Outage[]): number =>
  Math.max(0, to - from - outageBetween(from, to, outages));

/** How long no server ran since a moment. */
export const outageAfter = (from: number, outages: readonly Outage[]): number =>
  outageBetween(from, Number.POSITIVE_INFINITY, outages);

/** The moment from which so much time has passed until now. Outages are in order, and apart. */
export function momentBefore(now: number, time: number, outages: readonly Outage[]): number {
  let moment = now - time;
  for (const { from, to } of outages.toReversed()) if (to > moment && from < now) moment -= to - from;
  return moment;
}

function outageBetween(from: number, to: number, outages: readonly Outage[]): number {
  return outages.reduce(
    (sum, outage) => sum + Math.max(0, Math.min(to, outage.to) - Math.max(from, outage.from)),
    0,
  );
}
