import { nth, type Rng, type State } from '@guimard/engine/kit';
import type { Agent } from './agent.ts';

/** Plays any legal action, each equally likely. */
export function randomAgent<S extends State>(rng: Rng): Agent<S> {
  return { choose: async (view) => nth(view.legal, rng.below(view.legal.length)) };
}
