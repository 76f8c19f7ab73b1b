/** Stockholm as everybody sees and hears it, whether they play or watch. */
import { type StockholmEvent, sliceOf, stockholm } from '@guimard/engine/metro';
import type { ShownModule } from '../../module-ui.ts';
import { touristsIn } from '../parts/tourists.ts';

export const stockholmShown: ShownModule<StockholmEvent> = {
  events: {
    sight: ({ sight }, { words }) =>
      words.modules.stockholm.events.sight({ sight: words.modules.stockholm.sights[sight] }),
    chip: ({ colour, sight }, { words }) =>
      words.modules.stockholm.events.chip({ colour, sight: words.modules.stockholm.sights[sight] }),
    dealt({ seat, secret }, { words, nameOf }) {
      const name = nameOf(seat);
      if (secret === undefined) return words.modules.stockholm.events.dealt({ name });
      return words.modules.stockholm.events.dealtColour({ name, colour: secret.colour });
    },
    visited: ({ colour, sight, points }, { words }) =>
      words.modules.stockholm.events.visited({
        colour,
        sight: words.modules.stockholm.sights[sight],
        points,
      }),
    scored: ({ colour, sight, gain: { seat, points, total } }, { words, nameOf }) =>
      words.modules.stockholm.events.scored({
        name: nameOf(seat),
        colour,
        sight: words.modules.stockholm.sights[sight],
        points,
        total,
      }),
    shown: ({ colour, gain }, { words, nameOf }) =>
      words.modules.stockholm.events.shown({ name: nameOf(gain.seat), colour, points: gain.points }),
  },
  touristsOnCells: (known) => touristsIn(sliceOf(known, stockholm).tourist),
};
