/** Hands and the pile. */
import { DRAW, handAt, type MetroState } from './state.ts';
import type { Tile } from './types.ts';

/** The index of a tile that the seat on turn drew to place at once (B10). */
export const drawnPlace = (s: MetroState): number => handAt(s, s.seat) + s.rules.hand;

/** B11: the seat on turn has nothing to place and nothing to draw. */
export const hasNoTile = (s: MetroState): boolean => s.held[s.seat] === 0 && s.pile === 0;

/** A tile moves from the pile to the hand of the seat on turn. */
export function takeFromPile(s: MetroState, kind: Tile): void {
  const { hand, held, seat } = s;
  s.bag[kind]--;
  s.pile--;
  if (s.step === DRAW) hand[drawnPlace(s)] = kind + 1;
  else hand[handAt(s, seat) + held[seat]++] = kind + 1;
}

/** The tiles after it move up, so that a hand has no gaps. */
export function removeFromHand(s: MetroState, kind: Tile): void {
  const { hand, held, seat } = s;
  held[seat]--;
  let place = handAt(s, seat);
  const last = place + held[seat];
  while (hand[place] !== kind + 1) place++;
  for (; place < last; place++) hand[place] = hand[place + 1];
  hand[last] = 0;
}

const newestPlace = (s: MetroState): number => handAt(s, s.seat) + s.held[s.seat] - 1;

/** The tile that the seat on turn got last. */
export const newestTile = (s: MetroState): Tile => s.hand[newestPlace(s)] - 1;

/** Replaces the tile that the seat on turn got last, which goes back into the pile. */
export function swapNewestTile(s: MetroState, tile: Tile): void {
  s.bag[newestTile(s)]++;
  s.bag[tile]--;
  s.hand[newestPlace(s)] = tile + 1;
}
