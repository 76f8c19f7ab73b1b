import load from '@guimard/messages/puzzles';
import { Dictionary } from '../../i18n/dictionary.svelte.ts';

export const puzzleWords = new Dictionary(load);
