import { nth, SeededRng } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import type { Heuristic } from './policy.ts';
import { Samples } from './samples.ts';

const KINDS = 5;
const MANY = 4096;

/** A state of few kinds, all equally likely at first; `state` is the kind of the last sample. */
class Few {
  state = 0;
  readonly seen: number[] = [];
  readonly rng = new SeededRng('few');

  sample(n: number): SeededRng {
    this.rng.startStream(n);
    this.state = this.rng.below(KINDS);
    this.seen.push(n);
    return this.rng;
  }

  samples(plausibility?: Heuristic['plausibility']): Samples {
    const heuristic: Heuristic = { rate: () => undefined, pick: () => 0 };
    return new Samples(
      (n) => this.sample(n),
      plausibility === undefined ? heuristic : { ...heuristic, plausibility },
    );
  }

  /** How often each kind comes. */
  counts(samples: Samples): number[] {
    const counts = Array<number>(KINDS).fill(0);
    for (let n = 0; n < MANY; n++) {
      samples.take(n);
      counts[this.state] = nth(counts, this.state) + 1;
    }
    return counts;
  }
}

describe('samples', () => {
  it('are the sampler’s own where nothing says how plausible they are', () => {
    const few = new Few();
    const samples = few.samples();
    samples.begin(0);
    for (const n of [3, 0, 3]) samples.take(n);
    expect(few.seen).toEqual([3, 0, 3]);
  });

  it.each([0.5, 1, 2])('come as often as they are plausible: e^%d times for each kind', (steep) => {
    const few = new Few();
    const samples = few.samples(() => steep * few.state);
    samples.begin(0);
    const counts = few.counts(samples);
    const weights = counts.map((_, kind) => Math.exp(steep * kind));
    const total = weights.reduce((sum, weight) => sum + weight);
    for (const [kind, weight] of weights.entries()) {
      const expected = (MANY * weight) / total;
      // Samples of a chain resemble their neighbours: four times the deviation of independent ones.
      expect(Math.abs(nth(counts, kind) - expected)).toBeLessThan(1 + 4 * Math.sqrt(2 * KINDS * expected));
    }
  });

  it('are the same in whatever order they are asked for, and for each seat its own', () => {
    const few = new Few();
    const samples = few.samples((viewer) => (viewer === 0 ? few.state : -few.state));
    const taken = (viewer: number, order: readonly number[]): number[] => {
      samples.begin(viewer);
      const kinds: number[] = [];
      for (const n of order) {
        samples.take(n);
        kinds[n] = few.state;
      }
      return kinds;
    };
    const up = Array.from({ length: 50 }, (_, n) => n);
    expect(taken(0, up.toReversed())).toEqual(taken(0, up));
    expect(taken(1, up)).not.toEqual(taken(0, up));
  });
});
