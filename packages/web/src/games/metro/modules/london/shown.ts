/** London as everybody sees and hears it, whether they play or watch. */
import { type LondonEvent, london, sliceOf } from '@guimard/engine/metro';
import type { ShownModule } from '../../module-ui.ts';
import { touristsIn } from '../parts/tourists.ts';

export const londonShown: ShownModule<LondonEvent> = {
  events: {
    sight: ({ sight }, { words }) =>
      words.modules.london.events.sight({ sight: words.modules.london.sights[sight] }),
    taxi: ({ colour, driven, sight, gain: { seat, points, total } }, { words, nameOf }) =>
      points === 0
        ? words.modules.london.events.missed({ colour, driven })
        : words.modules.london.events.arrived({
            name: nameOf(seat),
            colour,
            sight: words.modules.london.sights[sight],
            points,
            total,
          }),
  },
  touristsOnCells: (known) => touristsIn(sliceOf(known, london).tourist),
};
