/** How many tables are open, in all. */
import type { Store } from '../store/store.ts';

/** Counting takes the longer the more tables there are: a count is used for this many milliseconds. */
export const COUNT_EVERY = 5_000;

interface Deps {
  readonly store: Pick<Store, 'countOpen'>;
  readonly now: () => number;
}

export class OpenCount {
  readonly #deps: Deps;
  /** How many of the tables that were opened at this node are not over. */
  readonly #here: () => number;
  #last: { readonly count: Promise<number>; readonly at: number; readonly here: number } | undefined;

  constructor(deps: Deps, here: () => number) {
    this.#deps = deps;
    this.#here = here;
  }

  /** Counts anew next time: more has changed than this node knows. */
  forget(): void {
    this.#last = undefined;
  }

  /** The last count, and what has changed at this node since. What changes at others is seen with the next count. */
  async read(): Promise<number> {
    const now = this.#deps.now();
    if (this.#last === undefined || now - this.#last.at >= COUNT_EVERY)
      this.#last = { count: this.#deps.store.countOpen(), at: now, here: this.#here() };
    const last = this.#last;
    try {
      return (await last.count) + this.#here() - last.here;
    } catch (problem) {
      if (this.#last === last) this.#last = undefined;
      throw problem;
    }
  }
}
