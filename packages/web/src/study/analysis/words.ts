import load from '@guimard/messages/analysis';
import { Dictionary } from '../../i18n/dictionary.svelte.ts';

export const analysisWords = new Dictionary(load);
