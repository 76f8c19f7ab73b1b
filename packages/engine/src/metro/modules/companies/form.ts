/** The shares in the hands at the end (M2): the companies' profits follow from the board. */
import { seatPlaces, type TableForm } from '../../tally/form.ts';
import { coloursField, plusOne } from '../../tally/pieces.ts';
import { handSlot, PERCENTAGES, percent, type Shares } from './shares.ts';

const fieldOf = (percentage: number): string => `shares-${percent(percentage)}`;
const ALL = Array.from({ length: PERCENTAGES }, (_, percentage) => percentage);

export const form: TableForm<Shares> = {
  fields: (s) => ALL.map((percentage) => coloursField(fieldOf(percentage), seatPlaces(s), 1)),
  accepts: 'partial',
  fill(s, mine, values) {
    for (const percentage of ALL) {
      for (let seat = 0; seat < s.seats; seat++) {
        mine.share[handSlot(s, percentage, seat)] = plusOne(values[fieldOf(percentage)]?.[seat]);
      }
    }
  },
  // M10: only shares that were shown are known to all.
  read: (s, mine) =>
    Object.fromEntries(
      ALL.map((percentage) => [
        fieldOf(percentage),
        Array.from({ length: s.seats }, (_, seat) =>
          mine.fixed[seat * PERCENTAGES + percentage] === 1
            ? mine.open[handSlot(s, percentage, seat)] - 1
            : null,
        ),
      ]),
    ),
};
