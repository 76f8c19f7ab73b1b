/** The words of the shell. */
import { Dictionary } from './dictionary.svelte.ts';
import type { ShellWords } from './shell/en.ts';

export type { ShellWords };

export const shell = new Dictionary<ShellWords>({
  en: () => import('./shell/en.ts'),
  fr: () => import('./shell/fr.ts'),
  de: () => import('./shell/de.ts'),
  nl: () => import('./shell/nl.ts'),
  it: () => import('./shell/it.ts'),
});
