/**
 * Counts for limits that hold for all nodes together: whoever is refused by one must not get the same from the next. Each
 * node counts for itself, too: what is too much for one node is not asked of the store, and if the store cannot be asked,
 * that count decides.
 */
import { type Counted, Windows } from '../domain/windows.ts';

export interface CountsDeps {
  readonly store: { count(key: string, ms: number): Promise<Counted> };
  readonly bus: { readonly isAlone: boolean };
  readonly onProblem: (problem: unknown) => void;
}

export class SharedCounts {
  readonly #deps: CountsDeps;
  readonly #here = new Windows();

  constructor(deps: CountsDeps) {
    this.#deps = deps;
  }

  /** Counts one more, in a window of this many milliseconds, of which `most` are allowed. */
  async count(key: string, ms: number, most: number): Promise<Counted> {
    const { store, bus, onProblem } = this.#deps;
    const here = this.#here.count(key, ms, performance.now());
    if (bus.isAlone || here.count > most) return here;
    try {
      return await store.count(key, ms);
    } catch (problem) {
      onProblem(problem);
      return here;
    }
  }
}
