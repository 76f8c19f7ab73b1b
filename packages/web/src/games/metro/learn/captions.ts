/** The captions of the drawings, in the language of the app. */
import load from '@guimard/messages/metro-learn';
import { Dictionary } from '../../../i18n/dictionary.svelte.ts';

export const captions = new Dictionary(load);
