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

/** What steps of both kinds have. */
interface Step {
  /** The action's index in the log. */
  readonly index: number;
  /** Its word. */
  readonly action: string;
  /** What everybody could expect before it. */
  readonly before: Expectation;
  /** What everybody could expect after it. */
  readonly after: Expectation;
}

/** A random outcome. */
export interface ChanceStep extends Step {
  /** Tells it from a decision. */
  readonly kind: 'chance';
  /** The change from before to after. */
  readonly luck: Expectation;
}

/** A player's choice. */
export interface DecisionStep extends Step {
  /** Tells it from a random outcome. */
  readonly kind: 'decision';
  /** Who chose. */
  readonly seat: Seat;
  /** The change as far as the player could know it. Skill and hidden add up to the change from before to after. */
  readonly skill: Expectation;
  /** The rest of the change: what was hidden from the player, zero on average. */
  readonly hidden: Expectation;
  /** Undefined where there was one legal action, or nothing was to be judged. */
  readonly judgement?: Judgement;
  /** What the player held can only be guessed: not judged, and all of the change is hidden. */
  readonly isGuessed?: true;
}

/** One action of the log, reviewed. */
export type ReviewStep = ChanceStep | DecisionStep;

/** One seat's part of an expectation. */
export interface SeatShare {
  /** Final points. */
  readonly points: number;
  /** The chance to win. */
  readonly win: number;
}

/** How a seat played, and why its result is what it is. */
export interface SeatReview {
  /** Whose. */
  readonly seat: Seat;
  /** How many of its decisions were judged. */
  readonly decisions: number;
  /** How many of them had each grade. */
  readonly grades: Readonly<Record<Grade, number>>;
  /** From 0 to 1; left out without decisions. */
  readonly accuracy?: number;
  /** Of its decisions; left out without any. */
  readonly meanLoss?: Loss;
  /** From what the seat could expect to what it got: the first five add up to the result. */
  readonly account: {
    readonly start: SeatShare;
    readonly luck: SeatShare;
    readonly ownPlay: SeatShare;
    readonly othersPlay: SeatShare;
    readonly hidden: SeatShare;
    readonly result: SeatShare;
  };
}

/** A whole review: plain JSON, to be stored and sent. */
export interface Review {
  /** Of this format. */
  readonly version: typeof REVIEW_VERSION;
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  /** Of the game. */
  readonly options: Log['options'];
  /** A loss of as many points, or as much of the chance to win, is a blunder. */
  readonly blunder: Loss;
  /** The name of the depth. */
  readonly depth: string;
  /** With depth and log, all that the review depends on. */
  readonly seed: string;
  /** Every action of the reviewed part. */
  readonly steps: readonly ReviewStep[];
  /** By seat. */
  readonly seats: readonly SeatReview[];
  /** The steps that changed the most, by index, biggest change first. */
  readonly moments: readonly number[];
}
