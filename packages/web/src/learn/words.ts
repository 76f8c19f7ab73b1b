/** The words around lessons, rules and tutorials, by language. */
import { Dictionary } from '../i18n/dictionary.svelte.ts';
import type { LearnPageWords } from './words/en.ts';

export type { LearnPageWords };

export const learnWords = new Dictionary<LearnPageWords>({
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
  nl: () => import('./words/nl.ts'),
  it: () => import('./words/it.ts'),
});
