/** What a move lost, and its grade. */

export interface Loss {
  /** Of the lead over the best opponent at the end, or of the score in solo games. */
  readonly points: number;
  /** Of the chance to win, from 0 to 1. */
  readonly win: number;
}

/** Either of these is a blunder; half of it is a mistake, and a quarter an inaccuracy. */
export const BLUNDER: Loss = { points: 16, win: 0.2 };

export type Mark = 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** In blunders. Points count as well as the chance to win: a decided game can still be played badly. */
export function severity({ points, win }: Loss): number {
  return Math.max(points / BLUNDER.points, win / BLUNDER.win);
}

export function markFor(loss: Loss): Mark {
  const blunders = severity(loss);
  if (blunders >= 1) return 'blunder';
  if (blunders >= 1 / 2) return 'mistake';
  return blunders >= 1 / 4 ? 'inaccuracy' : 'good';
}

const DECIMALS = 4;
/** Estimates are printed with this many decimals, and graded as printed. */
export const fixed = (value: number): number => Number(value.toFixed(DECIMALS));
