/** Agents by name, as in `guimard arena level:8 rollout:3000`. */
import { ok, type Result, refuse, SeededRng } from '@guimard/engine/kit';
import type { Agent, Budget } from './agent.ts';
import type { Playable } from './games.ts';
import { LEVELS, levelAgent } from './levels.ts';
import { randomAgent } from './random.ts';
import { rolloutAgent } from './rollout.ts';
import { searchAgent } from './search-agent.ts';

export type AgentSpec =
  | { readonly kind: 'random' }
  | { readonly kind: 'rollout'; readonly playouts: number }
  | { readonly kind: 'search'; readonly budget: Budget }
  | { readonly kind: 'level'; readonly level: number };

const MAX_PLAYOUTS = 1_000_000_000;

export function parseAgentSpec(text: string): Result<AgentSpec> {
  const [, kind, number, ms] = /^([a-z]+)(?::(\d{1,10})(ms)?)?$/.exec(text) ?? [];
  const n = Number(number);
  const isCount = number !== undefined && n >= 1 && n <= MAX_PLAYOUTS;
  if (kind === 'random' && number === undefined) return ok({ kind });
  if (kind === 'rollout' && isCount && ms === undefined) return ok({ kind, playouts: n });
  if (kind === 'search' && isCount)
    return ok({ kind, budget: ms === undefined ? { playouts: n } : { ms: n } });
  if (kind === 'level' && ms === undefined && n >= 1 && n <= LEVELS.length) return ok({ kind, level: n });
  return refuse('agent', 'unknownAgent', { word: text, levels: LEVELS.length });
}

export function formatAgentSpec(spec: AgentSpec): string {
  switch (spec.kind) {
    case 'random':
      return 'random';
    case 'rollout':
      return `rollout:${spec.playouts}`;
    case 'search':
      return spec.budget.ms === undefined ? `search:${spec.budget.playouts}` : `search:${spec.budget.ms}ms`;
    case 'level':
      return `level:${spec.level}`;
  }
}

/** The same spec and seed give the same agent; one agent plays one seat of one game. */
export function createAgent({ game, policy }: Playable, spec: AgentSpec, seed: string): Agent {
  switch (spec.kind) {
    case 'random':
      return randomAgent(new SeededRng(seed));
    case 'rollout':
      return rolloutAgent(game, new SeededRng(seed), spec.playouts);
    case 'search':
      return searchAgent(game, policy, seed, spec.budget);
    case 'level':
      return levelAgent(game, policy, seed, spec.level);
  }
}
