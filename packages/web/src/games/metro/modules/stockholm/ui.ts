/** Stockholm in the browser. */
import { COLOURS, sliceOf, stockholm, stockholmStanding } from '@guimard/engine/metro';
import type { ModuleUi } from '../../module-ui.ts';
import { colourName, list } from '../../words/naming.ts';
import { touristsIn } from '../parts/tourists.ts';
import { stockholmFieldName } from './naming.ts';
import Panel from './Panel.svelte';

export const stockholmUi: ModuleUi = {
  firstRule: 'S1',
  events: {
    sight: ({ words, text }) => words.events.stockholm.sight({ sight: text('sight') }),
    chip: ({ words, colour, text }) => words.events.stockholm.chip({ colour, sight: text('sight') }),
    dealt: (t) =>
      t.has('colour') ? t.words.events.stockholm.dealtColour(t) : t.words.events.stockholm.dealt(t),
    visited: ({ words, colour, points, text }) =>
      words.events.stockholm.visited({ colour, sight: text('sight'), points }),
    scored: ({ words, name, colour, points, text, number }) =>
      words.events.stockholm.scored({ name, colour, sight: text('sight'), points, total: number('total') }),
    shown: (t) => t.words.events.stockholm.shown(t),
  },
  pointsAtEnd: ['shown'],
  touristsOnCells: (known) => touristsIn(sliceOf(known, stockholm).tourist),
  panel: {
    Component: Panel,
    describe(speech, view, names) {
      const { panels } = speech;
      const words = panels.stockholm;
      const { sights, next, holders, isOpen } = stockholmStanding(view.known, view.viewer);
      const rows = sights.map(({ name, fields, chip }, place) => {
        const items = fields.map((field, i) => stockholmFieldName(speech, field, place * 4 + i === next));
        const sight = chip === undefined ? name : words.chipOn({ sight: name, colour: COLOURS[chip] });
        return words.sightIs({ sight, items: items.join('; ') });
      });
      const colours = holders.map(({ seat, chips, points }) => {
        const items = list(
          chips.map((chip) => panels.coloured({ colour: COLOURS[chip.colour], count: chip.points })),
        );
        return seat === view.viewer
          ? words.coloursAre({ items, points })
          : words.coloursOfAre({ name: names[seat], items, points });
      });
      return [isOpen ? words.openRule : words.secretRule, ...rows, ...colours];
    },
    summary(speech, view) {
      const { panels } = speech;
      const { sights, holders } = stockholmStanding(view.known, view.viewer);
      const own = holders.find(({ seat }) => seat === view.viewer);
      if (own !== undefined) {
        const items = list(own.chips.map(({ colour }) => colourName(speech, colour)));
        return panels.stockholm.summary({ items, points: own.points });
      }
      const fields = sights.flatMap((sight) => sight.fields);
      const visited = fields.filter(({ tourist }) => tourist !== undefined);
      return panels.stockholm.summaryVisits({ count: visited.length, all: fields.length });
    },
  },
};
