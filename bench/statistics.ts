import { nth } from '@guimard/engine/kit';
export const median = (numbers: readonly number[]): number =>
  nth(
    numbers.toSorted((a, b) => a - b),
    numbers.length >> 1,
  );
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
