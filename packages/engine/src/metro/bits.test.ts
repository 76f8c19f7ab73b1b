/** Bits of masks, compared with loops over all 32 places. */
import { describe, expect, it } from 'vitest';
import { SeededRng } from '../kit/rng.ts';
import { bitCount, lowestBit, nthBit } from './bits.ts';

const places = (mask: number): number[] => [...Array(32).keys()].filter((place) => (mask >>> place) & 1);

/** Sparse, dense, and all that fill a single byte. */
const MASKS = (() => {
  const rng = new SeededRng('bits');
  const random = Array.from({ length: 500 }, () => rng.next());
  const bytes = Array.from({ length: 4 * 255 }, (_, i) => ((i >> 2) + 1) << (8 * (i & 3)));
  return [1, -1, 1 << 31, ...bytes, ...random, ...random.map((mask, i) => mask & random[(i + 1) % 500])];
})().filter((mask) => mask !== 0);

describe('bits of a mask', () => {
  it('are counted, and found by number', () => {
    for (const mask of MASKS) {
      const all = places(mask);
      expect(bitCount(mask)).toBe(all.length);
      expect(lowestBit(mask)).toBe(all[0]);
      expect(all.map((_, k) => nthBit(mask, k))).toEqual(all);
    }
    expect(bitCount(0)).toBe(0);
  });
});
