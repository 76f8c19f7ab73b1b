/** How the random outcomes of a game follow from its seeds. */
import type { AnyGame, Code, State } from '@guimard/engine/kit';
import { chanceOf, joinSeeds, type Seed } from './chance.ts';
import { type Deal, Dealer } from './deal.ts';

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
  if (kind === 'piles') return new Dealer(game, joinSeeds(seeds));
  const chance = chanceOf(seeds);
  return { draw: (state) => game.pick(state, chance) };
}

/**
 * The name of the deal that all draws of a game follow from, so that it can be dealt again. Undefined for a game of an
 * earlier server, and with a seed from the middle of the game: its place in each pile depends on how the game was played.
 */
export const singleDeal = (seeds: readonly Seed[], kind: DrawKind): Deal | undefined =>
  kind === 'piles' && seeds.length > 0 && seeds.every(({ from }) => from === 0)
    ? joinSeeds(seeds)
    : undefined;
