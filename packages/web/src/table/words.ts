import load from '@guimard/messages/table';
import { Dictionary } from '../i18n/dictionary.svelte.ts';

export const tableWords = new Dictionary(load);
