/** Which tourist waited at which station, and whose board is which (N1): the lines that end there tell the rest (N2). */
import { ownerPlaces, type TableForm } from '../../tally/form.ts';
import { coloursField, minusOne, plusOne } from '../../tally/pieces.ts';
import { COLOURS, STATIONS } from '../../types.ts';

interface Waiting {
  board: Uint8Array;
  tourist: Uint8Array;
}

export const formFor = (boards: number): TableForm<Waiting> => ({
  fields: (s) => [
    {
      kind: 'pieces',
      id: 'boards',
      places: ownerPlaces(s),
      pieces: Array.from({ length: boards }, (_, board) => ({ is: 'board', board })),
      copies: Array.from({ length: boards }, () => 1),
    },
    coloursField(
      'tourists',
      Array.from({ length: STATIONS }, (_, i) => ({ at: 'station', station: i + 1 })),
      STATIONS / COLOURS.length,
    ),
  ],
  fill(_, mine, { boards: given = [], tourists = [] }) {
    mine.board.set(given.map(plusOne));
    mine.tourist.set(tourists.map(plusOne));
  },
  // Tourists leave their stations, so what counts is who waited there.
  read: (_, mine, events) => ({
    boards: minusOne(mine.board),
    tourists: events.flatMap((event) =>
      event.type === 'module' && event.module === 'new-york' && event.what === 'waits'
        ? [COLOURS.indexOf(event.tourist)]
        : [],
    ),
  }),
});
