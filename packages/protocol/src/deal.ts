/**
 * A deal is a name: everything random in a game follows from it, so that the same tiles come in the same order at
 * every table that has it. Whoever knows the name knows the order; where that matters, it is a secret.
 *
 * @module
 */
import type { AnyGame, Code, State } from '@guimard/engine/kit';
import { SeedChance } from './chance.ts';

/** The name of a deal, such as `daily/2026-11-17`. */
export type Deal = string;

/** Draws for one game, from its first action on. Ask it for every random outcome, in order. */
export class Dealer {
  readonly #game: AnyGame;
  readonly #deal: Deal;
  /** Each pile has random numbers of its own: what is drawn from one does not change what comes next from another. */
  readonly #piles = new Map<string, SeedChance>();

  constructor(game: AnyGame, deal: Deal) {
    this.#game = game;
    this.#deal = deal;
  }

  /** The next outcome, where chance is to move. */
  draw(state: State): Code {
    const name = this.#game.drawsFrom(state);
    const pile = this.#piles.get(name) ?? new SeedChance(`${this.#deal}/${name}`);
    this.#piles.set(name, pile);
    return this.#game.pick(state, pile);
  }
}
