/** The fields with a tourist in each player's row (P3): which sights they are makes no difference to the points. */
import { fieldPlaces, type TableForm } from '../../tally/form.ts';
import { INNER_CELLS } from '../../tourists.ts';

export const formFor = (fieldsEach: (seats: number) => number): TableForm<{ occupied: Int32Array }> => ({
  fields(s) {
    const seats = Array.from({ length: s.seats }, (_, seat) => seat);
    return [
      {
        kind: 'pieces',
        id: 'rows',
        places: seats.flatMap((seat) => fieldPlaces(fieldsEach(s.seats), seat)),
        pieces: [{ is: 'tourist' }],
        copies: [INNER_CELLS.length],
        mayBeEmpty: true,
      },
    ];
  },
  fill(s, mine, { rows = [] }) {
    const each = fieldsEach(s.seats);
    rows.forEach((piece, place) => {
      if (piece !== null) mine.occupied[Math.floor(place / each)] |= 1 << (place % each);
    });
  },
  read: (s, mine) => ({
    rows: Array.from(mine.occupied).flatMap((row) =>
      Array.from({ length: fieldsEach(s.seats) }, (_, field) => ((row >> field) & 1 ? 0 : null)),
    ),
  }),
});
