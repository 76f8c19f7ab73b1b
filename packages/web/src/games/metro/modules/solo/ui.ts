/** The solo game in the browser. */
import { COLOURS, sliceOf, solo, soloStanding } from '@guimard/engine/metro';
import type { ModuleUi } from '../../module-ui.ts';
import { colourName, list } from '../../words/naming.ts';
import Panel from './Panel.svelte';

export const soloUi: ModuleUi = {
  firstRule: 'M16',
  events: {
    turned: (t) => t.words.events.solo.turned(t),
    refused: ({ words, text }) => words.events.solo.refused({ tile: text('tile') }),
  },
  decisions: [
    {
      pattern: /^(keep|refuse)-dddd$/,
      prompt: ({ prompts }) => prompts.keepOrRefuse,
      label: ({ choices }, _, [what]) => (what === 'keep' ? choices.keep : choices.refuse),
    },
  ],
  layPrompt: (words, known) =>
    words.prompts.extend({ colour: colourName(words, sliceOf(known, solo).colour) }),
  panel: {
    Component: Panel,
    describe({ metro, panels }, view) {
      const words = panels.solo;
      const { colour, companies, result } = soloStanding(view.known);
      const namesOf = (chosen: typeof companies): string =>
        list(chosen.map((company) => colourName(metro, company.colour)));
      const deck = companies.filter(({ isInDeck }) => isInDeck);
      const gone = companies.filter(({ isGone }) => isGone);
      const profits = companies.map((company) =>
        panels.coloured({ colour: colourName(metro, company.colour), count: company.profit }),
      );
      const cards = deck.length === 0 ? words.deckEmpty : words.deckHas({ items: namesOf(deck) });
      return [
        ...(colour === undefined ? [] : [words.colourIs({ colour: colourName(metro, colour) })]),
        ...(gone.length === COLOURS.length ? [] : [cards]),
        ...(gone.length === 0 ? [] : [words.goneAre({ items: namesOf(gone) })]),
        words.profitsAre({ items: list(profits) }),
        words.resultIs({ points: result }),
      ];
    },
    summary({ metro, panels }, view) {
      const { colour, result: points } = soloStanding(view.known);
      if (colour === undefined) return panels.solo.summaryResult({ points });
      return panels.solo.summary({ colour: colourName(metro, colour), points });
    },
  },
};
