/** Companies in the browser. */
import { COLOURS, type Colour, companiesStanding, percentOf, type Share } from '@guimard/engine/metro';
import type { ModuleUi } from '../../module-ui.ts';
import { list } from '../../words/naming.ts';
import type { MetroWords } from '../../words.ts';
import { shareName } from '../parts/naming.ts';
import type { Told } from '../parts/told.ts';
import { worthWords } from './naming.ts';
import Panel from './Panel.svelte';
import { companiesPicture } from './picture.ts';

export const companiesUi: ModuleUi = {
  firstRule: 'M1',
  events: {
    dealt: (t) =>
      t.has('colour')
        ? t.words.events.companies.dealtShare({ name: t.name, share: shareIn(t) })
        : t.words.events.companies.dealt({ name: t.name, percent: t.number('percent') }),
    turned: (t) => t.words.events.companies.turned({ share: shareIn(t) }),
    exchanged(t) {
      const { companies: words } = t.words.events;
      // The colour of a share taken face up is open; of a hidden one it is secret.
      if (t.event.data['colour'] !== undefined) return words.tookOpen({ name: t.name, share: shareIn(t) });
      return t.has('colour')
        ? words.tookHiddenShare({ name: t.name, share: shareIn(t) })
        : words.tookHidden({ name: t.name, percent: t.number('percent') });
    },
    shown: (t) => t.words.events.companies.shown({ name: t.name, share: shareIn(t) }),
    valued: (t) => t.words.events.companies.valued(t),
  },
  pointsAtEnd: ['valued'],
  decisions: [
    {
      pattern: /^exchange-(\d+)-(open|hidden)$/,
      isOptional: true,
      prompt: ({ prompts }) => prompts.exchange,
      label(words, view, [percent, from]) {
        const percentage = Number(percent) / 10 - 1;
        const { holders, piles } = companiesStanding(view.known, view.viewer);
        const shareOf = (colour: Colour | undefined): string =>
          words.share({ percent: Number(percent), colour: COLOURS[colour!] });
        const given = shareOf(holders[view.viewer].shares[percentage].colour);
        if (from === 'hidden') return words.choices.exchangeHidden({ given, percent: Number(percent) });
        return words.choices.exchangeOpen({ given, taken: shareOf(piles[percentage].faceUp) });
      },
    },
  ],
  panel: {
    Component: Panel,
    describe(speech, view, names) {
      const words = speech.panels.companies;
      const { holders, piles, companies: all, exchanging } = companiesPicture(view);
      const hands = holders.flatMap(({ seat, shares, worth }) => {
        const items = knownShares(speech, shares);
        if (items === '') return [];
        if (seat !== view.viewer) return [words.holds({ name: names[seat], items })];
        return [words.youHold({ items }), ...(worth === undefined ? [] : [worthWords(speech, worth)])];
      });
      const open = piles.map(({ percentage, faceUp }) => ({ percentage, colour: faceUp, isShown: false }));
      const faceUp = knownShares(speech, open);
      const ranked = all.map(({ colour, profit, value }) =>
        words.rankedOne({ colour: COLOURS[colour], profit, value }),
      );
      return [
        ...hands,
        ...(faceUp === '' ? [] : [words.faceUpAre({ items: faceUp })]),
        words.inPiles({ count: piles[0].size }),
        words[exchanging],
        words.ranked({ items: ranked.join('; ') }),
      ];
    },
    summary({ panels }, view) {
      const { holders, companies: all } = companiesPicture(view);
      const worth = holders[view.viewer]?.worth;
      if (worth !== undefined) {
        const { shares, least, most } = worth;
        return least === most
          ? panels.companies.summary({ points: shares + least })
          : panels.companies.summaryRange({ least: shares + least, points: shares + most });
      }
      const [{ colour, profit }] = all;
      return panels.companies.summaryLeader({ colour: COLOURS[colour], profit });
    },
  },
};

const shareIn = ({ words, number, colour }: Told): string =>
  words.share({ percent: number('percent'), colour });

/** The shares that are known, in a list; empty if none is. */
function knownShares(speech: MetroWords, shares: readonly Share[]): string {
  return list(
    shares.flatMap(({ percentage, colour }) =>
      colour === undefined ? [] : [shareName(speech, percentOf(percentage), colour)],
    ),
  );
}
