/** Central tracks in the browser: they lie on the board, and there is nothing else to show. */
import type { CentralTracksEvent } from '@guimard/engine/metro';
import type { ModuleUi } from '../../module-ui.ts';
import Emblem from './face/Emblem.svelte';
import { centralTracksShown } from './shown.ts';

export const centralTracksUi: ModuleUi<CentralTracksEvent> = {
  ...centralTracksShown,
  face: { Emblem },
  firstRule: 'M13',
  panel: undefined,
};
