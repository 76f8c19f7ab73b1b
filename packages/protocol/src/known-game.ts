/** A game as far as a client was told of it: for whoever plays from what the server says. */
import { type AnyGame, type Seat, type State, type View, viewOf } from '@guimard/engine/kit';
import { applyChanges } from './changes.ts';
import type { Update } from './message.ts';

export class KnownGame {
  readonly #game: AnyGame;
  readonly #options: object;
  /** What was known before the first move, and after each. */
  readonly #moments: Uint8Array[];

  /** Options as the game has checked them. */
  constructor(game: AnyGame, options: object) {
    this.#game = game;
    this.#options = options;
    this.#moments = [game.create(options).bytes.slice()];
  }

  /** How many moves are known. */
  get moves(): number {
    return this.#moments.length - 1;
  }

  /** Takes over what the server tells; false if moves are missing in between, or if it cannot be read. */
  take({ from, moves }: Pick<Update, 'from' | 'moves'>): boolean {
    if (from < 0 || from > this.moves) return false;
    this.#moments.length = from + 1;
    for (const { changes } of moves) {
      const bytes = this.#moments.at(-1)!.slice();
      if (!applyChanges(bytes, changes)) return false;
      this.#moments.push(bytes);
    }
    return true;
  }

  /** What was known after so many moves; after the last, unless told otherwise. */
  stateAfter(moves = this.moves): State {
    const state = this.#game.create(this.#options);
    state.bytes.set(this.#moments[moves]!);
    return state;
  }

  /** Now, as it looks from the seat. */
  view(seat: Seat): View<State> {
    return viewOf(this.#game, this.stateAfter(), seat);
  }
}
