/** The words of Metro, in the language of the app. */
import { Dictionary } from '../../i18n/dictionary.svelte.ts';
import type { MetroWords } from './words/en.ts';

export const metroWords = new Dictionary<MetroWords>({
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
  nl: () => import('./words/nl.ts'),
  it: () => import('./words/it.ts'),
});
