/** The coefficients under which what happened is most likely. */
import { type Basis, type Coefficients, margin, smooth } from '@guimard/ai';
import { nth } from '@guimard/engine/kit';
import { corrected, leadOf } from './corrected.ts';
import type { Prediction } from './predict.ts';

/** Positions of one game share its result: all of them together count as this many. */
const WORTH_OF_A_GAME = 3;
/** How far coefficients are usually from where they start; more takes a lot of evidence. Points in usual leads. */
const USUAL = { share: 0.3, points: 1, mover: 0.3 };
/** Points are corrected only where leads fail to come true by more than so many standard errors. */
const CERTAIN = 3;
/** Late enough for leads to come true, unless they were an error. */
const LATE = 2 / 3;
const STEPS = 30;

/** `start`: what is assumed without evidence. */
export function fit(predictions: readonly Prediction[], basis: Basis, start: Coefficients): Coefficients {
  const lead = basis === 'move' ? rounded(fitLead(predictions)) : 1;
  const all = fitChances(predictions, basis, start, ['share', 'points', 'mover']);
  // More points never mean less chance.
  return { ...(all.points >= 0 ? all : fitChances(predictions, basis, start, ['share', 'mover'])), lead };
}

type Feature = keyof typeof USUAL;

function fitChances(
  predictions: readonly Prediction[],
  basis: Basis,
  start: Coefficients,
  features: readonly Feature[],
): Coefficients {
  // A position has nobody on turn.
  const free = features.filter((feature) => basis === 'move' || feature !== 'mover');
  const weights = weightsOf(predictions);
  const scale = { ...USUAL, points: USUAL.points / usualLead(predictions) };
  let at: Coefficients = { ...start, points: features.includes('points') ? start.points : 0 };
  for (let step = 0; step < STEPS; step++) {
    const moves = newton(predictions, basis, weights, scale, start, at, free);
    for (const [i, feature] of free.entries()) at = { ...at, [feature]: at[feature] + nth(moves, i) };
  }
  const { share, points, mover } = at;
  return { share: rounded(share), points: rounded(points), mover: rounded(mover), lead: start.lead };
}

const rounded = (value: number): number => Number(value.toFixed(3));

/** The standard deviation of the seats' leads over the best other at the end; alone, of the score. */
export function spread(predictions: readonly Prediction[]): number {
  const results = new Map(predictions.map(({ game, result }) => [game, result.points]));
  const leads = [...results.values()].flatMap((points) => points.map((_, seat) => margin(points, seat)));
  const mean = sum(leads) / leads.length;
  return Number(Math.sqrt(sum(leads.map((lead) => (lead - mean) ** 2)) / (leads.length - 1)).toFixed(1));
}

function weightsOf(predictions: readonly Prediction[]): number[] {
  const counts = Map.groupBy(predictions, ({ game }) => game);
  return predictions.map(({ game }) => WORTH_OF_A_GAME / (counts.get(game)?.length ?? 1));
}

function usualLead(predictions: readonly Prediction[]): number {
  const squares = predictions.map(({ mover, position }) => leadOf(position.points, mover) ** 2);
  return Math.sqrt(sum(squares) / squares.length);
}

/** The step towards the maximum of the likelihood, with a normal prior round `start`. */
function newton(
  predictions: readonly Prediction[],
  basis: Basis,
  weights: readonly number[],
  scale: Readonly<Record<Feature, number>>,
  start: Coefficients,
  at: Coefficients,
  free: readonly Feature[],
): number[] {
  const slope = free.map((feature) => (start[feature] - at[feature]) / scale[feature] ** 2);
  const curve = free.map((feature, i) => free.map((_, j) => (i === j ? 1 / scale[feature] ** 2 : 0)));
  predictions.forEach((prediction, n) => {
    const weight = nth(weights, n);
    const chances = corrected(prediction, basis, at).wins;
    const values = free.map((feature) => valuesOf(prediction, basis, feature));
    const mean = values.map((row) => sum(row.map((value, seat) => value * nth(chances, seat))));
    free.forEach((_, i) => {
      const happened = nth(values, i).map((value, seat) => value * nth(prediction.result.wins, seat));
      slope[i] = nth(slope, i) + weight * (sum(happened) - nth(mean, i));
      free.forEach((_unused, j) => {
        const products = chances.map(
          (chance, seat) => chance * nth(nth(values, i), seat) * nth(nth(values, j), seat),
        );
        const covariance = sum(products) - nth(mean, i) * nth(mean, j);
        nth(curve, i)[j] = nth(nth(curve, i), j) + weight * covariance;
      });
    });
  });
  return solve(curve, slope);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What a coefficient is multiplied by, for each seat. */
function valuesOf(prediction: Prediction, basis: Basis, feature: Feature): number[] {
  const { points, wins } = prediction[basis];
  switch (feature) {
    case 'share':
      return wins.map((won) => Math.log(smooth(won, prediction.playouts, wins.length)));
    case 'points':
      return [...points];
    case 'mover':
      return wins.map((_, seat) => (seat === prediction.mover ? 1 : 0));
  }
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
function fitLead(predictions: readonly Prediction[]): number {
  const late = predictions.filter(({ stage }) => stage > LATE);
  const leads = late.flatMap(({ game, mover, move, result }) =>
    move.points.flatMap((points, seat) =>
      seat === mover
        ? []
        : {
            game,
            expected: nth(move.points, mover) - points,
            reached: nth(result.points, mover) - nth(result.points, seat),
          },
    ),
  );
  const squares = sum(leads.map(({ expected }) => expected ** 2));
  const lead = sum(leads.map(({ expected, reached }) => expected * reached)) / squares;
  // With the game as the unit.
  const errors = [...Map.groupBy(leads, ({ game }) => game).values()].map((members) =>
    sum(members.map(({ expected, reached }) => expected * (reached - lead * expected))),
  );
  const error = Math.sqrt(sum(errors.map((one) => one ** 2))) / squares;
  return lead + CERTAIN * error < 1 ? lead : 1;
}
