/** Time that passes only when a test says so. */
import type { Schedule } from '../notifications.ts';

export interface TestClock {
  readonly schedule: Schedule;
  /** Advances by this many milliseconds; resolves when all due work is done. */
  pass(ms: number): Promise<void>;
}

export function testClock(): TestClock {
  const scheduled = new Map<symbol, { readonly at: number; readonly work: () => Promise<void> }>();
  let now = 0;
  return {
    schedule: (ms, work) => {
      const key = Symbol();
      scheduled.set(key, { at: now + ms, work });
      return () => scheduled.delete(key);
    },
    async pass(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...scheduled].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
        if (next === undefined) break;
        const [key, { at, work }] = next;
        scheduled.delete(key);
        now = at;
        await work();
      }
      now = end;
    },
  };
}
