/** Something to read beside the board. */
import type { Component } from 'svelte';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly Component: Component<never>;
  readonly props: object;
}
