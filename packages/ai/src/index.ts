/**
 * Computer players for any game of `@guimard/engine`, and what they know about Metro and Correspondances.
 *
 * - An {@link Agent} gets a `View` and chooses a legal action; it never sees more than a player in its seat.
 * - A {@link Playable} is a game with the computer's knowledge of it; {@link GAMES} lists them. An {@link AgentSpec} names an
 *   agent (`level:3`, `search:2000`), and {@link createAgent} makes one.
 * - A *playout* is a game played on by quick choices, to its end or to a policy's horizon; a *budget* is how much an agent
 *   may think.
 * - {@link playMatch}, {@link Schedule} and {@link Tally} are the arena: games between agents, with confidence intervals.
 * - {@link reviewGame} says what each action of a game was worth. {@link WorkerHost} searches in the background.
 *
 * The same view, seed and number of playouts give the same choice on every machine; budgets in milliseconds do not.
 *
 * @module
 */
export type { Agent, Budget, Candidate, Report, Thinking } from './agent.ts';
export * from './arena/index.ts';
export { GAMES, type Playable, playable } from './games.ts';
export { LEVELS, type Level, type LevelWay, TIMED_LEVEL, TIMED_NAME, USUAL_MS } from './levels.ts';
export { margin } from './margin.ts';
export { shareWin } from './playout-value.ts';
export type { Heuristic, Policy } from './policy.ts';
export type { Themes } from './puzzles/themes.ts';
export { randomAgent } from './random.ts';
export * from './review/index.ts';
export { rolloutAgent } from './rollout.ts';
export { Search } from './search.ts';
export { type AgentSpec, createAgent, formatAgentSpec, parseAgentSpec } from './spec.ts';
export { processorTime } from './stopwatch.ts';
export type { Forget, Stop, Think, WorkerReply, WorkerRequest } from './worker/messages.ts';
export type { Connect, Ear, Port } from './worker/port.ts';
export { type RemoteAgent, WorkerHost } from './worker/remote.ts';
export { type WebEvent, type WebWorker, webPort } from './worker/web-port.ts';
