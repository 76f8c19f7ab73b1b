/** New York on the terminal. */
import { newYork, newYorkStanding, sliceOf } from '@guimard/engine/metro';
import type { ModuleScreen } from './module-screen.ts';
import { holdings, tourists } from './tourists.ts';

export const newYorkScreen: ModuleScreen = {
  atStations: ({ known }) => tourists(sliceOf(known, newYork).tourist, (i) => i + 1),
  lines({ known }) {
    const taken = newYorkStanding(known).map(({ cells }) => cells.map((cell) => cell.taken));
    return [holdings('Tourists taken:', taken, known)];
  },
};
