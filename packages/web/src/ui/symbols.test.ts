import { expect, test } from 'vitest';
import { SYMBOLS } from './symbols.ts';

test('eight colours have eight shapes, all different', () => {
  expect(SYMBOLS).toHaveLength(8);
  expect(new Set(SYMBOLS).size).toBe(8);
});

test('each fits its box', () => {
  for (const path of SYMBOLS) {
    const numbers = path.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(14);
  }
});
