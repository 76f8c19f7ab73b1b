/** Stockholm in the browser. */
import { COLOURS, type StockholmEvent, sliceOf, stockholm, stockholmStanding } from '@guimard/engine/metro';
import type { ModuleUi } from '../../module-ui.ts';
import { colourName, list } from '../../words/naming.ts';
import { touristsIn } from '../parts/tourists.ts';
import { stockholmFieldName } from './naming.ts';
import Panel from './Panel.svelte';

export const stockholmUi: ModuleUi<StockholmEvent> = {
  firstRule: 'S1',
  events: {
    sight: ({ sight }, { words }) => words.events.stockholm.sight({ sight }),
    chip: ({ colour, sight }, { words }) => words.events.stockholm.chip({ colour, sight }),
    dealt({ seat, secret }, { words, nameOf }) {
      const name = nameOf(seat);
      if (secret === undefined) return words.events.stockholm.dealt({ name });
      return words.events.stockholm.dealtColour({ name, colour: secret.colour });
    },
    visited: ({ colour, sight, points }, { words }) =>
      words.events.stockholm.visited({ colour, sight, points }),
    scored: ({ colour, sight, gain: { seat, points, total } }, { words, nameOf }) =>
      words.events.stockholm.scored({ name: nameOf(seat), colour, sight, points, total }),
    shown: ({ colour, gain }, { words, nameOf }) =>
      words.events.stockholm.shown({ name: nameOf(gain.seat), colour, points: gain.points }),
  },
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
