/** One move against another, over the same playouts. */
import { type Code, nth, type Seat, type State, type View } from '@guimard/engine/kit';
import type { Playable } from '../games.ts';
import {
  type Coefficients,
  calibrate,
  calibrationKey,
  coefficientsFor,
  smooth,
} from '../review/calibration.ts';
import type { Expectation } from '../review/expectation.ts';
import type { Loss } from '../review/grades.ts';
import { type Estimate, estimate, type Outcomes } from '../review/outcomes.ts';
import { Playouts } from '../review/playouts.ts';
import { ERRORS } from './depths.ts';

/** A move and its playouts. */
export interface Tried {
  readonly code: Code;
  readonly outcomes: Outcomes;
  /** Corrected, and as they are. */
  readonly expected: Expectation;
  readonly means: Expectation;
  readonly coefficients: Coefficients;
}

/** By how much one move is better than another. */
export interface Difference {
  /** On average, */
  readonly mean: Loss;
  /** and at least and at most, allowing for chance. */
  readonly least: Loss;
  readonly most: Loss;
}

/** Tries moves from what the seat on turn knows; the n-th playouts of all moves have the same random numbers. */
export function trialsOf(
  subject: Playable,
  view: View<State>,
  size: number,
  seed: string,
): (code: Code) => Tried {
  const { game, policy } = subject;
  const playouts = new Playouts(game, policy, game.optionsOf(view.known), size, seed);
  const coefficients = coefficientsFor(calibrationKey(subject, view.known), 'move');
  return (code) => {
    const outcomes = playouts.ofView(view, code);
    const expected = calibrate(outcomes, coefficients, view.viewer);
    return { code, outcomes, expected, means: outcomes.mean(), coefficients };
  };
}

export function difference(one: Tried, other: Tried, seat: Seat): Difference {
  const paired = (value: (tried: Tried, playout: number) => number): Estimate =>
    estimate(one.outcomes.size, (playout) => value(one, playout) - value(other, playout));
  const points = paired(({ outcomes }, playout) => outcomes.leadOf(playout, seat));
  const win = nth(one.expected.wins, seat) - nth(other.expected.wins, seat);
  const { error } = paired((tried, playout) => winInfluence(tried, seat, playout));
  const bound = (errors: number): Loss => ({
    points: points.mean + errors * points.error,
    win: win + errors * error,
  });
  return { mean: bound(0), least: bound(-ERRORS), most: bound(ERRORS) };
}

/**
 * How much one playout moves the corrected chance of a seat (calibration.ts) from its mean, to first order: the spread of
 * these is the error of the chance, which depends on won playouts and on points.
 */
function winInfluence(
  { outcomes, expected, coefficients, means }: Tried,
  seat: Seat,
  playout: number,
): number {
  const { seats, size } = outcomes;
  let own = 0;
  let all = 0;
  for (let other = 0; other < seats; other++) {
    const share = nth(means.wins, other);
    const odds =
      (coefficients.share * (outcomes.winOf(playout, other) - share)) / smooth(share, size, seats) +
      coefficients.points * (outcomes.scoreOf(playout, other) - nth(means.points, other));
    if (other === seat) own = odds;
    all += nth(expected.wins, other) * odds;
  }
  return nth(expected.wins, seat) * (own - all);
}

/** The smaller of each. */
export const leastOf = (losses: readonly Loss[]): Loss => ({
  points: Math.min(...losses.map(({ points }) => points)),
  win: Math.min(...losses.map(({ win }) => win)),
});
