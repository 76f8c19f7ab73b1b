import load from '@guimard/messages/free-table';
import { Dictionary } from '../../i18n/dictionary.svelte.ts';

export const freeWords = new Dictionary(load);
