/** The final scores of many playouts, and what they say on average. */
import { nth } from '@guimard/engine/kit';
import { margin } from '../margin.ts';
import { shareWin } from '../playout-value.ts';
import type { Expectation } from './expectation.ts';

/** Playouts of equal number are paired: the n-th of each began with the same sample and had the same draws. */
export class Outcomes {
  /** How many scores a playout has. */
  readonly seats: number;
  /** How many playouts. */
  readonly size: number;
  /** By playout and seat. */
  readonly #scores: Float64Array;
  readonly #wins: Float64Array;

  constructor(seats: number, size: number) {
    this.seats = seats;
    this.size = size;
    this.#scores = new Float64Array(seats * size);
    this.#wins = new Float64Array(seats * size);
  }

  /** Who wins is open unless the game is over: then everybody has an equal share, and only the points tell seats apart. */
  set(playout: number, scores: Float64Array, isOver: boolean): void {
    const at = playout * this.seats;
    const wins = this.#wins.subarray(at, at + this.seats);
    this.#scores.set(scores, at);
    if (isOver) shareWin(scores, wins);
    else wins.fill(1 / this.seats);
  }

  /** A seat's final score in a playout. */
  scoreOf(playout: number, seat: number): number {
    return nth(this.#scores, playout * this.seats + seat);
  }

  /** A seat's part of the win in a playout, from 0 to 1. */
  winOf(playout: number, seat: number): number {
    return nth(this.#wins, playout * this.seats + seat);
  }

  /** A seat's margin over the best other (margin.ts). */
  leadOf(playout: number, seat: number): number {
    const at = playout * this.seats;
    return margin(this.#scores.subarray(at, at + this.seats), seat);
  }

  /** Mean points and shares of the win, by seat. */
  mean(): Expectation {
    const each = (value: (playout: number, seat: number) => number): number[] =>
      Array.from({ length: this.seats }, (_, seat) => meanOf(this.size, (playout) => value(playout, seat)));
    return {
      points: each((playout, seat) => this.scoreOf(playout, seat)),
      wins: each((playout, seat) => this.winOf(playout, seat)),
    };
  }

  /** The mean of `leadOf`. */
  meanLead(seat: number): number {
    return meanOf(this.size, (playout) => this.leadOf(playout, seat));
  }
}

function meanOf(size: number, value: (index: number) => number): number {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += value(i);
  return sum / size;
}

/** The mean of a quantity, and its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

export function estimate(size: number, value: (index: number) => number): Estimate {
  const mean = meanOf(size, value);
  const squares = meanOf(size, (i) => (value(i) - mean) ** 2);
  return { mean, error: size < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (size - 1)) };
}
