/**
 * Messages between a search worker and its caller: plain objects that structured cloning copies, the same for Node
 * threads and browser workers.
 */
import { fail, ok, type Result, type Seat } from '@guimard/engine/kit';
import type { Report } from '../agent.ts';
import type { AgentSpec } from '../spec.ts';

/** Raised whenever a message changes: a page may meet a worker from before its last update. */
export const VERSION = 3;

/** The reply is `chosen` or `failed`, after any number of `progress`. */
export interface Think {
  /** VERSION of the messages. */
  readonly version: number;
  /** Tells the requests apart. */
  readonly type: 'think';
  /** A whole number, unique to this search. */
  readonly id: number;
  /** The agent: one seat of one game. It is created on first use, and may have memory until it is forgotten. */
  readonly key: string;
  /** The id of the game. */
  readonly game: string;
  /** Of the game, as they were checked. */
  readonly options: object;
  /** The seat that chooses. */
  readonly viewer: Seat;
  /** The bytes of what the viewer knows: nothing hidden ever reaches the worker. */
  readonly known: Uint8Array;
  /** See Thinking. */
  readonly judge?: number;
  /** Which agent chooses. */
  readonly spec: AgentSpec;
  /** The agent's seed. */
  readonly seed: string;
}

/** Requests the best move so far; the search then ends with `chosen`. Has no effect on a finished search. */
export interface Stop {
  /** VERSION of the messages. */
  readonly version: number;
  /** Tells the requests apart. */
  readonly type: 'stop';
  /** Which search. */
  readonly id: number;
}

/** The agent is no longer needed. */
export interface Forget {
  /** VERSION of the messages. */
  readonly version: number;
  /** Tells the requests apart. */
  readonly type: 'forget';
  /** Which agent. */
  readonly key: string;
}

/** What a worker is asked. */
export type WorkerRequest = Think | Stop | Forget;

/** What it replies: progress any number of times, then the choice, or why there is none. */
export type WorkerReply =
  | { readonly type: 'progress'; readonly id: number; readonly report: Report }
  | { readonly type: 'chosen'; readonly id: number; readonly code: number }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** The id in the reply to a message that has none. */
const NO_ID = -1;

/** Says in a sentence what is wrong with an invalid message. */
export function readRequest(message: unknown): Result<WorkerRequest, string> {
  if (!isObject(message)) return fail('A request is an object.');
  const { version, type, key } = message;
  if (version !== VERSION)
    return fail(`The worker speaks version ${VERSION} of the messages, not ${String(version)}.`);
  if (type === 'forget')
    return typeof key === 'string' ? ok({ version, type, key }) : fail('"key" must be a text.');
  if (type !== 'think' && type !== 'stop') return fail(`There is no request "${String(type)}".`);
  const id = idOf(message);
  if (id === NO_ID) return fail('"id" must be a whole number from 0.');
  return type === 'stop' ? ok({ version, type, id }) : readThink(message);
}

function readThink(message: Readonly<Record<string, unknown>>): Result<Think, string> {
  for (const name of ['key', 'game', 'seed'])
    if (typeof message[name] !== 'string') return fail(`"${name}" must be a text.`);
  if (!isObject(message['options'])) return fail('"options" must be an object.');
  if (!Number.isInteger(message['viewer'])) return fail('"viewer" must be a seat.');
  if (!(message['known'] instanceof Uint8Array)) return fail('"known" must be bytes.');
  if (!['number', 'undefined'].includes(typeof message['judge'])) return fail('"judge" must be an action.');
  if (!isSpec(message['spec'])) return fail('"spec" names no agent.');
  // Every field has just been checked.
  return ok(message as unknown as Think);
}

/** The search that a message is about, even if the rest of it is invalid. */
export function idOf(message: unknown): number {
  const id = isObject(message) ? message['id'] : undefined;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : NO_ID;
}

function isSpec(spec: unknown): spec is AgentSpec {
  if (!isObject(spec)) return false;
  const { kind, budget, level, ms, playouts } = spec;
  if (kind === 'random') return true;
  if (kind === 'rollout') return isCount(playouts);
  if (kind === 'level') return isCount(level) && (ms === undefined || isCount(ms));
  return kind === 'search' && isObject(budget) && (isCount(budget['playouts']) || isCount(budget['ms']));
}

const isCount = (value: unknown): boolean => typeof value === 'number' && value > 0;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
