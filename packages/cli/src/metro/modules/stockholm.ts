/** Stockholm on the terminal. */
import { COLOURS, sliceOf, stockholm, stockholmStanding } from '@guimard/engine/metro';
import { wrap } from '../../paragraph.ts';
import { touristLetter } from '../colours.ts';
import type { ModuleScreen } from './module-screen.ts';
import { onCells } from './tourists.ts';

export const stockholmScreen: ModuleScreen = {
  onCells: ({ known }) => onCells(sliceOf(known, stockholm).tourist),
  /** The row of sights from the left, with their chips; a dot is a free field. */
  lines({ known, viewer }) {
    const standing = stockholmStanding(known, viewer);
    const sights = standing.sights.map(({ fields, chip }) => {
      const visitors = fields.map((field) =>
        field.tourist === undefined ? '·' : touristLetter(field.tourist),
      );
      return `${chip === undefined ? '' : `${touristLetter(chip)}:`}${visitors.join('')}`;
    });
    const own = standing.holders.find(({ seat }) => seat === viewer)?.chips ?? [];
    return [
      wrap('Sights:', sights, '  '),
      ...(own.length === 0 ? [] : [`Your colours: ${own.map(({ colour }) => COLOURS[colour]).join(', ')}`]),
    ];
  },
};
