/** What a move lost, and its grade. */
import { spreadOf } from './calibration.ts';

/** How much worse than the best move; zeros for the best. */
export interface Loss {
  /** Of the lead over the best opponent at the end, or of the score in solo games. */
  readonly points: number;
  /** Of the chance to win, from 0 to 1. */
  readonly win: number;
}

/** A blunder loses this share of the usual spread of results, or as much of the chance to win. */
const OF_SPREAD = 2 / 3;
const WIN = 0.2;

/** Either of these is a blunder; half of it is a mistake, and a quarter an inaccuracy. Points are whole halves. */
export const blunderIn = (key: string): Loss => ({
  points: Math.max(1, Math.round(2 * OF_SPREAD * spreadOf(key))) / 2,
  win: WIN,
});

/** How good a move was, from the best to a loss that decides games. */
export type Grade = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** In blunders. Points count as well as the chance to win: a decided game can still be played badly. */
export function severity({ points, win }: Loss, blunder: Loss): number {
  return Math.max(points / blunder.points, win / blunder.win);
}

export function gradeFor(loss: Loss, blunder: Loss): Grade {
  const blunders = severity(loss, blunder);
  if (blunders >= 1) return 'blunder';
  if (blunders >= 1 / 2) return 'mistake';
  if (blunders >= 1 / 4) return 'inaccuracy';
  return blunders > 0 ? 'good' : 'best';
}

/** The accuracy of at least one move, from 0 to 1: a move without loss counts 1, a blunder or worse 0. */
export function accuracyOf(losses: readonly Loss[], blunder: Loss): number {
  const lost = losses.reduce((sum, loss) => sum + Math.min(1, severity(loss, blunder)), 0);
  return fixed(1 - lost / losses.length);
}

const DECIMALS = 4;
/** Estimates are given with this many decimals, and graded as given. */
export const fixed = (value: number): number => Number(value.toFixed(DECIMALS));
