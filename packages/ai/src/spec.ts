/** Agents by name, as in `guimard arena level:8 rollout:3000`. */
import { ok, type Result, refuse, SeededRng } from '@guimard/engine/kit';
import type { Agent, Budget } from './agent.ts';
import type { Playable } from './games.ts';
import { LEVELS, levelAgent } from './levels.ts';
import { randomAgent } from './random.ts';
import { rolloutAgent } from './rollout.ts';
import { searchAgent } from './search-agent.ts';

/**
 * Which agent: `random` plays anything; `rollout` is the baseline that other agents are measured by; `search` is the
 * search with a budget; `level` one of LEVELS, counted from 1.
 */
export type AgentSpec =
  | { readonly kind: 'random' }
  | { readonly kind: 'rollout'; readonly playouts: number }
  | { readonly kind: 'search'; readonly budget: Budget }
  | { readonly kind: 'level'; readonly level: number };

const MAX_PLAYOUTS = 1_000_000_000;

/** Reads `random`, `rollout:3000`, `search:2000`, `search:500ms` or `level:3`; refuses everything else. */
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

/** The text that `parseAgentSpec` reads. */
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

/**
 * Makes an agent for one seat of one game. The same spec and seed give the same agent.
 *
 * @example
 * ```ts
 * import { createAgent, playable } from '@guimard/ai';
 * import { SeededRng, viewOf } from '@guimard/engine/kit';
 *
 * const metro = playable('metro')!;
 * const { game } = metro;
 * const options = game.options({ players: 2, first: 0 });
 * if (!options.ok) throw new Error(options.error.code);
 * const state = game.create(options.value);
 * const rng = new SeededRng('deal');
 * while (game.toMove(state) < 0) game.play(state, game.pick(state, rng));
 * const agent = createAgent(metro, { kind: 'search', budget: { playouts: 500 } }, 'any seed');
 * const code = await agent.choose(viewOf(game, state, 0), {
 *   onProgress: ({ moves }) => console.log(moves[0]?.scores),
 * });
 * console.log(game.format(game.decode(state, code)));
 * ```
 */
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
