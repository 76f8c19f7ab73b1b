/** Metro on other pages. */
import { metro } from '@guimard/engine/metro';
import refusals from '@guimard/messages/refusals-metro';
import { seatLivery } from '@guimard/web/src/games/metro/liveries.ts';
import { turnPartOf } from '@guimard/web/src/games/metro/log.ts';
import type { Face } from '@guimard/web/src/games/metro/module-ui.ts';
import { cityIn } from '@guimard/web/src/games/metro/modules/shown.ts';
import { ownEvent, ownView } from '@guimard/web/src/games/metro/own.ts';
import { metroShow } from '@guimard/web/src/games/metro/refusal.ts';
import { tellEvent } from '@guimard/web/src/games/metro/tell.ts';
import { title } from '@guimard/web/src/games/metro/title.ts';
import { type MetroWords, metroWords } from '@guimard/web/src/games/metro/words.ts';
import { explainIn } from '../../explain.ts';
import type { ShownGame } from '../../game.ts';
import { loadFace } from './faces.ts';
import MetroBoard from './MetroBoard.svelte';

/** Its words, and the face of the city in play. */
export interface MetroLook {
  readonly words: MetroWords;
  readonly face: Face | undefined;
}

export const shownMetro: ShownGame<MetroLook> = {
  game: metro,
  async load(locale, view) {
    const [words, face] = await Promise.all([
      metroWords.fetch(locale),
      loadFace(cityIn(ownView(view).known)),
    ]);
    return { words, face };
  },
  title: ({ words }, options) => title(words, options),
  livery: ({ words }, options, seat) => seatLivery(words, options, seat),
  tell: ({ words }, event, names) => tellEvent(words, ownEvent(event), names),
  turnPart: (event) => turnPartOf(ownEvent(event)),
  explain: (locale, refusal) => explainIn(locale, refusal, refusals, metroShow),
  Board: MetroBoard,
};
