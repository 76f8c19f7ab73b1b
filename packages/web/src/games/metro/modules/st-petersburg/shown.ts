import { ST_PETERSBURG_SIGHTS, type StPetersburgEvent, stPetersburgSights } from '@guimard/engine/metro';
import type { PlacedTourist, PrintedSight, ShownModule } from '../../module-ui.ts';
import { PICTOGRAMS } from './face/pictograms.ts';

/** T1. */
export const SIGHTS: readonly PrintedSight[] = ST_PETERSBURG_SIGHTS.map(({ key, cell }) => ({
  cell,
  pictogram: PICTOGRAMS[key],
  name: ({ modules }) => modules['st-petersburg'].sights[key],
}));

export const stPetersburgShown: ShownModule<StPetersburgEvent> = {
  events: {
    stood: ({ seat, tourist, sight }, { words, nameOf }) =>
      words.modules['st-petersburg'].events.stood({
        name: nameOf(seat),
        colour: tourist,
        sight: words.modules['st-petersburg'].sights[sight],
      }),
    took({ owner, tourist, count, secret }, { words, ownerIn }) {
      const about = { ...ownerIn(owner), colour: tourist };
      return secret === undefined
        ? words.modules['st-petersburg'].events.took({ ...about, count })
        : words.modules['st-petersburg'].events.tookValues({ ...about, values: secret.values.join(' ') });
    },
    revealed: ({ gain }, { words, ownerIn }) =>
      words.modules['st-petersburg'].events.revealed({ ...ownerIn(gain), points: gain.points }),
  },
  touristsOnCells: (known) =>
    stPetersburgSights(known).flatMap(({ cell, tourist }): PlacedTourist[] =>
      tourist === undefined ? [] : [[cell, tourist]],
    ),
  sights: SIGHTS,
};
