/** Drawings in the rules and on lessons. The pages know no game: each game draws its own. */
import type { Component } from 'svelte';

export interface Figure {
  readonly id: string;
  /** The rule that it stands beside. */
  readonly rule: string;
  /** The lesson that it stands on, if any. */
  readonly lesson?: string;
  /** It needs the whole width of the page. */
  readonly isWide?: true;
}

export interface FigureSet {
  /** In the order of the rules. */
  readonly figures: readonly Figure[];
  /** What is seen and what it shows: also the text alternative. */
  readonly caption: (id: string) => string;
  /** The emblem of what a section or lesson is about, drawn as `ui/Medallion.svelte` wants it. */
  readonly emblemOf: (id: string) => Component | undefined;
  readonly Drawing: Component<{ id: string }>;
}
