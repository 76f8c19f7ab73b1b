import load from '@guimard/messages/online';
import { Dictionary } from '../i18n/dictionary.svelte.ts';

export const onlineWords = new Dictionary(load);
