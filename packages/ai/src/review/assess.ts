/** A position that somebody is looking at: the best moves, and what to expect, by what one seat knows. */
import { CHANCE, type Log, nth, OVER, type Seat, viewOf } from '@guimard/engine/kit';
import type { Playable } from '../games.ts';
import { calibrationKey } from './calibration.ts';
import { affordable, type Depth } from './depth.ts';
import type { Expectation } from './expectation.ts';
import { type JudgedMove, positionExpectation, weigh } from './judge.ts';
import { Playouts } from './playouts.ts';
import { resultOf, stateBefore } from './position.ts';

/** A position to assess. Serialisable. */
export interface AssessmentRequest {
  /** A log that replays: the position after its last action. */
  readonly log: Log;
  /** Who looks while chance decides; otherwise it is the seat on turn. */
  readonly viewer: Seat;
  /** How much work goes into it. */
  readonly depth: Depth;
  /** The same seed gives the same assessment. */
  readonly seed: string;
}

/** Serialisable. */
export interface Assessment {
  /** At the end of the game, the result. */
  readonly expected: Expectation;
  /** Best first; none unless a seat is on turn. */
  readonly moves: readonly JudgedMove[];
  /** The values are exact. */
  readonly isSolved: boolean;
}

/** The best moves of a position, and what to expect, by what one seat knows. Takes its time: call it in a worker. */
export function assessPosition(
  subject: Playable,
  { log, viewer, depth, seed }: AssessmentRequest,
): Assessment {
  const { game, policy } = subject;
  const state = stateBefore(game, log, log.actions.length);
  const mover = game.toMove(state);
  if (mover === OVER) return { expected: resultOf(game, state), moves: [], isSolved: true };
  const view = viewOf(game, state, mover === CHANCE ? viewer : mover);
  const spent = affordable(depth, policy?.cost?.(state) ?? 1);
  if (mover !== CHANCE) {
    const { moves, isSolved } = weigh(subject, view, spent, seed);
    // Nothing better can be expected than what the best move leads to.
    const { points, wins } = nth(moves, 0);
    return { expected: { points, wins }, moves, isSolved };
  }
  const playouts = new Playouts(game, policy, game.optionsOf(state), spent.playouts, seed);
  const expected = positionExpectation(calibrationKey(subject, state), playouts.ofView(view));
  return { expected, moves: [], isSolved: false };
}
