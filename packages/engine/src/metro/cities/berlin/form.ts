/** The tourists on the board and on the sights (E1): the lines that pass them collected the cards (E2). */
import type { Sight } from '../../sights.ts';
import type { FormPlace, TableForm } from '../../tally/form.ts';
import { coloursField, minusOne, plusOne } from '../../tally/pieces.ts';
import { GROUP_CELLS } from './groups.ts';

interface Visitors {
  tourist: Uint8Array;
  placed: number;
  visitor: Uint8Array;
  side: Uint8Array;
  visited: number;
}

export function formFor(
  sights: readonly Sight[],
  sides: readonly string[],
  touristsEach: number,
): TableForm<Visitors> {
  const places = sights.map(({ key }): FormPlace => ({ at: 'sight', sight: key }));
  return {
    fields({ rules: { options } }) {
      const tourists = coloursField(
        'tourists',
        GROUP_CELLS.map((cell) => ({ at: 'cell', cell })),
        touristsEach,
      );
      const visitors = coloursField('visitors', places, 1);
      // E4: with the sides mixed each sight shows which is up.
      if (sides.includes(options.side)) return [tourists, visitors];
      const pieces = sides.map((side) => ({ is: 'side', side }) as const);
      const copies = sides.map(() => sights.length);
      return [tourists, visitors, { kind: 'pieces', id: 'sides', places, pieces, copies }];
    },
    fill({ rules: { options } }, mine, { tourists = [], visitors = [], sides: up = [] }) {
      tourists.forEach((colour, i) => {
        mine.tourist[GROUP_CELLS[i]] = plusOne(colour);
      });
      mine.placed = GROUP_CELLS.length;
      mine.visitor.set(visitors.map(plusOne));
      mine.visited = sights.length;
      const everywhere = Math.max(0, sides.indexOf(options.side));
      mine.side.set(sights.map((_, sight) => up[sight] ?? everywhere));
    },
    read({ rules: { options } }, mine) {
      const tourists = minusOne(GROUP_CELLS.map((cell) => mine.tourist[cell]));
      const visitors = minusOne(mine.visitor);
      if (sides.includes(options.side)) return { tourists, visitors };
      return { tourists, visitors, sides: Array.from(mine.side) };
    },
  };
}
