/** Companies in the browser. */

import { nth, SPECTATOR } from '@guimard/engine/kit';
import {
  COLOURS,
  type Colour,
  type CompaniesEvent,
  companiesStanding,
  percentOf,
  type Share,
} from '@guimard/engine/metro';
import { withSemicolons } from '../../../../i18n/joined.ts';
import type { ModuleUi } from '../../module-ui.ts';
import { list } from '../../words/naming.ts';
import type { MetroWords } from '../../words.ts';
import { shareName } from '../parts/naming.ts';
import Exchange from './Exchange.svelte';
import Emblem from './face/Emblem.svelte';
import { worthWords } from './naming.ts';
import Panel from './Panel.svelte';
import { companiesPicture } from './picture.ts';
import { companiesShown } from './shown.ts';
import { companiesSources } from './sources.ts';

export const companiesUi: ModuleUi<CompaniesEvent> = {
  ...companiesShown,
  face: { Emblem },
  firstRule: 'M1',
  sources: companiesSources,
  firstPoints: [0, 1, 3],
  instead: (words, known, name) =>
    companiesStanding(known, SPECTATOR).piles.flatMap(({ faceUp }, percentage) => {
      const percent = percentOf(percentage);
      const { tookOpen, tookHidden } = words.modules.companies.events;
      const hidden = { word: `exchange-${percent}-hidden`, label: tookHidden({ name, percent }) };
      if (faceUp === undefined) return [hidden];
      const share = words.share({ percent, colour: nth(COLOURS, faceUp) });
      return [{ word: `exchange-${percent}-open`, label: tookOpen({ name, share }) }, hidden];
    }),
  decisions: [
    {
      pattern: /^exchange-(\d+)-(open|hidden)$/,
      isOptional: true,
      prompt: ({ modules }) => modules.companies.prompts.exchange,
      label(words, view, [percent, from]) {
        const percentage = Number(percent) / 10 - 1;
        const { holders, piles } = companiesStanding(view.known, view.viewer);
        const shareOf = (colour: Colour | undefined): string =>
          words.share({ percent: Number(percent), colour: nth(COLOURS, colour!) });
        const given = shareOf(nth(nth(holders, view.viewer).shares, percentage).colour);
        if (from === 'hidden')
          return words.modules.companies.choices.exchangeHidden({ given, percent: Number(percent) });
        return words.modules.companies.choices.exchangeOpen({
          given,
          taken: shareOf(nth(piles, percentage).faceUp),
        });
      },
      title: ({ modules }) => modules.companies.prompts.title,
      Chooser: Exchange,
    },
  ],
  panel: {
    Component: Panel,
    describe(speech, view, names) {
      const words = speech.modules.companies.panel;
      const { holders, piles, companies: all, exchanging } = companiesPicture(view);
      const hands = holders.flatMap(({ seat, shares, worth }) => {
        const items = knownShares(speech, shares);
        if (items === '') return [];
        if (seat !== view.viewer) return [words.holds({ name: nth(names, seat), items })];
        return [words.youHold({ items }), ...(worth === undefined ? [] : [worthWords(speech, worth)])];
      });
      const open = piles.map(({ percentage, faceUp }) => ({ percentage, colour: faceUp, isShown: false }));
      const faceUp = knownShares(speech, open);
      const ranked = all.map(({ colour, profit, value }) =>
        words.rankedOne({ colour: nth(COLOURS, colour), profit, value }),
      );
      return [
        ...hands,
        ...(faceUp === '' ? [] : [words.faceUpAre({ items: faceUp })]),
        words.inPiles({ count: nth(piles, 0).size }),
        words[exchanging],
        words.ranked({ items: withSemicolons(ranked) }),
      ];
    },
    summary({ modules }, view) {
      const { holders, companies: all } = companiesPicture(view);
      const worth = holders[view.viewer]?.worth;
      if (worth !== undefined) {
        const { shares, least, most } = worth;
        return least === most
          ? modules.companies.panel.summary({ points: shares + least })
          : modules.companies.panel.summaryRange({ least: shares + least, points: shares + most });
      }
      const { colour, profit } = nth(all, 0);
      return modules.companies.panel.summaryLeader({ colour: nth(COLOURS, colour), profit });
    },
  },
};

/** The shares that are known, in a list; empty if none is. */
function knownShares(speech: MetroWords, shares: readonly Share[]): string {
  return list(
    shares.flatMap(({ percentage, colour }) =>
      colour === undefined ? [] : [shareName(speech, percentOf(percentage), colour)],
    ),
  );
}
