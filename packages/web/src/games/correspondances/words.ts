/** The words of Correspondances, in the language of the app. */
import load, { type Words } from '@guimard/messages/correspondances';
import { Dictionary } from '../../i18n/dictionary.svelte.ts';

export type CorrespondancesWords = Words;

export const correspondancesWords = new Dictionary(load);
