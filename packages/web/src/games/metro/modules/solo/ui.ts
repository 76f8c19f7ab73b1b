/** The solo game in the browser. */
import { nth } from '@guimard/engine/kit';
import { COLOURS, type SoloEvent, sliceOf, solo, soloStanding } from '@guimard/engine/metro';
import type { ModuleUi } from '../../module-ui.ts';
import { colourName, list } from '../../words/naming.ts';
import Emblem from './face/Emblem.svelte';
import Panel from './Panel.svelte';
import { soloShown } from './shown.ts';
import { soloSources } from './sources.ts';

export const soloUi: ModuleUi<SoloEvent> = {
  ...soloShown,
  face: { Emblem },
  firstRule: 'M16',
  sources: soloSources,
  firstPoints: [0, 1, 3],
  decisions: [
    {
      pattern: /^(keep|refuse)-dddd$/,
      prompt: ({ modules }) => modules.solo.panel.question,
      label: ({ modules }, _, [what]) =>
        what === 'keep' ? modules.solo.panel.keep : modules.solo.panel.refuse,
    },
  ],
  placePrompt: (words, known) =>
    words.modules.solo.prompts.extend({ colour: nth(COLOURS, sliceOf(known, solo).colour) }),
  panel: {
    Component: Panel,
    describe(speech, view) {
      const { modules, panels } = speech;
      const words = modules.solo.panel;
      const { colour, companies, result } = soloStanding(view.known);
      const namesOf = (chosen: typeof companies): string =>
        list(chosen.map((company) => colourName(speech, company.colour)));
      const deck = companies.filter(({ isInDeck }) => isInDeck);
      const gone = companies.filter(({ isGone }) => isGone);
      const profits = companies.map((company) =>
        panels.coloured({ colour: nth(COLOURS, company.colour), count: company.profit }),
      );
      const cards = deck.length === 0 ? words.deckEmpty : words.deckHas({ items: namesOf(deck) });
      return [
        ...(colour === undefined ? [] : [words.colourIs({ colour: nth(COLOURS, colour) })]),
        ...(gone.length === COLOURS.length ? [] : [cards]),
        ...(gone.length === 0 ? [] : [words.goneAre({ items: namesOf(gone) })]),
        words.profitsAre({ items: list(profits) }),
        words.resultIs({ points: result }),
      ];
    },
    summary({ modules }, view) {
      const { colour, result: points } = soloStanding(view.known);
      if (colour === undefined) return modules.solo.panel.summaryResult({ points });
      return modules.solo.panel.summary({ colour: nth(COLOURS, colour), points });
    },
  },
};
