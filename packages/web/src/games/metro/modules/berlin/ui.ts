/** Berlin in the browser. */

import { nth } from '@guimard/engine/kit';
import { type BerlinEvent, berlinStanding, COLOURS } from '@guimard/engine/metro';
import { withSemicolons } from '../../../../i18n/joined.ts';
import type { ModuleUi } from '../../module-ui.ts';
import { list } from '../../words/naming.ts';
import { ownerOf, viewerAsOwner } from '../parts/naming.ts';
import { sumOf } from '../parts/sum.ts';
import { berlinFace } from './face/face.ts';
import { berlinStandingName } from './naming.ts';
import Panel from './Panel.svelte';
import { berlinShown } from './shown.ts';

export const berlinUi: ModuleUi<BerlinEvent> = {
  ...berlinShown,
  face: berlinFace,
  firstRule: 'E1',
  panel: {
    Component: Panel,
    describe(speech, view, names) {
      const words = speech.modules.berlin.panel;
      const { sights, owners, sums } = berlinStanding(view.known);
      const nameOf = (owner: number): string =>
        owner < owners ? ownerOf(speech, view, names, owner).owner : words.imaginary;
      const rows = sights.map(({ key, colour, high, low, standings }) => {
        const items = standings.flatMap((standing, owner) =>
          standing.cards === 0
            ? []
            : [words.ownerHas({ owner: nameOf(owner), held: berlinStandingName(speech, standing) })],
        );
        return words.sightIs({
          sight: speech.modules.berlin.sights[key],
          colour: nth(COLOURS, colour),
          high,
          low,
          items: withSemicolons(items),
        });
      });
      const totals = sums.map((points, owner) =>
        words.ownerHas({ owner: nameOf(owner), held: speech.panels.points({ points }) }),
      );
      return [...rows, words.sumsAre({ items: list(totals) })];
    },
    summary({ modules }, view) {
      const { sights, owners, sums } = berlinStanding(view.known);
      const own = viewerAsOwner(view);
      const held = Array.from({ length: owners }, (_, owner) =>
        sumOf(sights.map(({ standings }) => nth(standings, owner).cards)),
      );
      if (own !== undefined)
        return modules.berlin.panel.summary({ count: nth(held, own), points: nth(sums, own) });
      return modules.berlin.panel.summaryCollected({ count: sumOf(held) });
    },
  },
};
