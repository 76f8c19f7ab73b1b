/** How long tables stay stored after their last change. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableId } from '@guimard/protocol';
import type { Bus } from '../bus/bus.ts';
import { DAY } from '../domain/clock.ts';
import type { Store, Summary } from '../store/store.ts';

/** In days of service time since the last change; results of the day, since they were sent in. A pause is part of the game. */
export const RETENTION_DAYS = { waiting: 7, running: 180, over: 365, daily: 60 } as const;
export type RetentionDays = Readonly<Record<keyof typeof RETENTION_DAYS, number>>;

/** How many of each kind are removed at a time: nobody should have to wait for it. */
export const AT_ONCE = 50;

const HOUR = 3_600_000;

/**
 * For how long, in milliseconds, nobody must have been at a table that waits for its start before it gives way, by how
 * full the server is. An hour is longer than a break; of games over days, whose players are away most of the time, it is a
 * day, but for a server full of them that is still far less than a week.
 */
const PATIENCE = [
  { fullness: 1, usual: HOUR },
  { fullness: 0.9, usual: 6 * HOUR },
  { fullness: 0.75, usual: DAY },
] as const;
const OVER_DAYS = 24;

/** Undefined as long as there is room. */
export function patienceAt(
  fullness: number,
): { readonly usual: number; readonly overDays: number } | undefined {
  const usual = PATIENCE.find((one) => fullness >= one.fullness)?.usual;
  return usual === undefined ? undefined : { usual, overDays: usual * OVER_DAYS };
}

interface Forgotten {
  readonly table: TableId;
  /** Unless it has changed since. */
  readonly since: number;
}

/**
 * Expired tables, by service time: days in which no server ran do not count, and a wrong date deletes nothing.
 */
export async function listForgotten(
  store: Store,
  days: RetentionDays,
  now: number,
): Promise<readonly Forgotten[]> {
  const phases: readonly (readonly [Summary['phase'], number])[] = [
    ['waiting', days.waiting],
    ['running', days.running],
    ['paused', days.running],
    ['over', days.over],
  ];
  const found = await Promise.all(
    phases.map(async ([phase, limit]) => {
      const since = now - limit * DAY;
      return (await store.listOld(phase, since, AT_ONCE)).map((table) => ({ table, since }));
    }),
  );
  return found.flat();
}

/** At which of these tables somebody is at another node. */
export async function watchedElsewhere(bus: Bus, tables: readonly TableId[]): Promise<ReadonlySet<TableId>> {
  const watched = new Set<TableId>();
  const unsubscribe = tables.map((table) =>
    bus.subscribe(table, (message) => {
      if (
        message.type === 'presence' &&
        message.connected.length + message.recent.length + message.spectators > 0
      )
        watched.add(table);
    }),
  );
  for (const table of tables) bus.publish(table, { type: 'whoIsThere' });
  if (bus.roundTrip > 0) await sleep(bus.roundTrip);
  for (const stop of unsubscribe) stop();
  return watched;
}
