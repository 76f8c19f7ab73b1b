/** Central tracks as everybody sees and hears it, whether they play or watch. */
import type { CentralTracksEvent } from '@guimard/engine/metro';
import type { ShownModule } from '../../module-ui.ts';

export const centralTracksShown: ShownModule<CentralTracksEvent> = {
  events: {
    covered: ({ tile }, { words }) => words.modules['central-tracks'].events.covered({ tile }),
  },
};
