/** Deals the shares again that a viewer does not know. */
import type { Seat } from '../../../kit/game.ts';
import type { Rng } from '../../../kit/rng.ts';
import type { MetroState } from '../../state.ts';
import { COLOURS } from '../../types.ts';
import { handSlot, PERCENTAGES, type Shares, slotsOf } from './shares.ts';

/** Scratch: colours + 1 of one percentage that a viewer has not seen. */
const unseen = new Uint8Array(COLOURS.length);

/** The shares of a percentage that the viewer does not know, each order equally likely; then what others know of them. */
export function fillIn(s: MetroState, mine: Shares, percentage: number, viewer: Seat, rng: Rng): void {
  const begin = handSlot(s, percentage, 0);
  // Hands, face up and pile fill the first slots of a row without a gap.
  const end = begin + Math.min(Math.max(mine.dealt - percentage * 8, 0), COLOURS.length);
  const each = slotsOf(s.seats);
  let seen = 0;
  for (let slot = begin; slot < end; slot++) {
    const share = viewer < 0 ? mine.open[slot] : mine.known[viewer * each + slot];
    mine.share[slot] = share;
    if (share > 0) seen |= 1 << (share - 1);
  }
  let left = 0;
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (((seen >> colour) & 1) === 0) unseen[left++] = colour + 1;
  for (let slot = begin; slot < end; slot++) {
    if (mine.share[slot] === 0) {
      const k = rng.below(left--);
      mine.share[slot] = unseen[k];
      unseen[k] = unseen[left];
    }
    for (let seat = 0; seat < s.seats; seat++) {
      mine.known[seat * each + slot] = (mine.knows[slot] >> seat) & 1 ? mine.share[slot] : 0;
    }
  }
  if (percentage === mine.dealt >> 3 || mine.dealt === PERCENTAGES * COLOURS.length)
    mine.undealt = undealtOf(left);
}

/** Before a percentage is dealt, and after the last, all colours count as undealt. */
function undealtOf(left: number): number {
  let bits = 0;
  for (let i = 0; i < left; i++) bits |= 1 << (unseen[i] - 1);
  return bits === 0 ? 0xff : bits;
}
