/**
 * How often something may be done: a few times at once, and then as often as drops fall into the bucket. By hand: the
 * plugin for HTTP does not see messages inside a WebSocket, and these lines need no timers.
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

  /** Whether it may be done once more. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#drops < 1) return false;
    this.#drops--;
    return true;
  }

  /** Nothing has been taken for so long that it is as good as new. */
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

/** As many as are looked through at a time for those that can be forgotten. */
const MANY = 10_000;

/** One bucket for each who does something. */
export class Buckets {
  readonly #rate: Rate | undefined;
  readonly #buckets = new Map<string, Bucket>();
  #tidyAt = MANY;

  /** Without a rate, everything may be done. */
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
