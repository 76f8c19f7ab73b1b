import type { Code, State, View } from '@guimard/engine/kit';

/** A player that is not a person. It gets a view, never a state: it cannot cheat. */
export interface Agent<S extends State> {
  /** One of view.legal. */
  choose(view: View<S>): Promise<Code>;
}
