/** The words of Metro, in the language of the app. */
import load, { type Words } from '@guimard/messages/metro';
import { Dictionary } from '../../i18n/dictionary.svelte.ts';

export type MetroWords = Words;

export const metroWords = new Dictionary(load);
