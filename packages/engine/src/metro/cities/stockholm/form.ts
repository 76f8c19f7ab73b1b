/**
 * The row of sights, the tourists on its fields, and everybody's chips (S1, S2). With open chips the points were had at
 * once (S3), and nothing on the table shows by whom: each player tells them.
 */
import type { Sight } from '../../sights.ts';
import type { MetroState } from '../../state.ts';
import { fieldPlaces, seatPlaces, sightPieces, type TableForm } from '../../tally/form.ts';
import { coloursField, minusOne, plusOne, pointsFrom } from '../../tally/pieces.ts';
import { COLOURS } from '../../types.ts';

interface Row {
  row: Uint8Array;
  fields: Uint8Array;
  chips: Uint8Array;
  dealt: number;
}

interface Box {
  readonly sights: readonly (Sight & { readonly points: readonly number[] })[];
  /** Chips for each seat, by number of players. */
  readonly chips: readonly number[];
  readonly isOpen: (s: MetroState) => boolean;
}

export function formFor({ sights, chips: each, isOpen }: Box): TableForm<Row> {
  const fields = sights.flatMap(({ points }) => points);
  const most = fields.reduce((sum, points) => sum + points, 0);
  return {
    fields(s) {
      if (isOpen(s)) return [{ kind: 'numbers', id: 'points', places: seatPlaces(s), max: most }];
      const chipPlaces = seatPlaces(s).flatMap((place) => Array.from({ length: each[s.seats] }, () => place));
      return [
        {
          kind: 'pieces',
          id: 'sights',
          places: fieldPlaces(sights.length),
          pieces: sightPieces(sights),
          copies: sights.map(() => 1),
        },
        coloursField('tourists', fieldPlaces(fields.length), fields.length / COLOURS.length),
        coloursField('chips', chipPlaces, 1),
      ];
    },
    fill(s, mine, { sights: row = [], tourists = [], chips = [] }) {
      if (isOpen(s)) return;
      mine.row.set(row.map(plusOne));
      mine.fields.set(tourists.map(plusOne));
      mine.chips.set(chips.map(plusOne));
      mine.dealt = chips.length;
    },
    // S1: chips are secret to the end.
    read(s, mine, events) {
      if (isOpen(s)) return { points: pointsFrom('stockholm', s.seats, events) };
      return { sights: minusOne(mine.row), tourists: minusOne(mine.fields) };
    },
  };
}
