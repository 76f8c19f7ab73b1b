/** Subscriptions that last as long as the process. */
import { idOf, type NoticeStore, type Subscription, type Turn } from './subscription.ts';

interface Kept {
  readonly turn: Turn;
  readonly ways: Map<string, Subscription>;
  isTold: boolean;
}

export function memoryNotices(): NoticeStore {
  const seats = new Map<string, Kept>();
  const keyOf = ({ table, seat }: Turn) => `${table}/${seat}`;
  return {
    async add(turn, subscription) {
      const kept = seats.get(keyOf(turn)) ?? { turn, ways: new Map(), isTold: false };
      seats.set(keyOf(turn), kept);
      kept.ways.set(idOf(subscription), subscription);
    },
    async remove(turn, id) {
      const ways = seats.get(keyOf(turn))?.ways;
      ways?.delete(id);
      if (ways?.size === 0) seats.delete(keyOf(turn));
    },
    async list(turn) {
      return [...(seats.get(keyOf(turn))?.ways.values() ?? [])];
    },
    async clear(table, seat) {
      for (const [key, { turn }] of seats) {
        if (turn.table === table && (seat === undefined || turn.seat === seat)) seats.delete(key);
      }
    },
    async setTold(turn, isTold) {
      const kept = seats.get(keyOf(turn));
      if (kept !== undefined) kept.isTold = isTold;
    },
    async listTold() {
      return [...seats.values()].filter(({ isTold }) => isTold).map(({ turn }) => turn);
    },
    async close() {},
  };
}
