/** An analysis that is kept: a game, variations on it, and what is noted of them. */
import type { Log } from '@guimard/engine/kit';
import type { NodeId, Tree } from './tree.ts';

export interface Study {
  readonly id: string;
  readonly name: string;
  /** Of the seats. */
  readonly names: readonly string[];
  /** Without actions: all of them are in the tree. */
  readonly log: Log;
  readonly tree: Tree;
  /** The position on display. */
  readonly at: NodeId;
  /** Milliseconds, as Date.now() counts. */
  readonly created: number;
  readonly updated: number;
}
