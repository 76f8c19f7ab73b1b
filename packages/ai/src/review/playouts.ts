/**
 * What to expect of a position if everybody plays on by quick choices (the policy of the search's playouts): the yardstick
 * of a review. Unlike the means of a search it favours nobody, because no move was chosen by the playouts that evaluate it.
 *
 * Playouts are paired: the n-th playout of every position and move uses the same random numbers, one stream for draws and
 * another for choices, so that differences between moves are known better than the values themselves.
 */
import {
  type AnyGame,
  CHANCE,
  type Code,
  copy,
  OVER,
  SeededRng,
  type State,
  type View,
} from '@guimard/engine/kit';
import type { Heuristic, Policy } from '../policy.ts';
import { Samples } from '../samples.ts';
import { Outcomes } from './outcomes.ts';

/** Where playouts hardly ever end, one more move is made after the first, and then the position is evaluated. */
const MOVES_BEFORE_EVALUATION = 1;

/** Plays out positions of one game, `size` times each, with the same random numbers for every position and move. */
export class Playouts {
  readonly #game: AnyGame;
  readonly #seed: string;
  readonly #size: number;
  readonly #state: State;
  readonly #heuristic: Heuristic | undefined;
  readonly #horizon: number;
  readonly #samples: Samples;
  #view: View<State> | undefined;
  readonly #scores: Float64Array;

  constructor(game: AnyGame, policy: Policy | undefined, options: object, size: number, seed: string) {
    this.#game = game;
    this.#seed = seed;
    this.#state = game.create(options);
    this.#heuristic = policy?.heuristic(this.#state);
    const hardlyEnds = this.#heuristic?.evaluate !== undefined && policy?.horizon === undefined;
    this.#horizon = hardlyEnds ? MOVES_BEFORE_EVALUATION : Number.POSITIVE_INFINITY;
    this.#samples = new Samples((n) => this.#sample(n), this.#heuristic);
    this.#size = size;
    this.#scores = new Float64Array(game.seats(this.#state));
  }

  /** From one state, with everything hidden as it is. */
  ofState(start: State): Outcomes {
    return this.#outcomes(undefined, () => copy(start, this.#state));
  }

  /** From what a seat knows; its first move is the given one, else a quick choice like all others. */
  ofView(view: View<State>, first?: Code): Outcomes {
    this.#view = view;
    this.#samples.begin(view.viewer);
    return this.#outcomes(first, (playout) => this.#samples.take(playout));
  }

  #sample(n: number): SeededRng {
    const rng = new SeededRng(`${this.#seed}/sample/${n}`);
    this.#game.sample(this.#view!, rng, this.#state);
    return rng;
  }

  #outcomes(first: Code | undefined, begin: (playout: number) => void): Outcomes {
    const outcomes = new Outcomes(this.#scores.length, this.#size);
    for (let playout = 0; playout < this.#size; playout++) {
      begin(playout);
      this.#playFirst(playout, first);
      this.#playOn(playout);
      outcomes.set(playout, this.#scores, this.#game.toMove(this.#state) === OVER);
    }
    return outcomes;
  }

  /** It has its own random numbers: what follows is then the same, whether it was given or chosen. */
  #playFirst(playout: number, first: Code | undefined): void {
    if (first === undefined && this.#game.toMove(this.#state) === OVER) return;
    const code = first ?? this.#pick(new SeededRng(`${this.#seed}/first/${playout}`));
    this.#game.play(this.#state, code);
  }

  #pick(rng: SeededRng): Code {
    const isQuick = this.#heuristic === undefined || this.#game.toMove(this.#state) === CHANCE;
    return isQuick ? this.#game.pick(this.#state, rng) : this.#heuristic.pick(rng);
  }

  /** Fills `#scores`. */
  #playOn(playout: number): void {
    const game = this.#game;
    const state = this.#state;
    const draws = new SeededRng(`${this.#seed}/draws/${playout}`);
    const choices = new SeededRng(`${this.#seed}/choices/${playout}`);
    const heuristic = this.#heuristic;
    let left = this.#horizon;
    for (let mover = game.toMove(state); mover !== OVER; mover = game.toMove(state)) {
      if (mover !== CHANCE && left-- === 0) {
        heuristic?.evaluate?.(this.#scores);
        return;
      }
      game.play(state, this.#pick(mover === CHANCE ? draws : choices));
    }
    game.scores(state, this.#scores);
  }
}
