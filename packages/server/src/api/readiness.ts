/** Whether the store can be read. Balancers ask it several times a second, strangers as often as they like: it is remembered. */
import type { Store } from '../store/store.ts';

/** An answer holds for this long, in milliseconds. */
const LASTS = 1_000;

export class Readiness {
  readonly #store: Pick<Store, 'listPublic'>;
  readonly #onProblem: (problem: unknown) => void;
  #asked = Number.NEGATIVE_INFINITY;
  #answer: Promise<string | undefined> = Promise.resolve(undefined);
  #wasReadable = true;

  constructor(store: Pick<Store, 'listPublic'>, onProblem: (problem: unknown) => void) {
    this.#store = store;
    this.#onProblem = onProblem;
  }

  /** Why it cannot be read, as a sentence. */
  whyUnreadable(now: number): Promise<string | undefined> {
    if (now - this.#asked >= LASTS) {
      this.#asked = now;
      this.#answer = this.#read();
    }
    return this.#answer;
  }

  async #read(): Promise<string | undefined> {
    try {
      await this.#store.listPublic(['waiting'], 1);
      this.#wasReadable = true;
      return undefined;
    } catch (error) {
      // Reported once: it is asked again and again.
      if (this.#wasReadable) this.#onProblem(error);
      this.#wasReadable = false;
      return 'The database cannot be read.';
    }
  }
}
