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
export { findCandidates } from './candidates.ts';
export { affordable, DEPTHS, type Depth, type DepthName } from './depth.ts';
export type { Expectation } from './expectation.ts';
export { blunderIn, type Grade, type Loss } from './grades.ts';
export type { JudgedMove, Judgement } from './judge.ts';
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
