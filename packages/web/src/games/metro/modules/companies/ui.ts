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
import type { ModuleUi } from '../../module-ui.ts';
import { list } from '../../words/naming.ts';
import type { MetroWords } from '../../words.ts';
import { shareName } from '../parts/naming.ts';
import Exchange from './Exchange.svelte';
import Emblem from './face/Emblem.svelte';
import { worthWords } from './naming.ts';
import Panel from './Panel.svelte';
import { companiesPicture } from './picture.ts';
import { companiesSources } from './sources.ts';

export const companiesUi: ModuleUi<CompaniesEvent> = {
  firstRule: 'M1',
  sources: companiesSources,
  firstPoints: [0, 1, 3],
  turnParts: { exchanged: 'acts' },
  face: { Emblem },
  events: {
    dealt({ seat, percent, secret }, { words, nameOf }) {
      const name = nameOf(seat);
      if (secret === undefined) return words.modules.companies.events.dealt({ name, percent });
      const share = words.share({ percent, colour: secret.colour });
      return words.modules.companies.events.dealtShare({ name, share });
    },
    turned: ({ percent, colour }, { words }) =>
      words.modules.companies.events.turned({ share: words.share({ percent, colour }) }),
    exchanged({ seat, percent, colour, secret }, { words, nameOf }) {
      const name = nameOf(seat);
      const taken = colour ?? secret?.colour;
      if (taken === undefined) return words.modules.companies.events.tookHidden({ name, percent });
      const share = words.share({ percent, colour: taken });
      return colour === undefined
        ? words.modules.companies.events.tookHiddenShare({ name, share })
        : words.modules.companies.events.tookOpen({ name, share });
    },
    shown: ({ seat, percent, colour }, { words, nameOf }) =>
      words.modules.companies.events.shown({ name: nameOf(seat), share: words.share({ percent, colour }) }),
    valued: ({ gain }, { words, nameOf }) =>
      words.modules.companies.events.valued({ name: nameOf(gain.seat), points: gain.points }),
  },
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
  coloursHeld: (known, seat) =>
    companiesStanding(known, seat).companies.flatMap(({ colour, held }) => (held > 0 ? [colour] : [])),
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
        words.ranked({ items: ranked.join('; ') }),
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
