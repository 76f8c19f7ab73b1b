/**
 * The policy for Correspondances: how far each line still is from its goal, and what scores to expect. A heuristic needs a
 * state in which every seat holds a line, dealt or guessed.
 */
import { type CorrespondancesState, correspondances } from '@guimard/engine/correspondances';
import { type Code, copy, type Rng } from '@guimard/engine/kit';
import { margin } from '../../margin.ts';
import type { Heuristic, Policy } from '../../policy.ts';
import { addLaterRounds, addOutlook } from './outlook.ts';
import { findRoutes, findRoutesWith, Routes, survey } from './route.ts';

/** Picks the best of this many random placements. */
const CANDIDATES = 3;
/** Of an evaluation, for one point still to come; it grows with the root of their number. */
const DOUBT = 0.7;
/** As how many of them the current round counts. */
const THIS_ROUND = 2;

class CorrespondancesHeuristic implements Heuristic {
  readonly #s: CorrespondancesState;
  readonly #after: CorrespondancesState;
  readonly #routes = new Routes();
  readonly #scores: Float64Array;
  readonly #candidates = new Int32Array(CANDIDATES);
  readonly #ratings = new Float64Array(CANDIDATES);

  constructor(s: CorrespondancesState) {
    this.#s = s;
    this.#after = correspondances.create(s.options);
    this.#scores = new Float64Array(s.seats);
  }

  pick(rng: Rng): Code {
    for (let i = 0; i < CANDIDATES; i++) this.#candidates[i] = correspondances.pick(this.#s, rng);
    this.rate(this.#candidates, CANDIDATES, this.#ratings);
    let best = 0;
    for (let i = 1; i < CANDIDATES; i++) if (this.#ratings[i] > this.#ratings[best]) best = i;
    return this.#candidates[best];
  }

  rate(codes: Int32Array, n: number, ratings: Float64Array): void {
    survey(this.#s, this.#s.line);
    for (let i = 0; i < n; i++) {
      this.#expectAfter(codes[i]);
      ratings[i] = margin(this.#scores, this.#s.seat);
    }
  }

  /** The scores to expect after a placement; if it ends the round, they are known. */
  #expectAfter(code: Code): void {
    const s = this.#s;
    const after = this.#after;
    const scores = this.#scores;
    copy(s, after);
    correspondances.play(after, code);
    scores.set(after.totals);
    if (after.round > s.round) return;
    const last = after.placed - 1;
    findRoutesWith(s, after.pieces[last], after.spots[last], s.line, this.#routes);
    addOutlook(after, this.#routes, scores);
  }

  evaluate(scores: Float64Array): void {
    const s = this.#s;
    scores.set(s.totals);
    // Between rounds nobody holds a line, and all seats can expect the same.
    if (s.line[s.seats - 1] > 0) {
      findRoutes(s, s.line, this.#routes);
      addOutlook(s, this.#routes, scores);
    }
    addLaterRounds(s, scores);
  }

  /** So large that the leads of whole matches vary as they do (bench/calibration.md). */
  doubt(): number {
    const { totals, options } = this.#s;
    let most = 0;
    for (let seat = 0; seat < totals.length; seat++) most = Math.max(most, totals[seat]);
    return DOUBT * Math.sqrt(THIS_ROUND + Math.max(0, options.target - most));
  }
}

export const correspondancesPolicy: Policy<CorrespondancesState> = {
  heuristic: (s) => new CorrespondancesHeuristic(s),
  temperature: 0.3,
  slipScale: 0.25,
  cost: () => 16,
};
