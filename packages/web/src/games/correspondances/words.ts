import { Dictionary } from '../../i18n/dictionary.svelte.ts';
import type { CorrespondancesWords } from './words/en.ts';

export type { CorrespondancesWords };

export const correspondancesWords = new Dictionary<CorrespondancesWords>({
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
  nl: () => import('./words/nl.ts'),
  it: () => import('./words/it.ts'),
});
