/**
 * A game looked back at: what each draw and each choice changed, and how good the choices were.
 *
 * - An {@link Expectation} is what every seat can count on: points, and the chance to win.
 * - A *draw* changes it by luck, a *choice* by skill, and by what was hidden from the player.
 * - A {@link Loss} is how much worse a move was than the best, a {@link Grade} its name.
 * - {@link reviewGame} reviews a game, {@link assessPosition} one position that somebody is looking at.
 *
 * Values are those of playouts, corrected by what happened in real games (*calibration*).
 *
 * @module
 */
export { type Assessment, type AssessmentRequest, assessPosition } from './assess.ts';
export {
  type Basis,
  type Coefficients,
  calibrationKey,
  coefficientsFor,
  correctPoints,
  correctWins,
  smooth,
  UNCALIBRATED,
} from './calibration.ts';
export { type Found, findCandidates } from './candidates.ts';
export { affordable, DEPTHS, type Depth, type DepthName } from './depth.ts';
export type { Expectation } from './expectation.ts';
export { blunderIn, type Grade, type Loss } from './grades.ts';
export type { JudgedMove, Judgement } from './judge.ts';
export type { Outcomes } from './outcomes.ts';
export { Playouts } from './playouts.ts';
export { type PositionRequest, type ReviewedPosition, reviewPosition } from './position.ts';
export {
  type ChanceStep,
  type DecisionStep,
  REVIEW_VERSION,
  type Review,
  type ReviewStep,
  type SeatReview,
  type SeatShare,
} from './review.ts';
export { type ReviewOptions, type ReviewRun, reviewGame } from './review-game.ts';
