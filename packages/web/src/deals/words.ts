import load from '@guimard/messages/deals';
import { Dictionary } from '../i18n/dictionary.svelte.ts';

export const dealWords = new Dictionary(load);
