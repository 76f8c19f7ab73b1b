/** Paris in the browser. */
import { nth } from '@guimard/engine/kit';
import {
  CELLS,
  COLOURS,
  type ParisEvent,
  paris,
  parisBeside,
  parisLifted,
  parisStanding,
  parseCell,
  sliceOf,
} from '@guimard/engine/metro';
import type { ModuleUi, PlacedTourist } from '../../module-ui.ts';
import { asColour, cellName } from '../../words/naming.ts';
import { colourCalled } from '../parts/module-view.ts';
import { touristsIn } from '../parts/tourists.ts';
import Fields from './Fields.svelte';
import Emblem from './face/Emblem.svelte';
import { parisFieldName } from './naming.ts';
import Panel from './Panel.svelte';
import { parisPicture } from './picture.ts';

export const parisUi: ModuleUi<ParisEvent> = {
  firstRule: 'P1',
  face: { Emblem },
  events: {
    sight: ({ seat, sight }, { words, nameOf }) =>
      words.modules.paris.events.sight({ name: nameOf(seat), sight: words.modules.paris.sights[sight] }),
    field: ({ seat, colour, sight, field }, { words, nameOf }) =>
      words.modules.paris.events.field({
        name: nameOf(seat),
        colour,
        sight: words.modules.paris.sights[sight],
        field,
      }),
    beside: ({ seat, colour, cell }, { words, nameOf }) =>
      words.modules.paris.events.beside({ name: nameOf(seat), colour, cell: cellName(parseCell(cell)!) }),
    left: ({ colour }, { words }) => words.modules.paris.events.left({ colour }),
    row: ({ run, others, full, gain }, { words, nameOf }) =>
      words.modules.paris.events.row({ name: nameOf(gain.seat), run, others, full, points: gain.points }),
  },
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
  touristsOnCells(known) {
    const beside = Array.from({ length: CELLS }, (_, cell) =>
      parisBeside(known, cell).map((colour): PlacedTourist => [cell, colour]),
    );
    return [...touristsIn(sliceOf(known, paris).tourist), ...beside.flat()];
  },
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
            items: fields.map((field) => parisFieldName(speech, field)).join(', '),
          }),
        );
        return [words.sightsAre({ name, items: sights.join('; ') }), words.score({ ...row, name })];
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
