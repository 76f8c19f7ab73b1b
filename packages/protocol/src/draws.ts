/** How the random outcomes of a game follow from its seeds. */
import type { AnyGame, Code, State } from '@guimard/engine/kit';
import { chanceOf, type Seed } from './chance.ts';
import { Dealer } from './deal.ts';

/** Where chance is to move. */
export interface Draws {
  /** The next outcome. */
  draw(state: State): Code;
}

/**
 * Piles: each pile has random numbers of its own, so that another table with the same seed gets the same tiles. Undefined:
 * all draws share one row of numbers, as in games of earlier servers.
 */
export type DrawKind = 'piles' | undefined;

/** After the last of these seeds was added: all of them contribute. */
export function drawsOf(game: AnyGame, seeds: readonly Seed[], kind: DrawKind): Draws {
  if (kind === 'piles') return new Dealer(game, seeds.map(({ seed }) => seed).join('+'));
  const chance = chanceOf(seeds);
  return { draw: (state) => game.pick(state, chance) };
}
