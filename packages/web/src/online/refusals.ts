/** Why the server did not do something, in the language of the app. */
import refusals from '@guimard/messages/refusals-online';
import type { GameUi } from '../game-ui.ts';
import { Dictionary } from '../i18n/dictionary.svelte.ts';
import { type RefusalWords, type Told, tellRefusal } from '../i18n/refusals.ts';

export const onlineRefusals: RefusalWords = { dictionary: new Dictionary<object>(refusals) };

/** What a table or its game refuses. */
export const tellOnline = (refusal: Told, ui?: GameUi): string =>
  tellRefusal(refusal, onlineRefusals, ...(ui === undefined ? [] : [ui.refusals]));
