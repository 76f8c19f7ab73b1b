/**
 * From the means of playouts to expectations that come true. In playouts everybody makes quick choices, and what is
 * hidden can only be guessed at; what happened in real games says how to read them.
 *
 *     chance of a seat ∝ exp(share × ln(share of won playouts) + points × (expected points) + [on turn] mover)
 *     others' points   = expected points + (1 − lead) × (those of the seat on turn − expected points)
 *
 * The coefficients are fitted by bench/calibration.ts, and checked on other games (bench/calibration.md).
 */
import { nth, type Seat, type State } from '@guimard/engine/kit';
import type { Playable } from '../games.ts';
import { CALIBRATED } from './calibrated.ts';
import type { Expectation } from './expectation.ts';
import type { Outcomes } from './outcomes.ts';

/** How to read the means of playouts; see the formulas in calibration.ts. */
export interface Coefficients {
  /** The weight of the share of won playouts. */
  readonly share: number;
  /** The weight of each expected point. */
  readonly points: number;
  /** What being on turn is worth. */
  readonly mover: number;
  /** How much of a lead over the others is real. */
  readonly lead: number;
}

/** What is expected: the value of a move to the seat on turn, or of a position to somebody who sees all hands. */
export type Basis = 'move' | 'position';

/** By kind of game, as in `metro 2 lines`. */
export type Calibrated = Readonly<Record<string, CalibratedKind>>;

interface CalibratedKind extends Readonly<Record<Basis, Coefficients>> {
  /** The standard deviation of a seat's lead over the best other at the end; in solo games of its score. */
  readonly spread: number;
}

/** Of games that were never measured: about that of two players in the base game. */
const USUAL_SPREAD = 24;

/** Of games that were never measured: playouts are taken at their word. */
export const UNCALIBRATED: Coefficients = { share: 1, points: 0, mover: 0, lead: 1 };

/** Games that are calibrated together: same game, number of players and kind. */
export function calibrationKey({ game, policy }: Playable, state: State): string {
  const kind = policy?.kindOf?.(state);
  return `${game.meta.id} ${game.seats(state)}${kind === undefined ? '' : ` ${kind}`}`;
}

/** Those of a kind of game (`calibrationKey`). */
export const coefficientsFor = (key: string, basis: Basis): Coefficients =>
  CALIBRATED[key]?.[basis] ?? UNCALIBRATED;

export const spreadOf = (key: string): number => CALIBRATED[key]?.spread ?? USUAL_SPREAD;

/** What the playouts say, corrected. `mover`: the seat on turn, where the value of its move is meant. */
export function calibrate(outcomes: Outcomes, coefficients: Coefficients, mover?: Seat): Expectation {
  const { points, wins } = outcomes.mean();
  return {
    points: mover === undefined ? points : correctPoints(points, coefficients, mover),
    wins: correctWins(
      points,
      wins.map((won) => smooth(won, outcomes.size, wins.length)),
      coefficients,
      mover,
    ),
  };
}

/** The points of all seats after a move of `mover`, corrected. */
export function correctPoints(
  points: readonly number[],
  { lead }: Coefficients,
  mover: Seat,
): readonly number[] {
  const own = nth(points, mover);
  return points.map((value) => value + (1 - lead) * (own - value));
}

/** The chances of all seats, corrected; they add up to 1. */
export function correctWins(
  points: readonly number[],
  wins: readonly number[],
  { share, points: perPoint, mover: onTurn }: Coefficients,
  mover?: Seat,
): readonly number[] {
  const most = Math.max(...points);
  const odds = wins.map((won, seat) =>
    Math.exp(share * Math.log(won) + perPoint * (nth(points, seat) - most) + (seat === mover ? onTurn : 0)),
  );
  const total = odds.reduce((sum, one) => sum + one);
  return odds.map((one) => one / total);
}

/** As if one more playout had been shared by all: nothing is impossible because a few playouts have not shown it. */
export const smooth = (won: number, playouts: number, seats: number): number =>
  (won * playouts + 1 / seats) / (playouts + 1);
