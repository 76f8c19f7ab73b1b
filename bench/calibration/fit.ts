/** The coefficients under which what happened is most likely. */
import { type Basis, type Coefficients, smooth } from '@guimard/ai';
import { nth } from '@guimard/engine/kit';
import { corrected, leadOf } from './corrected.ts';
import type { Prediction } from './predict.ts';

/** Positions of one game share its result: all of them together count as this many. */
const WORTH_OF_A_GAME = 3;
/** How far coefficients are usually from those that change nothing; more takes a lot of evidence. Points in usual leads. */
const USUAL = { share: 0.3, points: 1, mover: 0.3 };
/** As if so many squared points of leads had been seen that came true. */
const LEADS = 300;
const STEPS = 30;

export function fit(predictions: readonly Prediction[], basis: Basis): Coefficients {
  const weights = weightsOf(predictions);
  const usual = [
    USUAL.share,
    USUAL.points / usualLead(predictions),
    ...(basis === 'move' ? [USUAL.mover] : []),
  ];
  const centre = [1, 0, 0];
  let at = centre.slice(0, usual.length);
  for (let step = 0; step < STEPS; step++) at = newton(predictions, basis, weights, usual, centre, at);
  const [share = 1, points = 0, mover = 0] = at.map(rounded);
  return { share, points, mover, lead: basis === 'move' ? rounded(fitLead(predictions, weights)) : 1 };
}

const rounded = (value: number): number => Number(value.toFixed(3));

function weightsOf(predictions: readonly Prediction[]): number[] {
  const counts = Map.groupBy(predictions, ({ game }) => game);
  return predictions.map(({ game }) => WORTH_OF_A_GAME / (counts.get(game)?.length ?? 1));
}

function usualLead(predictions: readonly Prediction[]): number {
  const squares = predictions.map(({ mover, position }) => leadOf(position.points, mover) ** 2);
  return Math.sqrt(sum(squares) / squares.length);
}

/** A step towards the maximum of the likelihood, with a normal prior round `centre`. */
function newton(
  predictions: readonly Prediction[],
  basis: Basis,
  weights: readonly number[],
  usual: readonly number[],
  centre: readonly number[],
  at: readonly number[],
): number[] {
  const [share = 1, points = 0, mover = 0] = at;
  const slope = at.map((value, i) => (nth(centre, i) - value) / nth(usual, i) ** 2);
  const curve = at.map((_, i) => at.map((_unused, j) => (i === j ? 1 / nth(usual, i) ** 2 : 0)));
  predictions.forEach((prediction, n) => {
    const chances = corrected(prediction, basis, { share, points, mover, lead: 1 }).wins;
    const features = featuresOf(prediction, basis).map((row) => row.slice(0, at.length));
    const mean = at.map((_, i) => sum(chances.map((chance, seat) => chance * feature(features, seat, i))));
    at.forEach((_, i) => {
      const happened = prediction.result.wins.map((won, seat) => won * feature(features, seat, i));
      slope[i] = nth(slope, i) + nth(weights, n) * (sum(happened) - nth(mean, i));
      at.forEach((_unused, j) => {
        const products = chances.map(
          (chance, seat) => chance * feature(features, seat, i) * feature(features, seat, j),
        );
        const covariance = sum(products) - nth(mean, i) * nth(mean, j);
        nth(curve, i)[j] = nth(nth(curve, i), j) + nth(weights, n) * covariance;
      });
    });
  });
  const step = solve(curve, slope);
  return at.map((value, i) => value + nth(step, i));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const feature = (rows: readonly (readonly number[])[], seat: number, i: number): number =>
  nth(nth(rows, seat), i);

function featuresOf(prediction: Prediction, basis: Basis): number[][] {
  const { points, wins } = prediction[basis];
  return wins.map((won, seat) => [
    Math.log(smooth(won, prediction.playouts, wins.length)),
    nth(points, seat),
    seat === prediction.mover ? 1 : 0,
  ]);
}

/** Gauss's elimination; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, nth(right, i)]);
  rows.forEach((pivot, i) => {
    rows.forEach((row, j) => {
      if (i === j) return;
      const factor = nth(row, i) / nth(pivot, i);
      for (let k = i; k < row.length; k++) row[k] = nth(row, k) - factor * nth(pivot, k);
    });
  });
  return rows.map((row, i) => nth(row, right.length) / nth(row, i));
}

/** Least squares through 0: how much of an expected lead over another seat comes true. */
function fitLead(predictions: readonly Prediction[], weights: readonly number[]): number {
  let products = LEADS;
  let squares = LEADS;
  predictions.forEach(({ mover, move, result }, n) => {
    move.points.forEach((points, seat) => {
      if (seat === mover) return;
      const expected = nth(move.points, mover) - points;
      products += nth(weights, n) * expected * (nth(result.points, mover) - nth(result.points, seat));
      squares += nth(weights, n) * expected ** 2;
    });
  });
  return products / squares;
}
