import load from '@guimard/messages/study';
import { Dictionary } from '../i18n/dictionary.svelte.ts';

export const studyWords = new Dictionary(load);
