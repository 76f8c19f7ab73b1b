/** St Petersburg in the browser. */

import { nth } from '@guimard/engine/kit';
import {
  type Cell,
  COLOURS,
  type MetroState,
  type StPetersburgEvent,
  stPetersburgStanding,
} from '@guimard/engine/metro';
import { withSemicolons } from '../../../../i18n/joined.ts';
import type { ModuleUi } from '../../module-ui.ts';
import { asColour, cellName, list } from '../../words/naming.ts';
import type { MetroWords } from '../../words.ts';
import { colourCalled } from '../parts/module-view.ts';
import { ownerOf, viewerAsOwner } from '../parts/naming.ts';
import { sumOf } from '../parts/sum.ts';
import { stPetersburgFace } from './face/face.ts';
import Panel from './Panel.svelte';
import { SIGHTS, stPetersburgShown } from './shown.ts';

/** T2: the sight that has just got a tile. */
const cellToFill = ({ placed, order }: MetroState): Cell => nth(order, placed - 1);
const sightToFill = (words: MetroWords, known: MetroState): string =>
  SIGHTS.find(({ cell }) => cell === cellToFill(known))?.name(words) ?? '';

export const stPetersburgUi: ModuleUi<StPetersburgEvent> = {
  ...stPetersburgShown,
  face: stPetersburgFace,
  firstRule: 'T1',
  decisions: [
    {
      pattern: /^stand-([a-z]+)$/,
      prompt: (words, { known }) =>
        words.modules['st-petersburg'].prompts.stand({ sight: sightToFill(words, known) }),
      label: (words, { known }, [name = '']) =>
        words.modules['st-petersburg'].choices.stand({
          colour: asColour(name),
          sight: sightToFill(words, known),
        }),
      onBoard({ known, viewer }, [name]) {
        const colour = colourCalled(name);
        const { chips } = nth(stPetersburgStanding(known, viewer).piles, colour);
        const print = chips.map(({ value }) => value).join(' ');
        return {
          place: { type: 'cell', cell: cellToFill(known) },
          sign: { piece: 'tourist', colour, print },
        };
      },
    },
  ],
  outcome(words, word) {
    const [, colour, values] = /^pile-([a-z]+)-(\d+)$/.exec(word) ?? [];
    if (colour === undefined || values === undefined) return undefined;
    return words.modules['st-petersburg'].outcomes.pile({
      colour: asColour(colour),
      values: Array.from(values).join(' '),
    });
  },
  panel: {
    Component: Panel,
    describe(speech, view, names) {
      const { panel: words, sights: sightNames } = speech.modules['st-petersburg'];
      const { sights, piles, owners } = stPetersburgStanding(view.known, view.viewer);
      const free = sights.filter(({ tourist }) => tourist === undefined);
      const freeNames = free.map(({ key, cell }) =>
        words.at({ sight: sightNames[key], cell: cellName(cell) }),
      );
      const available = piles.filter(({ sight }) => sight === undefined);
      const availableNames = available.map(({ colour, chips }) =>
        words.availableOne({
          colour: nth(COLOURS, colour),
          values: chips.map(({ value }) => value).join(' '),
        }),
      );
      const standing = piles.flatMap(({ colour, left, sight }) =>
        sight === undefined
          ? []
          : [
              words.standsAt({
                colour: nth(COLOURS, colour),
                sight: sightNames[sight.key],
                cell: cellName(sight.cell),
                count: left,
              }),
            ],
      );
      const taken = owners.map(({ owner: colour, count, known }) => {
        const owner = ownerOf(speech, view, names, colour);
        return known.length === 0
          ? words.tookChips({ ...owner, count })
          : words.tookValues({ ...owner, items: list(known.map(String)), points: sumOf(known) });
      });
      return [
        ...standing,
        free.length === 0 ? words.noFreeSights : words.freeSightsAre({ items: withSemicolons(freeNames) }),
        ...(available.length === 0 ? [] : [words.availableAre({ items: list(availableNames) })]),
        ...taken,
      ];
    },
    summary({ modules }, view) {
      const { sights, owners } = stPetersburgStanding(view.known, view.viewer);
      const own = owners.find(({ owner }) => owner === viewerAsOwner(view));
      if (own !== undefined)
        return modules['st-petersburg'].panel.summary({ count: own.count, points: sumOf(own.known) });
      const free = sights.filter(({ tourist }) => tourist === undefined);
      return modules['st-petersburg'].panel.summarySights({ count: free.length });
    },
  },
};
