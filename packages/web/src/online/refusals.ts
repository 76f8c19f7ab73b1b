/** Why the server did not do something, in the language of the app. */
import type { Refusal } from '@guimard/engine/kit';
import type { GameUi } from '../game-ui.ts';
import { lookUp } from '../i18n/look-up.ts';
import { onlineWords } from './words.ts';

/** What a table or a game refuses is told by the game, as far as it knows the rule. */
export function tellRefusal(refusal: Refusal, ui?: GameUi): string {
  const own = lookUp(onlineWords.words.refusals, refusal.rule);
  return own ?? ui?.refusal(refusal) ?? refusal.reason;
}
