/** London on the terminal. */
import { london, sliceOf } from '@guimard/engine/metro';
import type { ModuleScreen } from './module-screen.ts';
import { onCells } from './tourists.ts';

/** Fields of a sight. */
const FIELDS = 4;

export const londonScreen: ModuleScreen = {
  onCells: ({ known }) => onCells(sliceOf(known, london).tourist),
  lines({ known }) {
    const { sights, taxi } = sliceOf(known, london);
    const fields = sights.length * FIELDS;
    return [`The taxi stands ${taxi === 0 ? 'before the first' : `on field ${taxi}`} of ${fields} fields.`];
  },
};
