/**
 * Statistics over many games. Sums are whole numbers, and only operations that every platform rounds the same way are
 * used (+ − × ÷ and the square root): the same games give the same digits everywhere.
 */
import { nth, type Seat, winners } from '@guimard/engine/kit';

interface SeatSummary {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
  /** Standard deviation of the scores of these games. */
  readonly deviation: number;
  /** Share of the games won; ties share the win. */
  readonly wins: number;
}

export interface Summary {
  readonly seats: readonly SeatSummary[];
  /** Best score minus second best, on average. */
  readonly margin: number;
  /** Share of the games with several winners. */
  readonly ties: number;
  /** Share of the games won by the first player. */
  readonly firstWins: number;
  /** Actions in a game's log, random outcomes included, on average. */
  readonly actions: number;
}

interface SeatSums {
  sum: number;
  squares: number;
  min: number;
  max: number;
  wins: number;
}

export class Tally {
  readonly #seats: readonly SeatSums[];
  /** A win shared by k counts as 1/k, so wins are counted in units that every k divides. */
  readonly #parts: number;
  #games = 0;
  #margin = 0;
  #ties = 0;
  #firstWins = 0;
  #actions = 0;

  constructor(seats: number) {
    this.#parts = leastCommonMultiple(seats);
    this.#seats = Array.from({ length: seats }, () => ({
      sum: 0,
      squares: 0,
      min: Number.POSITIVE_INFINITY,
      max: Number.NEGATIVE_INFINITY,
      wins: 0,
    }));
  }

  add(scores: Int32Array, first: Seat, actions: number): void {
    const best = winners(scores);
    const [most = 0, second = most] = scores.toSorted().reverse();
    this.#games++;
    this.#actions += actions;
    this.#margin += most - second;
    if (best.length > 1) this.#ties++;
    this.#seats.forEach((seat, index) => {
      const score = nth(scores, index);
      seat.sum += score;
      seat.squares += score * score;
      seat.min = Math.min(seat.min, score);
      seat.max = Math.max(seat.max, score);
    });
    for (const seat of best) {
      nth(this.#seats, seat).wins += this.#parts / best.length;
      if (seat === first) this.#firstWins += this.#parts / best.length;
    }
  }

  summary(): Summary {
    const games = this.#games;
    return {
      seats: this.#seats.map(({ sum, squares, min, max, wins }) => ({
        mean: fixed(sum / games),
        min,
        max,
        deviation: fixed(deviation(games, sum, squares)),
        wins: fixed(wins / (games * this.#parts)),
      })),
      margin: fixed(this.#margin / games),
      ties: fixed(this.#ties / games),
      firstWins: fixed(this.#firstWins / (games * this.#parts)),
      actions: fixed(this.#actions / games),
    };
  }
}

const DECIMALS = 4;
const fixed = (value: number): number => Number(value.toFixed(DECIMALS));

/** √(n Σx² − (Σx)²) ÷ n, with the difference in integers of any size: it is small, but its terms are not. */
function deviation(n: number, sum: number, squares: number): number {
  return Math.sqrt(Number(BigInt(n) * BigInt(squares) - BigInt(sum) * BigInt(sum))) / n;
}

function leastCommonMultiple(n: number): number {
  let multiple = 1;
  for (let k = 2; k <= n; k++) {
    const step = multiple;
    while (multiple % k !== 0) multiple += step;
  }
  return multiple;
}
