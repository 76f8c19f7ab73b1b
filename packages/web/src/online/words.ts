import load from '@guimard/messages/online';
import { Dictionary } from '../i18n/dictionary.svelte.ts';
import { kitRefusals } from '../i18n/refusals.ts';
import { onlineRefusals } from './refusals.ts';

export const onlineWords = new Dictionary(load);

/** And why a server refuses something. */
export const loadOnlineWords = (): Promise<unknown> =>
  Promise.all([onlineWords, kitRefusals, onlineRefusals.dictionary].map((dictionary) => dictionary.load()));
