/** Paris in the browser. */

import { nth } from '@guimard/engine/kit';
import { COLOURS, type ParisEvent, parisLifted, parisStanding, parseCell } from '@guimard/engine/metro';
import { withCommas, withSemicolons } from '../../../../i18n/joined.ts';
import type { ModuleUi } from '../../module-ui.ts';
import { asColour, cellName } from '../../words/naming.ts';
import { colourCalled } from '../parts/module-view.ts';
import Fields from './Fields.svelte';
import { parisFace } from './face/face.ts';
import { parisFieldName } from './naming.ts';
import Panel from './Panel.svelte';
import { parisPicture } from './picture.ts';
import { parisShown } from './shown.ts';

export const parisUi: ModuleUi<ParisEvent> = {
  ...parisShown,
  face: parisFace,
  firstRule: 'P1',
  decisions: [
    {
      pattern: /^([a-z]+)-(field|beside)-(\d+)$/,
      prompt(words, { known }) {
        const colours = [...new Set(parisLifted(known))];
        return colours.length > 1
          ? words.modules.paris.prompts.placeTourists
          : words.modules.paris.prompts.placeTourist({ colour: nth(COLOURS, nth(colours, 0)) });
      },
      label(words, { known }, [name = '', where, place = '']) {
        const colour = asColour(name);
        if (where === 'beside')
          return words.modules.paris.choices.beside({ colour, cell: cellName(parseCell(place)!) });
        const field = Number(place);
        const { sights } = parisStanding(known, known.seat);
        const sight = sights.find(({ fields }) => fields.some(({ number }) => number === field))!.key;
        return words.modules.paris.choices.field({ colour, sight: words.modules.paris.sights[sight], field });
      },
      onBoard(_, [name, where, place = '']) {
        const cell = where === 'beside' ? parseCell(place) : undefined;
        return cell === undefined
          ? undefined
          : { place: { type: 'cell', cell }, sign: { piece: 'tourist', colour: colourCalled(name) } };
      },
      title: ({ modules }) => modules.paris.panel.lifted,
      Chooser: Fields,
    },
  ],
  panel: {
    Component: Panel,
    describe(speech, view, names) {
      const words = speech.modules.paris.panel;
      return parisPicture(view).rows.flatMap((row) => {
        // The sights are still being dealt.
        if (row.sights.length === 0) return [];
        const name = nth(names, row.seat);
        const sights = row.sights.map(({ key, fields }) =>
          words.sight({
            sight: speech.modules.paris.sights[key],
            items: withCommas(fields.map((field) => parisFieldName(speech, field))),
          }),
        );
        return [words.sightsAre({ name, items: withSemicolons(sights) }), words.score({ ...row, name })];
      });
    },
    summary({ modules }, view, names) {
      const { rows } = parisPicture(view);
      const own = rows[view.viewer];
      if (own !== undefined) return modules.paris.panel.summary(own);
      const best = rows.reduce((a, b) => (b.points > a.points ? b : a));
      return modules.paris.panel.summaryOf({ name: nth(names, best.seat), points: best.points });
    },
  },
};
