/** Subscriptions that last as long as the process. */
import { idOf, type Subscription, type SubscriptionStore, type Turn } from './subscription.ts';

interface Subscribed {
  readonly turn: Turn;
  readonly subscriptions: Map<string, Subscription>;
  /** The number of the last turn that it was notified of. */
  notifiedOf: number;
}

export function memorySubscriptions(): SubscriptionStore {
  const seats = new Map<string, Subscribed>();
  const keyOf = ({ table, seat }: Turn) => `${table}/${seat}`;
  return {
    async add(turn, subscription) {
      const subscribed = seats.get(keyOf(turn)) ?? { turn, subscriptions: new Map(), notifiedOf: 0 };
      seats.set(keyOf(turn), subscribed);
      subscribed.subscriptions.set(idOf(subscription), subscription);
    },
    async remove(turn, id) {
      const subscriptions = seats.get(keyOf(turn))?.subscriptions;
      subscriptions?.delete(id);
      if (subscriptions?.size === 0) seats.delete(keyOf(turn));
    },
    async list(turn) {
      return [...(seats.get(keyOf(turn))?.subscriptions.values() ?? [])];
    },
    async clear(table, seat) {
      for (const [key, { turn }] of seats) {
        if (turn.table === table && (seat === undefined || turn.seat === seat)) seats.delete(key);
      }
    },
    async claim(turn, number) {
      const subscribed = seats.get(keyOf(turn));
      if (subscribed === undefined || subscribed.notifiedOf >= number) return [];
      subscribed.notifiedOf = number;
      return [...subscribed.subscriptions.values()];
    },
    async close() {},
  };
}
