/** The words of the shell. */
import load, { type Words } from '@guimard/messages/shell';
import { Dictionary } from './dictionary.svelte.ts';

export type ShellWords = Words;

export const shell = new Dictionary(load);
