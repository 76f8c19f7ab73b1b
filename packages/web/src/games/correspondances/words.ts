/** The words of Correspondances, in the language of the app. */
import load from '@guimard/messages/correspondances';
import { Dictionary } from '../../i18n/dictionary.svelte.ts';

export const correspondancesWords = new Dictionary(load);
