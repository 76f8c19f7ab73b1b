/** The unit of work of a review: one position of one game, which depends on nothing but the log, the depth and the seed. */
import { type AnyGame, CHANCE, codeOf, type Log, nth, OVER, type State, viewOf } from '@guimard/engine/kit';
import type { Playable } from '../games.ts';
import { shareWin } from '../playout-value.ts';
import { calibrationKey } from './calibration.ts';
import { affordable, type Depth } from './depth.ts';
import type { Expectation } from './expectation.ts';
import { type Judgement, judge, positionExpectation } from './judge.ts';
import { Playouts } from './playouts.ts';

/** A position of a game to review. Serialisable. */
export interface PositionRequest {
  /** A log that replays; it need not be of a finished game. */
  readonly log: Log;
  /** The position before this action. */
  readonly index: number;
  /** Whether a decision is judged, too. */
  readonly isJudged: boolean;
  /** How much work goes into it. */
  readonly depth: Depth;
  /** The same for all positions of a review. */
  readonly seed: string;
}

/** The position before an action of the log, or after the last. Serialisable. */
export interface ReviewedPosition {
  /** As requested. */
  readonly index: number;
  /** What somebody expects who sees all hands, but not the draws to come. */
  readonly expected: Expectation;
  /** Where a player had a choice. */
  readonly judgement?: Judgement;
}

/** The unit of work of a review, for workers; throws if the log does not replay. */
export function reviewPosition(subject: Playable, request: PositionRequest): ReviewedPosition {
  const { log, index, isJudged, seed } = request;
  const state = stateBefore(subject.game, log, index);
  const depth = affordable(request.depth, subject.policy?.cost?.(state) ?? 1);
  const judgement = isJudged ? judgeAction(subject, state, { ...request, depth }) : undefined;
  const expected = expectationOf(subject, state, depth, seed);
  return judgement === undefined ? { index, expected } : { index, expected, judgement };
}

export function stateBefore(game: AnyGame, log: Log, index: number): State {
  const options = game.options(log.options);
  if (!options.ok) throw new Error(`the log's options are refused: ${options.error.code}`);
  const state = game.create(options.value);
  for (const word of log.actions.slice(0, index)) game.play(state, codeOf(game, state, word));
  return state;
}

function judgeAction(
  subject: Playable,
  state: State,
  { log, index, depth, seed }: PositionRequest,
): Judgement | undefined {
  const mover = subject.game.toMove(state);
  if (mover === CHANCE || mover === OVER) return undefined;
  const view = viewOf(subject.game, state, mover);
  if (view.legal.length < 2) return undefined;
  const played = codeOf(subject.game, state, nth(log.actions, index));
  return judge(subject, view, played, depth, seed);
}

/** All positions of a game are evaluated with the same random numbers. */
function expectationOf(subject: Playable, state: State, depth: Depth, seed: string): Expectation {
  const { game, policy } = subject;
  playForced(game, state);
  if (game.toMove(state) === OVER) return resultOf(game, state);
  const playouts = new Playouts(game, policy, game.optionsOf(state), depth.playouts, seed);
  return positionExpectation(calibrationKey(subject, state), playouts.ofState(state));
}

/** What can happen in one way only changes no expectation: the positions before and after it are the same one. */
function playForced(game: AnyGame, state: State): void {
  const codes = new Int32Array(game.meta.maxLegal);
  while (game.toMove(state) !== OVER && game.legal(state, codes) === 1) game.play(state, nth(codes, 0));
}

export function resultOf(game: AnyGame, state: State): Expectation {
  const scores = new Float64Array(game.seats(state));
  const wins = new Float64Array(scores.length);
  game.scores(state, scores);
  shareWin(scores, wins);
  return { points: Array.from(scores), wins: Array.from(wins) };
}
