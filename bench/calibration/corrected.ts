/** Predictions as a review gives them: corrected by some coefficients. */
import { type Basis, type Coefficients, correctPoints, correctWins, smooth } from '@guimard/ai';
import { nth } from '@guimard/engine/kit';
import type { Predicted, Prediction } from './predict.ts';

export function corrected(prediction: Prediction, basis: Basis, coefficients: Coefficients): Predicted {
  const { points, wins } = prediction[basis];
  const mover = basis === 'move' ? prediction.mover : undefined;
  const shares = wins.map((won) => smooth(won, prediction.playouts, wins.length));
  return {
    points: mover === undefined ? points : correctPoints(points, coefficients, mover),
    wins: correctWins(points, shares, coefficients, mover),
  };
}

/** By how many points a seat is ahead of the mean of the others; alone, its points. */
export function leadOf(points: readonly number[], seat: number): number {
  if (points.length === 1) return nth(points, seat);
  const others = points.filter((_, other) => other !== seat);
  return nth(points, seat) - others.reduce((sum, value) => sum + value, 0) / others.length;
}
