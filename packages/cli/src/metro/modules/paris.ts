/** Paris on the terminal. */
import { nth } from '@guimard/engine/kit';
import { paris, parisBeside, parisStanding, sliceOf } from '@guimard/engine/metro';
import { wrap } from '../../paragraph.ts';
import { seatNames, tourist, touristLetter } from '../colours.ts';
import type { ModuleScreen } from './module-screen.ts';
import { onCells } from './tourists.ts';

export const parisScreen: ModuleScreen = {
  onCells({ known }) {
    const cells = onCells(sliceOf(known, paris).tourist);
    for (const [cell, pieces] of cells) pieces.push(...parisBeside(known, cell).map(tourist));
    return cells;
  },
  /** Each seat's fields, every sight with the number of its first; ● has a tourist. */
  lines: ({ known }) =>
    seatNames(known).map((name, seat) => {
      const groups = parisStanding(known, seat).sights.map(({ fields }) => {
        const marks = fields.map(
          ({ colour, hasTourist }) => touristLetter(colour) + (hasTourist ? '●' : '·'),
        );
        return `${nth(fields, 0).number}:${marks.join('')}`;
      });
      return wrap(`${name}'s fields:`, groups, '  ');
    }),
  decision: { pattern: /-(field|beside)-/, asks: 'places the tourists of this cell, one by one' },
};
