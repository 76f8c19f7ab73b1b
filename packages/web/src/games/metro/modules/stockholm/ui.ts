/** Stockholm in the browser. */

import { nth } from '@guimard/engine/kit';
import { COLOURS, type StockholmEvent, stockholmStanding } from '@guimard/engine/metro';
import { withSemicolons } from '../../../../i18n/joined.ts';
import type { ModuleUi } from '../../module-ui.ts';
import { colourName, list } from '../../words/naming.ts';
import { stockholmFace } from './face/face.ts';
import { stockholmFieldName } from './naming.ts';
import Panel from './Panel.svelte';
import { stockholmShown } from './shown.ts';

export const stockholmUi: ModuleUi<StockholmEvent> = {
  ...stockholmShown,
  face: stockholmFace,
  firstRule: 'S1',
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
        return words.sightIs({ sight, items: withSemicolons(items) });
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
