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
/** Samples passed over before the first that is used: the chain must forget where it began. */
const WARM_UP = 8;
/** How finely chances are told apart. */
const STEPS = 0xffff;

export class Samples {
  readonly #sample: Sampler;
  readonly #plausibility: ((viewer: Seat) => number) | undefined;
  #viewer: Seat = 0;
  /** The chain so far, as numbers of the sampler's samples; how many there are, and how many were tried. */
  readonly #chain = new Int32Array(SIZE);
  #length = 0;
  #tried = 0;
  /** How plausible the last of the chain is. */
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
    this.#tried = 0;
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
    const isFirst = this.#length === 0;
    let current = isFirst ? 0 : this.#chain[this.#length - 1];
    for (let left = isFirst ? WARM_UP : 1; left > 0; left--) {
      const next = this.#tried++;
      const rng = this.#sample(next);
      const plausible = plausibility(this.#viewer);
      if (next > 0 && Math.exp(plausible - this.#last) * STEPS <= rng.below(STEPS)) continue;
      current = next;
      this.#last = plausible;
    }
    this.#chain[this.#length++] = current;
  }
}
