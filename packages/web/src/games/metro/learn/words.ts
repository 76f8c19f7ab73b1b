/** Lessons, rules and tutorial of Metro, by language. */
import { Dictionary } from '../../../i18n/dictionary.svelte.ts';
import type { MetroLearnWords } from './shape.ts';

export const metroLearnWords = new Dictionary<MetroLearnWords>({
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
  nl: () => import('./words/nl.ts'),
  it: () => import('./words/it.ts'),
});
