/** Agents by name, as in `guimard arena level:8 rollout:3000`. */
import { ok, type Result, refuse, SeededRng } from '@guimard/engine/kit';
import type { Agent, Budget } from './agent.ts';
import type { Playable } from './games.ts';
import { levelAgent, TIMED_LEVEL } from './levels.ts';
import { randomAgent } from './random.ts';
import { rolloutAgent } from './rollout.ts';
import { searchAgent } from './search-agent.ts';

/**
 * Which agent: `random` plays anything; `rollout` is the baseline that other agents are measured by; `search` is the
 * search with a budget; `level` one of LEVELS, counted from 1, or TIMED_LEVEL, which alone may say how many milliseconds it
 * thinks about a move.
 */
export type AgentSpec =
  | { readonly kind: 'random' }
  | { readonly kind: 'rollout'; readonly playouts: number }
  | { readonly kind: 'search'; readonly budget: Budget }
  | { readonly kind: 'level'; readonly level: number; readonly ms?: number };

const MAX_PLAYOUTS = 1_000_000_000;

/** Reads `random`, `rollout:3000`, `search:2000`, `search:500ms`, `level:3` or `level:9:2000ms`; refuses everything else. */
export function parseAgentSpec(text: string): Result<AgentSpec> {
  const timed = /^level:(\d):(\d{1,10})ms$/.exec(text);
  if (timed !== null && Number(timed[1]) === TIMED_LEVEL && isWithin(Number(timed[2]), MAX_PLAYOUTS))
    return ok({ kind: 'level', level: TIMED_LEVEL, ms: Number(timed[2]) });
  const [, kind, number, ms] = /^([a-z]+)(?::(\d{1,10})(ms)?)?$/.exec(text) ?? [];
  const n = Number(number);
  const isCount = number !== undefined && isWithin(n, MAX_PLAYOUTS);
  if (kind === 'random' && number === undefined) return ok({ kind });
  if (kind === 'rollout' && isCount && ms === undefined) return ok({ kind, playouts: n });
  if (kind === 'search' && isCount)
    return ok({ kind, budget: ms === undefined ? { playouts: n } : { ms: n } });
  if (kind === 'level' && ms === undefined && isWithin(n, TIMED_LEVEL)) return ok({ kind, level: n });
  return refuse('agent', 'unknownAgent', { word: text, levels: TIMED_LEVEL });
}

const isWithin = (n: number, most: number): boolean => n >= 1 && n <= most;

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
      return spec.ms === undefined ? `level:${spec.level}` : `level:${spec.level}:${spec.ms}ms`;
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
      return levelAgent(game, policy, seed, spec.level, spec.ms);
  }
}
