import load, { type Words } from '@guimard/messages/companion';
import { Dictionary } from '../../i18n/dictionary.svelte.ts';

export type CompanionWords = Words;

export const companionWords = new Dictionary(load);
