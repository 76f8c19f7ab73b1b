import { nth } from '@guimard/engine/kit';
export const median = (numbers: readonly number[]): number =>
  nth(
    numbers.toSorted((a, b) => a - b),
    numbers.length >> 1,
  );
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The number that this part of all are below: 0.5 is the middle one, 0.95 what hardly any exceeds. */
export const part = (numbers: readonly number[], below: number): number =>
  nth(
    numbers.toSorted((a, b) => a - b),
    Math.min(numbers.length - 1, Math.floor(numbers.length * below)),
  );
