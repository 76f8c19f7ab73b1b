import { Dictionary } from '../i18n/dictionary.svelte.ts';
import type { TableWords } from './words/en.ts';

export const tableWords = new Dictionary<TableWords>({
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
  nl: () => import('./words/nl.ts'),
  it: () => import('./words/it.ts'),
});
