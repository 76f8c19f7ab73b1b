/** Berlin as everybody sees and hears it, whether they play or watch. */
import { type BerlinEvent, berlin, sliceOf } from '@guimard/engine/metro';
import type { ShownModule } from '../../module-ui.ts';
import { silent } from '../parts/telling.ts';
import { touristsIn } from '../parts/tourists.ts';

export const berlinShown: ShownModule<BerlinEvent> = {
  events: {
    stood: silent,
    visits: ({ tourist, sight, high, low }, { words }) =>
      words.modules.berlin.events.visits({
        colour: tourist,
        sight: words.modules.berlin.sights[sight],
        high,
        low,
      }),
    took: ({ owner, tourist, count }, { words, ownerIn }) =>
      words.modules.berlin.events.took({ ...ownerIn(owner), colour: tourist, count }),
    won: ({ sight, gain }, { words, ownerIn }) =>
      words.modules.berlin.events.won({
        ...ownerIn(gain),
        sight: words.modules.berlin.sights[sight],
        points: gain.points,
      }),
  },
  touristsOnCells: (known) => touristsIn(sliceOf(known, berlin).tourist),
};
