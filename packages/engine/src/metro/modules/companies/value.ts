/** The value of shares (M6, M7). Shares are colour + 1 by slot, 0 if unknown. */
import type { Seat } from '../../../kit/game.ts';
import { lowestBit } from '../../bits.ts';
import type { MetroState } from '../../state.ts';
import { COLOURS, type Colour } from '../../types.ts';
import { handSlot, PERCENTAGES, percent } from './shares.ts';

/** M6: 8 for the first … 1 for the eighth; equal profit shares the higher value. */
export function rankValue({ points }: MetroState, colour: Colour): number {
  let value = COLOURS.length;
  const own = points[colour];
  // −1 for each that has more: nobody could predict a branch.
  for (let other = 0; other < points.length; other++) value += (own - points[other]) >> 31;
  return value;
}

/** M7: the bonus for the largest holding of a company. */
export const bonusOf = ({ points }: MetroState, colour: Colour): number => Math.floor(points[colour] / 10);

/** The percentage of a company that a seat holds. */
export function holding(s: MetroState, shares: Uint8Array, seat: Seat, colour: Colour): number {
  let sum = 0;
  for (let percentage = 0; percentage < PERCENTAGES; percentage++) {
    if (shares[handSlot(s, percentage, seat)] === colour + 1) sum += percent(percentage);
  }
  return sum;
}

/** M6: a seat's shares by the rank of their companies. */
export function sharesValue(s: MetroState, shares: Uint8Array, seat: Seat): number {
  let points = 0;
  for (let percentage = 0; percentage < PERCENTAGES; percentage++) {
    const share = shares[handSlot(s, percentage, seat)];
    if (share > 0) points += (percentage + 1) * rankValue(s, share - 1);
  }
  return points;
}

/** M7: a seat's bonuses for largest holdings, in full where tied. */
export function majorityBonus(s: MetroState, shares: Uint8Array, seat: Seat): number {
  let points = 0;
  for (let colours = coloursIn(s, shares, seat); colours !== 0; colours &= colours - 1) {
    points += holdingBonus(s, shares, seat, lowestBit(colours));
  }
  return points;
}

/** The companies of a seat's shares, as bits. */
function coloursIn(s: MetroState, shares: Uint8Array, seat: Seat): number {
  let colours = 0;
  for (let percentage = 0; percentage < PERCENTAGES; percentage++) {
    colours |= (1 << shares[handSlot(s, percentage, seat)]) >> 1;
  }
  return colours;
}

/** M7: the same for one company. */
export function holdingBonus(s: MetroState, shares: Uint8Array, seat: Seat, colour: Colour): number {
  const own = holding(s, shares, seat, colour);
  return own > 0 && isLargest(s, shares, colour, own) ? bonusOf(s, colour) : 0;
}

function isLargest(s: MetroState, shares: Uint8Array, colour: Colour, own: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (holding(s, shares, seat, colour) > own) return false;
  return true;
}
