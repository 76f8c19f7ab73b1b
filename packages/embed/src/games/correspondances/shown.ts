/** Correspondances on other pages. */
import { correspondances } from '@guimard/engine/correspondances';
import refusals from '@guimard/messages/refusals-correspondances';
import { seatLivery } from '@guimard/web/src/games/correspondances/liveries.ts';
import { ownOptions } from '@guimard/web/src/games/correspondances/own.ts';
import { correspondancesShow } from '@guimard/web/src/games/correspondances/refusal.ts';
import { tell } from '@guimard/web/src/games/correspondances/tell.ts';
import { turnPartOf } from '@guimard/web/src/games/correspondances/turns.ts';
import {
  type CorrespondancesWords,
  correspondancesWords,
} from '@guimard/web/src/games/correspondances/words.ts';
import { explainIn } from '../../explain.ts';
import type { ShownGame } from '../../game.ts';
import CorrespondancesBoard from './CorrespondancesBoard.svelte';

export const shownCorrespondances: ShownGame<CorrespondancesWords> = {
  game: correspondances,
  load: (locale) => correspondancesWords.fetch(locale),
  title: (words, options) => words.title({ target: ownOptions(options).target }),
  livery: (words, _, seat) => seatLivery(seat, words),
  tell: (words, event, names) => tell(event, names, words),
  turnPart: turnPartOf,
  explain: async (locale, refusal) => {
    const words = await correspondancesWords.fetch(locale);
    return explainIn(locale, refusal, refusals, correspondancesShow(words));
  },
  Board: CorrespondancesBoard,
};
