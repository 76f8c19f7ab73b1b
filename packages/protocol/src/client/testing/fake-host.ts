/** A host whose time passes when the test says so. */
import { SeededRng } from '@guimard/engine/kit';
import type { Fetch, Host } from '../host.ts';

interface Timer {
  readonly id: number;
  readonly at: number;
  readonly run: () => void;
}

export class FakeHost implements Host {
  readonly #rng: SeededRng;
  #now = 0;
  #last = 0;
  #timers: Timer[] = [];
  readonly fetch: Fetch;

  constructor(seed = 'host', fetch: Fetch = () => Promise.reject(new Error('no network'))) {
    this.#rng = new SeededRng(seed);
    this.fetch = fetch;
  }

  readonly now = (): number => this.#now;
  readonly random = (): number => this.#rng.below(10_000) / 10_000;
  readonly randomBytes = (length: number): Uint8Array =>
    Uint8Array.from({ length }, () => this.#rng.below(256));
  readonly clearTimeout = (timer: number | undefined): void => {
    this.#timers = this.#timers.filter(({ id }) => id !== timer);
  };
  readonly setTimeout = (run: () => void, ms: number): number => {
    this.#timers.push({ id: ++this.#last, at: this.#now + ms, run });
    return this.#last;
  };

  /** Whether any timer is left. */
  get isIdle(): boolean {
    return this.#timers.length === 0;
  }

  advance(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = this.#timers
        .filter(({ at }) => at <= until)
        .toSorted((a, b) => a.at - b.at || a.id - b.id);
      if (next === undefined) break;
      this.clearTimeout(next.id);
      this.#now = next.at;
      next.run();
    }
    this.#now = until;
  }
}
