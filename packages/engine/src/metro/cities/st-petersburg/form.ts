/** Who has taken each chip (T3). Which chips a line got was chance, so it is asked, and the tourists need not be. */
import type { FormPlace, TableForm } from '../../tally/form.ts';
import { plusOne } from '../../tally/pieces.ts';
import { ALL_CHIPS, CHIPS } from './chips.ts';

interface Taken {
  chip: Uint8Array;
  taker: Uint8Array;
}

const PLACES: readonly FormPlace[] = CHIPS.flatMap((chips, colour) =>
  chips.map((value): FormPlace => ({ at: 'chip', colour, value })),
);

export const form: TableForm<Taken> = {
  fields: (s) => [
    {
      kind: 'pieces',
      id: 'chips',
      places: PLACES,
      pieces: Array.from(s.points.keys(), (colour) => ({ is: 'owner', colour })),
      copies: Array.from(s.points, () => ALL_CHIPS),
      // Lines that nobody owns take none.
      mayBeEmpty: true,
    },
  ],
  fill(_, mine, { chips = [] }) {
    mine.chip.set(CHIPS.flat().map(plusOne));
    mine.taker.set(chips.map(plusOne));
  },
};
