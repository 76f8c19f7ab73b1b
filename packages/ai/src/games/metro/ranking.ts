/**
 * Which moves a deeper search would choose: a linear model of what a move changes. Its weights come from games of the search
 * against itself (tools/learn), by kind of game and by how many tiles are still to be placed.
 *
 * For a placement the terms are sums over all open lines, first over those that count for the seat to move and then over
 * those that count against it; each line weighs as much as the seat's interest in its owner.
 */
import type { Code } from '@guimard/engine/kit';
import {
  cellOf,
  DEPARTURE,
  DRAW_CODE,
  ENTRIES,
  type MetroState,
  POINT_BITS,
  POINT_MASK,
  STATIONS,
  TILE_CODE,
} from '@guimard/engine/metro';
import type { Interest } from './interest.ts';
import { SPANS } from './line-values.ts';
import type { Trial } from './trial.ts';

/** Of lines that do not enter the tile: what they gain by a better or worse way on. */
const ELSEWHERE = 0;
/** Of lines that do: what they gain, the same without losses, their number, their value before, */
const GAIN = 1;
const RISE = 2;
const LINE = 3;
const BEFORE = 4;
/** which of them are completed, their points, which of them in the centre, and the length of those that remain open. */
const COMPLETED = 5;
const POINTS = 6;
const CENTRE = 7;
const LENGTH = 8;
const PER_SIDE = 9;
/** A draw, what one is usually worth, and anything else a module offers. */
const DRAW = 2 * PER_SIDE;
const DRAW_VALUE = DRAW + 1;
const OTHER = DRAW + 2;
/** How many terms describe a move. */
export const TERMS = DRAW + 3;
/** How many weights a ranking has: one for each span and term. */
export const WEIGHTS = SPANS * TERMS;

export class Ranking {
  readonly #s: MetroState;
  readonly #trial: Trial;
  readonly #interest: Interest;
  readonly #weights: Float64Array;
  readonly #draw: Float64Array;
  readonly #terms = new Float64Array(TERMS);

  /** `weights`: at span × TERMS; `draw`: the usual value of a draw, by span. */
  constructor(s: MetroState, trial: Trial, interest: Interest, weights: Float64Array, draw: Float64Array) {
    this.#s = s;
    this.#trial = trial;
    this.#interest = interest;
    this.#weights = weights;
    this.#draw = draw;
  }

  /** The logarithms of the chances of the first n codes, up to a constant. The interests are those of the seat to move. */
  rank(codes: Int32Array, n: number, span: number, ranks: Float64Array): void {
    const lines = this.#trial.look(span);
    const terms = this.#terms;
    for (let i = 0; i < n; i++) {
      this.#describe(codes[i], lines, span);
      let sum = 0;
      for (let term = 0; term < TERMS; term++) sum += this.#weights[span * TERMS + term] * terms[term];
      ranks[i] = sum;
    }
  }

  /** Fills `#terms` for a code; `lines`: how many the trial found. */
  #describe(code: Code, lines: number, span: number): void {
    const terms = this.#terms;
    terms.fill(0);
    if (code < TILE_CODE) this.#describeTile(code, lines, span);
    else if (code !== DRAW_CODE) terms[OTHER] = 1;
    else {
      terms[DRAW] = 1;
      terms[DRAW_VALUE] = this.#draw[span];
    }
  }

  #describeTile(code: Code, lines: number, span: number): void {
    const { owner, far } = this.#s;
    const terms = this.#terms;
    const trial = this.#trial;
    const cell = cellOf(code);
    trial.tryTile(code);
    for (let i = 0; i < lines; i++) {
      const departure = trial.lines[i];
      const interest = this.#interest.of[owner[departure] - 1];
      const side = interest > 0 ? 0 : PER_SIDE;
      const weight = Math.abs(interest);
      const before = trial.before[i];
      const after = trial.value(departure, span);
      const gain = weight * (after - before);
      if (trial.faced[i] !== cell) {
        terms[side + ELSEWHERE] += gain;
        continue;
      }
      terms[side + GAIN] += gain;
      if (gain > 0) terms[side + RISE] += gain;
      terms[side + LINE] += weight;
      terms[side + BEFORE] += weight * before;
      const run = far[DEPARTURE[departure]];
      const end = run & POINT_MASK;
      if (end < ENTRIES) {
        terms[side + LENGTH] += weight * (run >> POINT_BITS);
      } else {
        terms[side + COMPLETED] += weight;
        terms[side + POINTS] += weight * after;
        if (end >= ENTRIES + STATIONS) terms[side + CENTRE] += weight;
      }
    }
    trial.takeBack();
  }
}
