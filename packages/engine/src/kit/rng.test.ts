import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeededRng, shuffle } from './rng.ts';

describe('SeededRng', () => {
  it('returns the same numbers for the same seed on every platform', () => {
    const numbers = (seed: number | string) => {
      const rng = new SeededRng(seed);
      return Array.from({ length: 8 }, () => rng.below(1000));
    };
    expect(numbers('guimard')).toEqual([627, 689, 346, 830, 773, 510, 710, 939]);
    expect(numbers(7)).toEqual(numbers('7'));
    expect(numbers(8)).not.toEqual(numbers(7));
  });

  it('stays below n and reaches everything below n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), (n, seed) => {
        const rng = new SeededRng(seed);
        const seen = new Set<number>();
        for (let i = 0; i < 40 * n; i++) seen.add(rng.below(n));
        expect(Math.min(...seen)).toBe(0);
        expect(Math.max(...seen)).toBe(n - 1);
      }),
    );
  });

  it('is uniform: no number occurs much more often than another', () => {
    const rng = new SeededRng('even');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[rng.below(6)]++;
    // Five standard deviations of 60,000 throws of a fair die are 456.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(456);
  });

  it('scales exactly: the high word of bits × n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0xffff }), fc.nat(), (n, seed) => {
        const product = BigInt(new SeededRng(seed).next() >>> 0) * BigInt(n);
        // Below n the low word may require another draw.
        fc.pre((product & 0xffffffffn) >= n);
        expect(new SeededRng(seed).below(n)).toBe(Number(product >> 32n));
      }),
    );
  });

  it('has streams that follow from seed and number, wherever it was before', () => {
    const first = (rng: SeededRng, stream: number): number[] => {
      rng.startStream(stream);
      return Array.from({ length: 4 }, () => rng.next());
    };
    const rng = new SeededRng('streams');
    const again = new SeededRng('streams');
    again.next();
    fc.assert(
      fc.property(fc.integer(), (stream) => {
        const numbers = first(rng, stream);
        expect(first(again, stream)).toEqual(numbers);
        expect(first(rng, stream + 1)).not.toEqual(numbers);
        expect(first(new SeededRng('others'), stream)).not.toEqual(numbers);
      }),
    );
  });

  it('has streams that are uniform side by side, from the first number on', () => {
    const rng = new SeededRng('side by side');
    const counts = new Map<number, number>();
    for (let stream = 0; stream < 60_000; stream++) {
      rng.startStream(stream);
      const pair = rng.below(2) * 3 + rng.below(3);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    // As above.
    for (let pair = 0; pair < 6; pair++) expect(Math.abs((counts.get(pair) ?? 0) - 10_000)).toBeLessThan(456);
  });

  it.each([0, -1, 65_536])('throws on an n out of range: %d', (n) => {
    expect(() => new SeededRng(1).below(n)).toThrow('n must be from 1 to 65535');
  });
});

describe('shuffle', () => {
  it('keeps the elements and produces each order about equally often', () => {
    const rng = new SeededRng('shuffle');
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const items = [1, 2, 3];
      shuffle(items, rng);
      const order = items.join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
    // Five standard deviations of 6000 throws at one in six are 144.
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(144);
  });
});
