/** Berlin on the terminal. */
import { berlin, COLOURS, sliceOf } from '@guimard/engine/metro';
import type { ModuleScreen } from './module-screen.ts';
import { holdings, onCells } from './tourists.ts';

export const berlinScreen: ModuleScreen = {
  onCells: ({ known }) => onCells(sliceOf(known, berlin).tourist),
  lines({ known }) {
    const cards = Array.from(sliceOf(known, berlin).cards);
    const byOwner = Array.from({ length: cards.length / COLOURS.length }, (_, owner) =>
      cards.slice(owner * COLOURS.length, (owner + 1) * COLOURS.length),
    );
    return [holdings('Cards:', byOwner, known)];
  },
};
