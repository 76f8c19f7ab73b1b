/** A bus that loses, delays, repeats and reorders messages, and fails on demand, for tests. */
import type { Rng } from '@guimard/engine/kit';
import type { Illness } from '../../store/store.ts';
import type { Bus } from '../bus.ts';

export interface FaultyBus extends Bus {
  /** From now on nothing is sent or heard. */
  fail(): void;
  heal(): void;
}

/** Per cent of the messages. */
export interface Faults {
  readonly lost: number;
  readonly delayed: number;
  readonly repeated: number;
}

/** The longest delay, in milliseconds. */
const LONGEST_DELAY = 15;

export function faultyBus(bus: Bus, rng: Rng, faults: Faults): FaultyBus {
  let illness: Illness | undefined;
  let outages = 0;
  const happens = (percent: number): boolean => rng.below(100) < percent;
  return {
    node: bus.node,
    get isAlone() {
      return bus.isAlone;
    },
    roundTrip: bus.roundTrip + LONGEST_DELAY,
    publish: (table, message) => {
      if (illness !== undefined || happens(faults.lost)) return;
      const times = happens(faults.repeated) ? 2 : 1;
      for (let i = 0; i < times; i++) {
        if (happens(faults.delayed))
          setTimeout(() => bus.publish(table, message), 1 + rng.below(LONGEST_DELAY)).unref();
        else bus.publish(table, message);
      }
    },
    subscribe: (table, hear) =>
      bus.subscribe(table, (message) => {
        if (illness === undefined) hear(message);
      }),
    get health() {
      return illness ?? bus.health;
    },
    get outages() {
      return outages + bus.outages;
    },
    get rejected() {
      return bus.rejected;
    },
    close: () => bus.close(),
    fail: () => {
      illness ??= { since: Date.now(), reason: 'The bus is down.' };
      outages++;
    },
    heal: () => {
      illness = undefined;
    },
  };
}
