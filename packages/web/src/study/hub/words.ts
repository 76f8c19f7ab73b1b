import load from '@guimard/messages/hub';
import { Dictionary } from '../../i18n/dictionary.svelte.ts';

export const hubWords = new Dictionary(load);
