/** New York as everybody sees and hears it, whether they play or watch. */
import { type NewYorkEvent, newYork, sliceOf } from '@guimard/engine/metro';
import type { ShownModule } from '../../module-ui.ts';
import { stopName } from '../../words/naming.ts';
import { silent } from '../parts/telling.ts';
import { touristsIn } from '../parts/tourists.ts';

export const newYorkShown: ShownModule<NewYorkEvent> = {
  events: {
    waits: silent,
    board: ({ owner, board }, { words, ownerIn }) =>
      words.modules['new-york'].events.board({ ...ownerIn(owner), board: board + 1 }),
    taken: ({ owner, tourist, station, sight, value }, { words, ownerIn }) =>
      words.modules['new-york'].events.taken({
        ...ownerIn(owner),
        colour: tourist,
        station: stopName(words, station),
        sight: words.modules['new-york'].sights[sight],
        points: value,
      }),
    valued: ({ gain }, { words, ownerIn }) =>
      words.modules['new-york'].events.valued({ ...ownerIn(gain), points: gain.points }),
  },
  touristsAtStations: (known) => touristsIn(sliceOf(known, newYork).tourist),
};
