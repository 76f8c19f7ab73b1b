/**
 * A token bucket: a burst at once, then a steady rate. Hand-written: the HTTP plugin does not see messages inside a
 * WebSocket, and this needs no timers.
 */

export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

export class Bucket {
  readonly #rate: Rate;
  #drops: number;
  #filled: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#drops = rate.atOnce;
    this.#filled = now;
  }

  /** Takes a token, if there is one. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#drops < 1) return false;
    this.#drops--;
    return true;
  }

  /** Nothing has been taken for so long that it is full again. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#drops >= this.#rate.atOnce;
  }

  #fill(now: number): void {
    const { atOnce, perSecond } = this.#rate;
    const passed = Math.max(0, now - this.#filled) / 1000;
    this.#drops = Math.min(atOnce, this.#drops + passed * perSecond);
    this.#filled = now;
  }
}

/** How many are checked at a time for full ones to drop. */
const MANY = 10_000;

/** One bucket per key. */
export class Buckets {
  readonly #rate: Rate | undefined;
  readonly #buckets = new Map<string, Bucket>();
  #tidyAt = MANY;

  /** Without a rate there is no limit. */
  constructor(rate: Rate | undefined) {
    this.#rate = rate;
  }

  take(who: string, now: number): boolean {
    if (this.#rate === undefined) return true;
    const bucket = this.#buckets.get(who) ?? new Bucket(this.#rate, now);
    this.#buckets.set(who, bucket);
    if (this.#buckets.size > this.#tidyAt) this.#tidy(now);
    return bucket.take(now);
  }

  #tidy(now: number): void {
    for (const [who, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(who);
    this.#tidyAt = this.#buckets.size + MANY;
  }
}
