/** How many there were of each kind in the current window of time, which begins with the first of them. */

export interface Counted {
  /** In this window, the last one included. */
  readonly count: number;
  /** The rest of the window, in milliseconds. */
  readonly lastsFor: number;
}

interface Window {
  readonly ends: number;
  count: number;
}

/** How many keys are remembered. */
const REMEMBERED = 100_000;

export class Windows {
  /** In order of their start, oldest first. */
  readonly #windows = new Map<string, Window>();

  /** Counts one more, in a window of this many milliseconds. `now` must not go back. */
  count(key: string, ms: number, now: number): Counted {
    let window = this.#windows.get(key);
    if (window === undefined || window.ends <= now) {
      this.#windows.delete(key);
      window = { ends: now + ms, count: 0 };
      this.#windows.set(key, window);
      this.#forget(now);
    }
    window.count++;
    return { count: window.count, lastsFor: window.ends - now };
  }

  /** How many there were in the current window. */
  countOf(key: string, now: number): number {
    const window = this.#windows.get(key);
    return window === undefined || window.ends <= now ? 0 : window.count;
  }

  #forget(now: number): void {
    for (const [key, { ends }] of this.#windows) {
      if (ends > now && this.#windows.size <= REMEMBERED) return;
      this.#windows.delete(key);
    }
  }
}
