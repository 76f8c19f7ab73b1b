/** St Petersburg on the terminal. */
import { nth } from '@guimard/engine/kit';
import { COLOURS, stPetersburgStanding } from '@guimard/engine/metro';
import { wrap } from '../../paragraph.ts';
import { colourName } from '../colours.ts';
import type { ModuleScreen } from './module-screen.ts';

export const stPetersburgScreen: ModuleScreen = {
  lines({ known, viewer }) {
    const { piles, owners } = stPetersburgStanding(known, viewer);
    const left = piles.flatMap(({ colour, sight }) => (sight === undefined ? [nth(COLOURS, colour)] : []));
    const taken = owners.map(({ owner, count, known: values }) => {
      const shown = values.length === 0 ? '' : ` (${values.join(' ')})`;
      return `${colourName(owner)} ${count}${shown}`;
    });
    return [
      ...(left.length === 0 ? [] : [wrap('Tourists to stand:', left, ', ')]),
      wrap('Chips taken:', taken, ', '),
    ];
  },
  decision: { pattern: /^stand-/, asks: 'chooses the tourist that stands at the sight' },
};
