/** Central tracks in the browser: they lie on the board, and there is nothing else to show. */
import type { ModuleUi } from '../../module-ui.ts';

export const centralTracksUi: ModuleUi = {
  firstRule: 'M13',
  events: {
    covered: ({ words, text }) => words.events.centralTracks.covered({ tile: text('tile') }),
  },
  panel: undefined,
};
