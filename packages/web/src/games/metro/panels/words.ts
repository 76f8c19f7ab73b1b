/** The words of the panels of Metro's modules, in the language of the app. */
import { Dictionary } from '../../../i18n/dictionary.svelte.ts';
import type { PanelSpeech } from '../modules/parts/naming.ts';
import { metroWords } from '../words.ts';
import type { PanelWords } from './words/en.ts';

export const panelWords = new Dictionary<PanelWords>({
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
  nl: () => import('./words/nl.ts'),
  it: () => import('./words/it.ts'),
});

/** Both dictionaries that panels speak from. */
export const panelSpeech = (): PanelSpeech => ({ metro: metroWords.words, panels: panelWords.words });
