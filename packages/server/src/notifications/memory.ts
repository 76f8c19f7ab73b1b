/** Subscriptions that last as long as the process. */
import { idOf, type Subscription, type SubscriptionStore, type Turn } from './subscription.ts';

interface Subscribed {
  readonly turn: Turn;
  readonly subscriptions: Map<string, Subscription>;
  isNotified: boolean;
}

export function memorySubscriptions(): SubscriptionStore {
  const seats = new Map<string, Subscribed>();
  const keyOf = ({ table, seat }: Turn) => `${table}/${seat}`;
  return {
    async add(turn, subscription) {
      const subscribed = seats.get(keyOf(turn)) ?? { turn, subscriptions: new Map(), isNotified: false };
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
    async setNotified(turn, isNotified) {
      const subscribed = seats.get(keyOf(turn));
      if (subscribed !== undefined) subscribed.isNotified = isNotified;
    },
    async listNotified() {
      return [...seats.values()].filter(({ isNotified }) => isNotified).map(({ turn }) => turn);
    },
    async close() {},
  };
}
