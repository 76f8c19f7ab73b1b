/** Stockholm in the browser. */
import { nth } from '@guimard/engine/kit';
import { COLOURS, type StockholmEvent, sliceOf, stockholm, stockholmStanding } from '@guimard/engine/metro';
import type { ModuleUi } from '../../module-ui.ts';
import { colourName, list } from '../../words/naming.ts';
import { touristsIn } from '../parts/tourists.ts';
import Emblem from './face/Emblem.svelte';
import { stockholmFieldName } from './naming.ts';
import Panel from './Panel.svelte';
import './face/paints.css';

export const stockholmUi: ModuleUi<StockholmEvent> = {
  firstRule: 'S1',
  face: { Emblem, paints: 'stockholm-paints' },
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
  panel: {
    Component: Panel,
    describe(speech, view, names) {
      const { modules, panels } = speech;
      const words = modules.stockholm.panel;
      const { sights, next, holders, isOpen } = stockholmStanding(view.known, view.viewer);
      const rows = sights.map(({ key, fields, chip }, place) => {
        const name = modules.stockholm.sights[key];
        const items = fields.map((field, i) => stockholmFieldName(speech, field, place * 4 + i === next));
        const sight = chip === undefined ? name : words.chipOn({ sight: name, colour: nth(COLOURS, chip) });
        return words.sightIs({ sight, items: items.join('; ') });
      });
      const colours = holders.map(({ seat, chips, points }) => {
        const items = list(
          chips.map((chip) => panels.coloured({ colour: nth(COLOURS, chip.colour), count: chip.points })),
        );
        return seat === view.viewer
          ? words.coloursAre({ items, points })
          : words.coloursOfAre({ name: nth(names, seat), items, points });
      });
      return [isOpen ? words.openRule : words.secretRule, ...rows, ...colours];
    },
    summary(speech, view) {
      const { modules } = speech;
      const { sights, holders } = stockholmStanding(view.known, view.viewer);
      const own = holders.find(({ seat }) => seat === view.viewer);
      if (own !== undefined) {
        const items = list(own.chips.map(({ colour }) => colourName(speech, colour)));
        return modules.stockholm.panel.summary({ items, points: own.points });
      }
      const fields = sights.flatMap((sight) => sight.fields);
      const visited = fields.filter(({ tourist }) => tourist !== undefined);
      return modules.stockholm.panel.summaryVisits({ count: visited.length, all: fields.length });
    },
  },
};
