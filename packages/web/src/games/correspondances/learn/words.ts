/** Lessons and rules of Correspondances, by language. */
import { Dictionary } from '../../../i18n/dictionary.svelte.ts';
import type { CorrespondancesLearnWords } from './shape.ts';

export const correspondancesLearnWords = new Dictionary<CorrespondancesLearnWords>({
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
  nl: () => import('./words/nl.ts'),
  it: () => import('./words/it.ts'),
});
