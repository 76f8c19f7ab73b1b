/** Where the random outcomes of a table come from. */
import { type AnyGame, type Code, type Log, SeededRng, type State } from '@guimard/engine/kit';
import type { Deal } from '@guimard/protocol/deal';
import { verifyDeal } from '@guimard/protocol/verify';
import { newId } from '../setup/new-id.ts';

export interface Chance {
  /** Undefined where the outcomes cannot be repeated. */
  readonly deal: Deal | undefined;
  draw(state: State): Code;
}

/** For the rest of a game. One that was not dealt so (another edition, or changed by hand) goes on at random, without a deal. */
export function chanceFor(game: AnyGame, log: Log, deal: Deal | undefined): Chance {
  const dealer = deal === undefined ? undefined : verifyDeal(game, log, deal);
  if (dealer?.ok === true) return { deal, draw: (state) => dealer.value.draw(state) };
  const rng = new SeededRng(newId());
  return { deal: undefined, draw: (state) => game.pick(state, rng) };
}
