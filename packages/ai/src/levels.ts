/** How well the computer plays, from child to club player. */
import { type AnyGame, nth } from '@guimard/engine/kit';
import type { Agent, Budget } from './agent.ts';
import { greedyAgent } from './greedy.ts';
import type { Policy } from './policy.ts';
import { searchAgent } from './search-agent.ts';

/** Greedy with slips, or searching. */
type Way = { readonly slip: number } | { readonly budget: Budget };

export interface Level {
  readonly name: string;
  readonly way: Way;
}

/** From 1, in order. Slips are multiples of the policy's temperature. */
export const LEVELS: readonly Level[] = [
  { name: 'child', way: { slip: 4 } },
  { name: 'beginner', way: { slip: 2.4 } },
  { name: 'casual', way: { slip: 1.4 } },
  { name: 'attentive', way: { slip: 0.8 } },
  { name: 'practised', way: { slip: 0.45 } },
  { name: 'skilled', way: { budget: { playouts: 60, ms: 1200 } } },
  { name: 'expert', way: { budget: { playouts: 200, ms: 1200 } } },
  { name: 'master', way: { budget: { ms: 1200 } } },
];

export function levelAgent(game: AnyGame, policy: Policy | undefined, seed: string, level: number): Agent {
  const { way } = nth(LEVELS, level - 1);
  return 'slip' in way
    ? greedyAgent(game, policy, seed, way.slip)
    : searchAgent(game, policy, seed, way.budget);
}
