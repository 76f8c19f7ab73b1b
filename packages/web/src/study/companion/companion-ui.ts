/** What a game shows of a table in the companion; the page, the list and the store are the shell's. */
import type { Component } from 'svelte';
import type { CompanionEntry } from './entry.svelte.ts';

export interface CompanionUi {
  /** Entering a board and counting it. */
  readonly Table: Component<{ entry: CompanionEntry }>;
}
