/**
 * A reviewed game: what each draw and each choice changed, and the grades of the choices.
 *
 * The account of a seat adds up, in points and in chance to win:
 *
 *     expected at the start + luck + own play + others' play + hidden = result
 *
 * Everything is measured by one yardstick: what somebody expects who sees all hands, but not the draws to come, if
 * everybody played on by quick choices. A draw changes it by luck. A choice changes it by skill, as far as the player could
 * know, and for the rest by what was hidden from the player (zero on average), which includes the error of the estimates.
 */
import type { Log, Seat } from '@guimard/engine/kit';
import type { Expectation } from './expectation.ts';
import type { Grade, Loss } from './grades.ts';
import type { Judgement } from './judge.ts';

/** Raised whenever the meaning of a field changes. */
export const REVIEW_VERSION = 1;

interface Step {
  /** The action's index in the log. */
  readonly index: number;
  readonly action: string;
  readonly before: Expectation;
  readonly after: Expectation;
}

export interface ChanceStep extends Step {
  readonly kind: 'chance';
  readonly luck: Expectation;
}

export interface DecisionStep extends Step {
  readonly kind: 'decision';
  readonly seat: Seat;
  /** Skill and hidden add up to the change from before to after. */
  readonly skill: Expectation;
  readonly hidden: Expectation;
  /** Undefined where there was one legal action, or nothing was to be judged. */
  readonly judgement?: Judgement;
  /** What the player held can only be guessed: not judged, and all of the change is hidden. */
  readonly isGuessed?: true;
}

export type ReviewStep = ChanceStep | DecisionStep;

/** One seat's part of an expectation. */
export interface SeatShare {
  readonly points: number;
  readonly win: number;
}

export interface SeatReview {
  readonly seat: Seat;
  /** The judged decisions, and their grades. */
  readonly decisions: number;
  readonly grades: Readonly<Record<Grade, number>>;
  /** From 0 to 1, and the mean loss; left out without decisions. */
  readonly accuracy?: number;
  readonly meanLoss?: Loss;
  readonly account: {
    readonly start: SeatShare;
    readonly luck: SeatShare;
    readonly ownPlay: SeatShare;
    readonly othersPlay: SeatShare;
    readonly hidden: SeatShare;
    readonly result: SeatShare;
  };
}

export interface Review {
  readonly version: typeof REVIEW_VERSION;
  readonly game: string;
  readonly rules: number;
  readonly options: Log['options'];
  /** A loss of as many points, or as much of the chance to win, is a blunder. */
  readonly blunder: Loss;
  readonly depth: string;
  readonly seed: string;
  readonly steps: readonly ReviewStep[];
  readonly seats: readonly SeatReview[];
  /** The steps that changed the most, by index, biggest change first. */
  readonly moments: readonly number[];
}
