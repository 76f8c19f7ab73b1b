/** Central stations as everybody sees and hears it, whether they play or watch. */
import type { CentralStationsEvent } from '@guimard/engine/metro';
import type { ShownModule } from '../../module-ui.ts';

export const centralStationsShown: ShownModule<CentralStationsEvent> = {
  turnParts: { token: 'acts' },
  events: {
    token: ({ seat, colour, platform }, { words, nameOf }) =>
      words.modules['central-stations'].events.token({
        name: nameOf(seat),
        colour,
        platform: words.platform({ number: platform }),
      }),
  },
};
