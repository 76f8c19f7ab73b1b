/** One move against another, over the same playouts. */
import { type Code, nth, type Seat, type State, type View } from '@guimard/engine/kit';
import type { Playable } from '../games.ts';
import { calibrate, calibrationKey, coefficientsFor } from '../review/calibration.ts';
import type { Expectation } from '../review/expectation.ts';
import type { Loss } from '../review/grades.ts';
import { type Estimate, estimate, type Outcomes } from '../review/outcomes.ts';
import { Playouts } from '../review/playouts.ts';
import { ERRORS } from './depths.ts';

/** A move and its playouts. */
export interface Tried {
  readonly code: Code;
  readonly outcomes: Outcomes;
  readonly expected: Expectation;
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
    return { code, outcomes, expected: calibrate(outcomes, coefficients, view.viewer) };
  };
}

export function difference(one: Tried, other: Tried, seat: Seat): Difference {
  const paired = (value: (outcomes: Outcomes, playout: number) => number): Estimate =>
    estimate(one.outcomes.size, (playout) => value(one.outcomes, playout) - value(other.outcomes, playout));
  const points = paired((outcomes, playout) => outcomes.leadOf(playout, seat));
  const share = paired((outcomes, playout) => outcomes.winOf(playout, seat));
  // The corrected chances (calibration.ts) differ by more or less than the shares of won playouts; so do their errors.
  const win = nth(one.expected.wins, seat) - nth(other.expected.wins, seat);
  const scale = share.mean === 0 ? 0 : win / share.mean;
  const winError = Math.abs(scale) * share.error;
  const bound = (errors: number): Loss => ({
    points: points.mean + errors * points.error,
    win: win + errors * winError,
  });
  return { mean: bound(0), least: bound(-ERRORS), most: bound(ERRORS) };
}

/** The smaller of each. */
export const leastOf = (losses: readonly Loss[]): Loss => ({
  points: Math.min(...losses.map(({ points }) => points)),
  win: Math.min(...losses.map(({ win }) => win)),
});
