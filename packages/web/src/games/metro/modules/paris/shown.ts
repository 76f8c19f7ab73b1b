/** Paris as everybody sees and hears it, whether they play or watch. */
import { CELLS, type ParisEvent, paris, parisBeside, parseCell, sliceOf } from '@guimard/engine/metro';
import type { PlacedTourist, ShownModule } from '../../module-ui.ts';
import { cellName } from '../../words/naming.ts';
import { touristsIn } from '../parts/tourists.ts';

export const parisShown: ShownModule<ParisEvent> = {
  events: {
    sight: ({ seat, sight }, { words, nameOf }) =>
      words.modules.paris.events.sight({ name: nameOf(seat), sight: words.modules.paris.sights[sight] }),
    field: ({ seat, colour, sight, field }, { words, nameOf }) =>
      words.modules.paris.events.field({
        name: nameOf(seat),
        colour,
        sight: words.modules.paris.sights[sight],
        field,
      }),
    beside: ({ seat, colour, cell }, { words, nameOf }) =>
      words.modules.paris.events.beside({ name: nameOf(seat), colour, cell: cellName(parseCell(cell)!) }),
    left: ({ colour }, { words }) => words.modules.paris.events.left({ colour }),
    row: ({ run, others, full, gain }, { words, nameOf }) =>
      words.modules.paris.events.row({ name: nameOf(gain.seat), run, others, full, points: gain.points }),
  },
  touristsOnCells(known) {
    const beside = Array.from({ length: CELLS }, (_, cell) =>
      parisBeside(known, cell).map((colour): PlacedTourist => [cell, colour]),
    );
    return [...touristsIn(sliceOf(known, paris).tourist), ...beside.flat()];
  },
};
