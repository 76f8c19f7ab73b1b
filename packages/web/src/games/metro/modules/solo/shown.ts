/** The solo game as everybody sees and hears it, whether they play or watch. */
import type { SoloEvent } from '@guimard/engine/metro';
import type { ShownModule } from '../../module-ui.ts';

export const soloShown: ShownModule<SoloEvent> = {
  turnParts: { turned: 'opens' },
  events: {
    turned: ({ colour }, { words }) => words.modules.solo.events.turned({ colour }),
    refused: ({ tile }, { words }) => words.modules.solo.events.refused({ tile }),
  },
};
