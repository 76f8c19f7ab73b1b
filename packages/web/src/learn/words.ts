/** The words around lessons, rules and tutorials, by language. */
import load from '@guimard/messages/learn';
import { Dictionary } from '../i18n/dictionary.svelte.ts';

export const learnWords = new Dictionary(load);
