/** Hands and pile, for modules that touch them. */
import { handAt, type MetroState } from './state.ts';
import type { Tile } from './types.ts';

const newestPlace = (s: MetroState): number => handAt(s, s.seat) + s.held[s.seat] - 1;

/** The tile that the seat on turn got last. */
export const newestTile = (s: MetroState): Tile => s.hand[newestPlace(s)] - 1;

/** The seat on turn gets another tile instead of the one it got last, which goes back among the rest. */
export function swapNewestTile(s: MetroState, tile: Tile): void {
  s.bag[newestTile(s)]++;
  s.bag[tile]--;
  s.hand[newestPlace(s)] = tile + 1;
}
