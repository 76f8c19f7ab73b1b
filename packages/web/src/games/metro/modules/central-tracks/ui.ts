/** Central tracks in the browser: they lie on the board, and there is nothing else to show. */
import type { CentralTracksEvent } from '@guimard/engine/metro';
import type { ModuleUi } from '../../module-ui.ts';
import Emblem from './face/Emblem.svelte';

export const centralTracksUi: ModuleUi<CentralTracksEvent> = {
  firstRule: 'M13',
  face: { Emblem },
  events: {
    covered: ({ tile }, { words }) => words.modules['central-tracks'].events.covered({ tile }),
  },
  panel: undefined,
};
