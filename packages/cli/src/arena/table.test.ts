import { describe, expect, it } from 'vitest';
import { makeEstimate } from './table.ts';

const whole = (value: number): string => String(value);

describe('an estimate as text', () => {
  it.each([
    [{ value: 35, low: 3, high: 67 }, '35 [3, 67]'],
    [{ value: 35, low: 3, high: null }, '35 [3, ∞]'],
    [{ value: 35, low: null, high: 67 }, '35 [−∞, 67]'],
    [{ value: null, low: 350, high: null }, '> 350'],
    [{ value: null, low: null, high: 350 }, '< 350'],
    [{ value: null, low: null, high: null }, '–'],
  ])('%o', (estimate, text) => {
    expect(makeEstimate(estimate, whole)).toBe(text);
  });
});
