/** Fills in what a viewer cannot know: the tiles in other hands and in the pile. */

import { copy } from '../kit/layout.ts';
import type { Rng } from '../kit/rng.ts';
import type { View } from '../kit/view.ts';
import { handAt, type MetroState, ownSlice, PLACE_DRAWN } from './state.ts';
import { TILES } from './tile.ts';
import type { Tile } from './types.ts';

/** Search takes a sample for every playout, so nothing is allocated. */
export function sample(view: View<MetroState>, rng: Rng, into: MetroState): void {
  copy(view.known, into);
  countUnseen(into, into.bag);
  for (let seat = 0; seat < into.seats; seat++) if (seat !== view.viewer) dealHand(into, seat, into.bag, rng);
  const hooks = into.rules.hooks.sample;
  for (let i = 0; i < hooks.length; i++) hooks[i].run(into, ownSlice(into, hooks[i].slice), view.viewer, rng);
}

/** The box without the tiles on the board and in the hands that are known. */
export function tilesUnseen(known: MetroState): Uint8Array {
  const unseen = new Uint8Array(TILES);
  countUnseen(known, unseen);
  return unseen;
}

function countUnseen(known: MetroState, unseen: Uint8Array): void {
  const { box, kind } = known.rules;
  unseen.set(box);
  for (let i = 0; i < known.placed; i++) unseen[kind[known.tiles[known.order[i]] - 1]]--;
  for (let place = 0; place < known.hand.length; place++)
    if (known.hand[place] > 0) unseen[known.hand[place] - 1]--;
}

/** Every unseen tile is equally likely to be in any hidden slot. */
function dealHand(s: MetroState, seat: number, unseen: Uint8Array, rng: Rng): void {
  const at = handAt(s, seat);
  // A solo player's hand is public.
  if (s.hand[at] > 0) return;
  for (let place = 0; place < s.held[seat]; place++) s.hand[at + place] = 1 + takeOne(unseen, rng);
  if (s.step === PLACE_DRAWN && s.seat === seat) s.hand[at + s.rules.hand] = 1 + takeOne(unseen, rng);
}

function takeOne(unseen: Uint8Array, rng: Rng): Tile {
  let total = 0;
  for (let tile = 0; tile < TILES; tile++) total += unseen[tile];
  let k = rng.below(total);
  let tile = 0;
  while (k >= unseen[tile]) k -= unseen[tile++];
  unseen[tile]--;
  return tile;
}
