import { Dictionary } from '../i18n/dictionary.svelte.ts';
import type { OnlineWords } from './words/en.ts';

export const onlineWords = new Dictionary<OnlineWords>({
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
  nl: () => import('./words/nl.ts'),
  it: () => import('./words/it.ts'),
});
