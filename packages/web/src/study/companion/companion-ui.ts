/** What a game shows of a table in the companion; the page, the list and the store are the shell's. */
import type { Component } from 'svelte';
import type { CompanionEntry } from './entry.svelte.ts';

export interface CompanionUi {
  /** A board can be entered as it lies, in any order; otherwise it is entered move by move alone. */
  readonly entersBoards: boolean;
  readonly Table: Component<{ entry: CompanionEntry }>;
}
