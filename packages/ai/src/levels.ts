/** How well the computer plays, from child to club player. */
import { type AnyGame, nth } from '@guimard/engine/kit';
import type { Agent, Budget } from './agent.ts';
import { greedyAgent } from './greedy.ts';
import type { Policy } from './policy.ts';
import { searchAgent } from './search-agent.ts';

/** How a level chooses: by rating moves, with slips of this size, or by searching within a budget. */
export type LevelWay = { readonly slip: number } | { readonly budget: Budget };

/** A strength to offer to players. */
export interface Level {
  /** In English; translations have their own. */
  readonly name: string;
  /** How it chooses. */
  readonly way: LevelWay;
}

/** Nobody waits longer for a level on a slow device, in milliseconds; where this ends a search, its report says so. */
const CAP = 10_000;

/**
 * The levels that play the same everywhere, weakest first; level 1 is the first. Levels 1 to 6 choose at once, 7 and 8 search.
 * `bench/strength.md` says how far apart they are.
 *
 * @example
 * ```ts
 * import { createAgent, LEVELS, playable, playMatch } from '@guimard/ai';
 * import { SeededRng } from '@guimard/engine/kit';
 *
 * const metro = playable('metro')!;
 * const options = metro.game.options({ players: 2, first: 0 });
 * if (!options.ok) throw new Error(options.error.code);
 * const agents = [3, 1].map((level) => createAgent(metro, { kind: 'level', level }, `seed ${level}`));
 * console.log(LEVELS[2]?.name, await playMatch(metro.game, options.value, agents, new SeededRng('deal')));
 * ```
 */
export const LEVELS: readonly Level[] = [
  { name: 'child', way: { slip: 8 } },
  { name: 'beginner', way: { slip: 4 } },
  { name: 'casual', way: { slip: 2.6 } },
  { name: 'attentive', way: { slip: 1.8 } },
  { name: 'practised', way: { slip: 1.2 } },
  { name: 'skilled', way: { slip: 0.6 } },
  { name: 'expert', way: { budget: { work: 32, ms: CAP } } },
  { name: 'master', way: { budget: { work: 8000, ms: CAP } } },
];

/** The level above all others: it thinks as long as the player allows, so its strength depends on the device. */
export const TIMED_LEVEL = LEVELS.length + 1;

/** Its name, like those of LEVELS. */
export const TIMED_NAME = 'grandmaster';

/** How long it thinks about a move if nothing else is said, in milliseconds. */
export const USUAL_MS = 5000;

/** `ms`: for the timed level. */
export function levelAgent(
  game: AnyGame,
  policy: Policy | undefined,
  seed: string,
  level: number,
  ms = USUAL_MS,
): Agent {
  if (level === TIMED_LEVEL) return searchAgent(game, policy, seed, { ms });
  const { way } = nth(LEVELS, level - 1);
  return 'slip' in way
    ? greedyAgent(game, policy, seed, way.slip)
    : searchAgent(game, policy, seed, way.budget);
}
