import { nth } from '@guimard/engine/kit';
export const median = (numbers: readonly number[]): number =>
  nth(
    numbers.toSorted((a, b) => a - b),
    numbers.length >> 1,
  );
