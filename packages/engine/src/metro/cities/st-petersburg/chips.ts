/** St Petersburg: the chips, and the possible orders of a pile (T2, T4). */
import { COLOURS } from '../../types.ts';

/** T4: the chips of each colour, ten points in total. */
export const CHIPS: readonly (readonly number[])[] = [
  [1, 2, 3, 4],
  [2, 2, 3, 3],
  [0, 0, 5, 5],
  [1, 1, 4, 4],
  [0, 2, 3, 5],
  [1, 1, 1, 7],
  [0, 3, 3, 4],
  [2, 2, 2, 4],
];
/** As many as a tile has tracks, so that a pile never runs out (T3). */
export const CHIPS_EACH = 4;
export const ALL_CHIPS = COLOURS.length * CHIPS_EACH;

/** The possible orders of a pile. Each is equally likely, also where chips are equal. */
function ordersOf(chips: readonly number[]): readonly (readonly number[])[] {
  if (chips.length === 0) return [[]];
  const tops = [...new Set(chips)];
  return tops.flatMap((top) =>
    ordersOf(chips.toSpliced(chips.indexOf(top), 1)).map((below) => [top, ...below]),
  );
}
export const ORDERS = CHIPS.map(ordersOf);
/** The number of orders of four different chips. */
export const MOST_ORDERS = 24;

/** The chips of a pile, and whether each may still be in it. */
export type ChipsLeft = readonly { readonly value: number; readonly isLeft: boolean }[];

/** Each value known to be taken removes one chip of that value. */
export function markTaken(chips: readonly number[], taken: readonly number[]): ChipsLeft {
  const away = [...taken];
  return chips.map((value) => {
    const at = away.indexOf(value);
    if (at >= 0) away.splice(at, 1);
    return { value, isLeft: at < 0 };
  });
}
