/**
 * How many requests of each kind each subscriber made in the last minute: a store for @fastify/rate-limit. Its own store
 * counts every route separately and uses the date: after a clock was set ahead and corrected, it would lock clients out
 * for as long as the clock had been ahead.
 */
import type { FastifyRateLimitStore } from '@fastify/rate-limit';

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

interface Window {
  readonly ends: number;
  count: number;
}

/** How many pairs of subscriber and kind are remembered. */
const REMEMBERED = 100_000;

export class RequestCounts implements FastifyRateLimitStore {
  /** In order of their start, oldest first. */
  readonly #windows = new Map<string, Window>();

  /** The key names the subscriber and the kind of request. */
  incr(key: string, counted: Counted, timeWindow = 0): void {
    const now = performance.now();
    let window = this.#windows.get(key);
    if (window === undefined || window.ends <= now) {
      this.#windows.delete(key);
      window = { ends: now + timeWindow, count: 0 };
      this.#windows.set(key, window);
      this.#forget(now);
    }
    window.count++;
    counted(null, { current: window.count, ttl: Math.ceil(window.ends - now) });
  }

  /** All routes count together; the key contains the kind. */
  child(): this {
    return this;
  }

  #forget(now: number): void {
    for (const [key, { ends }] of this.#windows) {
      if (ends > now && this.#windows.size <= REMEMBERED) return;
      this.#windows.delete(key);
    }
  }
}
