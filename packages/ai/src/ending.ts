/**
 * The last moves, solved exactly: once nothing is hidden from the seat (the others' hands follow from what has been seen)
 * every continuation is searched, chance by weight, and each seat takes what is best for it.
 */
import {
  type AnyGame,
  CHANCE,
  type Code,
  copy,
  equals,
  OVER,
  type Rng,
  type State,
  type View,
} from '@guimard/engine/kit';
import type { Candidate } from './agent.ts';
import { margin } from './margin.ts';
import { shareWin } from './playout-value.ts';

/** After this many positions the end is too far away to solve. */
const MAX_POSITIONS = 6000;
/** If this many samples agree, nothing counts as hidden. */
const SAMPLES = 24;
const MAX_DEPTH = 64;
/** A win outweighs any margin. */
const WIN = 10_000;

/** The expected outcome of a position: scores by seat, then win shares by seat. */
type Outlook = Float64Array;

export class Ending {
  readonly #game: AnyGame;
  readonly #seats: number;
  readonly #states: State[];
  readonly #codes: Int32Array[];
  readonly #outlooks: Outlook[];
  readonly #trials: Outlook[];
  #positions = 0;

  constructor(game: AnyGame, options: object) {
    this.#game = game;
    const make = <T>(one: () => T): T[] => Array.from({ length: MAX_DEPTH }, one);
    this.#states = make(() => game.create(options));
    this.#seats = game.seats(this.#states[0]);
    this.#codes = make(() => new Int32Array(game.meta.maxLegal));
    this.#outlooks = make(() => new Float64Array(this.#seats * 2));
    this.#trials = make(() => new Float64Array(this.#seats * 2));
  }

  /** Every legal action with its outcome, best first; undefined if something is hidden or the end is too far. */
  solve(view: View<State>, rng: Rng): Candidate[] | undefined {
    if (!this.#isKnown(view, rng)) return undefined;
    this.#positions = 0;
    const solved: Candidate[] = [];
    for (const code of view.legal) {
      const before = this.#positions;
      const outlook = this.#after(0, code);
      if (outlook === undefined) return undefined;
      const numbers = Array.from(outlook);
      const scores = numbers.slice(0, this.#seats);
      solved.push({
        code,
        visits: this.#positions - before,
        scores,
        wins: numbers.slice(this.#seats),
        lead: margin(scores, view.viewer),
        leadError: 0,
      });
    }
    const forViewer = ({ scores, wins }: Candidate): number => value([...scores, ...wins], view.viewer);
    return solved.sort((a, b) => forViewer(b) - forViewer(a));
  }

  /** Fills the first state: the one that the view allows, if it is the only one. */
  #isKnown(view: View<State>, rng: Rng): boolean {
    const [state, other] = this.#states;
    this.#game.sample(view, rng, state);
    for (let i = 1; i < SAMPLES; i++) {
      this.#game.sample(view, rng, other);
      if (!equals(state, other)) return false;
    }
    return true;
  }

  #after(depth: number, code: Code): Outlook | undefined {
    copy(this.#states[depth], this.#states[depth + 1]);
    this.#game.play(this.#states[depth + 1], code);
    return this.#outlook(depth + 1);
  }

  #outlook(depth: number): Outlook | undefined {
    const state = this.#states[depth];
    const mover = this.#game.toMove(state);
    const outlook = this.#outlooks[depth];
    if (mover === OVER) return this.#final(state, outlook);
    if (++this.#positions > MAX_POSITIONS || depth + 1 === MAX_DEPTH) return undefined;
    const n = this.#game.legal(state, this.#codes[depth]);
    return mover === CHANCE ? this.#expect(depth, n) : this.#choose(depth, n, mover);
  }

  #final(state: State, outlook: Outlook): Outlook {
    this.#game.scores(state, outlook.subarray(0, this.#seats));
    shareWin(outlook.subarray(0, this.#seats), outlook.subarray(this.#seats));
    return outlook;
  }

  #expect(depth: number, n: number): Outlook | undefined {
    const outlook = this.#outlooks[depth].fill(0);
    let total = 0;
    for (let i = 0; i < n; i++) {
      const code = this.#codes[depth][i];
      const weight = this.#game.weight(this.#states[depth], code);
      const next = this.#after(depth, code);
      if (next === undefined) return undefined;
      for (let k = 0; k < outlook.length; k++) outlook[k] += weight * next[k];
      total += weight;
    }
    for (let k = 0; k < outlook.length; k++) outlook[k] /= total;
    return outlook;
  }

  #choose(depth: number, n: number, mover: number): Outlook | undefined {
    const best = this.#trials[depth];
    for (let i = 0; i < n; i++) {
      const next = this.#after(depth, this.#codes[depth][i]);
      if (next === undefined) return undefined;
      if (i === 0 || value(next, mover) > value(best, mover)) best.set(next);
    }
    this.#outlooks[depth].set(best);
    return this.#outlooks[depth];
  }
}

/** First the win, then the margin. */
function value(outlook: ArrayLike<number>, seat: number): number {
  const seats = outlook.length / 2;
  const scores = Array.from({ length: seats }, (_, other) => outlook[other]);
  return WIN * outlook[seats + seat] + margin(scores, seat);
}
