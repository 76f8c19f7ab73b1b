/** The solo game on the terminal: its colours. */
import { nth } from '@guimard/engine/kit';
import { COLOURS, soloStanding } from '@guimard/engine/metro';
import { wrap } from '../../paragraph.ts';
import type { ModuleScreen } from './module-screen.ts';

export const soloScreen: ModuleScreen = {
  lines({ known }) {
    const { colour, companies: all } = soloStanding(known);
    if (colour === undefined) return [];
    const namesOf = (some: typeof all): string[] => some.map((company) => nth(COLOURS, company.colour));
    const deck = namesOf(all.filter(({ isInDeck }) => isInDeck));
    const gone = namesOf(all.filter(({ isGone }) => isGone));
    const cards = deck.length === 0 ? ['none, all are shuffled again'] : deck;
    return [
      wrap(`The colour is ${COLOURS[colour]}. In the deck:`, cards, ', '),
      ...(gone.length === 0 ? [] : [wrap('Complete, and out of the game:', gone, ', ')]),
    ];
  },
  decision: { pattern: /^(keep|refuse)-/, asks: 'keeps the dddd, or refuses it for another tile' },
};
