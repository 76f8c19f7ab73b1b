/**
 * States that agree with what a seat knows, one for each playout. Where a heuristic can tell how plausible they are, each
 * comes as often as that says: a new one replaces the last if it is more plausible, otherwise by chance (an independence
 * chain of Metropolis and Hastings).
 */
import type { Rng, Seat } from '@guimard/engine/kit';
import type { Heuristic } from './policy.ts';

/** Fills the state with the n-th of the samples that are all equally likely; returns random numbers that it did not use. */
export type Sampler = (n: number) => Rng;

/** After this many, samples are used again; a power of two. */
const SIZE = 4096;
/** One step of the chain in so many is used: its neighbours are often the same sample, and the first depends on where it began. */
const THINNING = 8;
/** How finely chances are told apart. */
const STEPS = 0xffff;
const NONE = -1;

export class Samples {
  readonly #sample: Sampler;
  readonly #plausibility: ((viewer: Seat) => number) | undefined;
  #viewer: Seat = 0;
  /** Those used so far, as numbers of the sampler's samples, and how many there are. */
  readonly #chain = new Int32Array(SIZE);
  #length = 0;
  /** How plausible the last of them is. */
  #last = 0;

  /** The heuristic looks at the state that the sampler fills. */
  constructor(sample: Sampler, heuristic: Heuristic | undefined) {
    this.#sample = sample;
    this.#plausibility = heuristic?.plausibility?.bind(heuristic);
  }

  /** For another position. */
  begin(viewer: Seat): void {
    this.#viewer = viewer;
    this.#length = 0;
  }

  /** Fills the state with the n-th of the position's samples. */
  take(n: number): void {
    if (this.#plausibility === undefined) {
      this.#sample(n);
      return;
    }
    const at = n & (SIZE - 1);
    while (this.#length <= at) this.#extend(this.#plausibility);
    this.#sample(this.#chain[at]);
  }

  #extend(plausibility: (viewer: Seat) => number): void {
    let current = this.#length === 0 ? NONE : this.#chain[this.#length - 1];
    const first = this.#length * THINNING;
    for (let tried = first; tried < first + THINNING; tried++) {
      const rng = this.#sample(tried);
      const plausible = plausibility(this.#viewer);
      if (current !== NONE && Math.exp(plausible - this.#last) * STEPS <= rng.below(STEPS)) continue;
      current = tried;
      this.#last = plausible;
    }
    this.#chain[this.#length++] = current;
  }
}
