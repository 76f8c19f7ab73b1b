/**
 * The value of a playout to each seat, from 0 to 1: mostly how its margin compares with the margins of the search's other
 * playouts, and partly whether it is won. The margin tells moves apart long before the win does; the win decides when
 * the two disagree.
 */
import { margin } from './margin.ts';

/** How much winning counts, beside the margin. */
const WIN = 0.2;
/** After this many playouts the usual margin of a position is known. */
const SETTLED = 256;
/** Assumed before there are playouts to measure. */
const USUAL_SPREAD = 40;

export class PlayoutValue {
  /** By seat, for the last playout. */
  readonly of: Float64Array;
  readonly wins: Float64Array;
  readonly #means: Float64Array;
  #playouts = 0;
  #squares = 0;

  constructor(seats: number) {
    this.of = new Float64Array(seats);
    this.wins = new Float64Array(seats);
    this.#means = new Float64Array(seats);
  }

  /** For another position. */
  reset(): void {
    this.#playouts = 0;
    this.#squares = 0;
    this.#means.fill(0);
  }

  /** `doubt`: of scores that are only expected (see Heuristic). */
  update(scores: Float64Array, doubt: number): void {
    if (doubt > 0) expectWin(scores, doubt, this.wins);
    else shareWin(scores, this.wins);
    if (this.#playouts < SETTLED) this.#updateMeans(scores);
    const spread =
      this.#playouts < 8 ? USUAL_SPREAD : Math.max(1, 1.5 * Math.sqrt(this.#squares / this.#playouts));
    for (let seat = 0; seat < scores.length; seat++) {
      const better = (margin(scores, seat) - this.#means[seat]) / spread;
      this.of[seat] = WIN * this.wins[seat] + (1 - WIN) * (0.5 + 0.5 * Math.tanh(better));
    }
  }

  /** Means by seat, and the deviation of the first seat's margin (Welford). */
  #updateMeans(scores: Float64Array): void {
    this.#playouts++;
    for (let seat = 0; seat < scores.length; seat++) {
      const result = margin(scores, seat);
      const away = result - this.#means[seat];
      this.#means[seat] += away / this.#playouts;
      if (seat === 0) this.#squares += away * (result - this.#means[seat]);
    }
  }
}

/** The logistic curve is close to the normal one if it is this much steeper than their standard deviations say. */
const STEEPER = Math.PI / Math.sqrt(6);

/** Writes each seat's chance to win; `doubt` is the standard deviation of each score. */
function expectWin(scores: Float64Array, doubt: number, wins: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < scores.length; seat++) best = Math.max(best, scores[seat]);
  let total = 0;
  for (let seat = 0; seat < scores.length; seat++) {
    wins[seat] = Math.exp(((scores[seat] - best) * STEEPER) / doubt);
    total += wins[seat];
  }
  for (let seat = 0; seat < scores.length; seat++) wins[seat] /= total;
}

/** Writes each seat's part of the win: 1 for the best score, a fraction where several have it, 0 for all others. */
export function shareWin(scores: Float64Array, wins: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY;
  let sharers = 0;
  for (let seat = 0; seat < scores.length; seat++) {
    if (scores[seat] > best) sharers = 0;
    if (scores[seat] >= best) {
      best = scores[seat];
      sharers++;
    }
  }
  for (let seat = 0; seat < scores.length; seat++) wins[seat] = scores[seat] === best ? 1 / sharers : 0;
}
