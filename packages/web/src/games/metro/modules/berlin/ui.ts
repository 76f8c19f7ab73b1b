/** Berlin in the browser. */
import { nth } from '@guimard/engine/kit';
import { type BerlinEvent, berlin, berlinStanding, COLOURS, sliceOf } from '@guimard/engine/metro';
import type { ModuleUi } from '../../module-ui.ts';
import { list } from '../../words/naming.ts';
import { ownerOf, viewerAsOwner } from '../parts/naming.ts';
import { sumOf } from '../parts/sum.ts';
import { silent } from '../parts/telling.ts';
import { touristsIn } from '../parts/tourists.ts';
import Emblem from './face/Emblem.svelte';
import { berlinStandingName } from './naming.ts';
import Panel from './Panel.svelte';
import './face/paints.css';

export const berlinUi: ModuleUi<BerlinEvent> = {
  firstRule: 'E1',
  face: { Emblem, paints: 'berlin-paints' },
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
          items: items.join('; '),
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
