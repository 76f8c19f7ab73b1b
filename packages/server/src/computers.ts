/** The computer players of all tables. They search in their own threads, so that the server stays responsive. */
import { randomInt, randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type AgentSpec, type Connect, LEVELS, type RemoteAgent, WorkerHost } from '@guimard/ai';
import { nodePort } from '@guimard/ai/worker/node-port';
import type { AnyGame, Code, State, View } from '@guimard/engine/kit';
import type { TableId } from '@guimard/protocol';
import { FairQueue } from './limits/fair-queue.ts';
import type { Asker, Computers } from './room/deps.ts';

export interface ComputersOptions {
  /** Number of threads; one core is left to the server. */
  readonly workers?: number;
  /** How many trees are remembered: at most about 50 MB each. */
  readonly maxTrees?: number;
  /** How long a move may wait for its search to start, and how long the search may then take. */
  readonly maxMs?: number;
  /** Called with errors that should not happen: a thread that crashed or hangs, a random move. */
  readonly onProblem?: (problem: unknown) => void;
  /** Starts a thread. */
  readonly connect?: Connect;
}

export function workerComputers(options: ComputersOptions = {}): Computers & { close(): Promise<void> } {
  return new WorkerComputers(options);
}

type Level = AgentSpec & { readonly kind: 'level' };

/** A thread, and its number of searches. */
interface Thread {
  readonly host: WorkerHost;
  thoughts: number;
}

/** What is remembered about a seat between its moves. */
interface Mind {
  readonly table: TableId;
  readonly thread: Thread;
  readonly agent: RemoteAgent;
  isThinking: boolean;
}

/** Plays without a search: for a move that has waited too long. */
const QUICK: Level = { kind: 'level', level: 6 };
/** Attempts at a search before a random move is made. */
const ATTEMPTS = 2;
/**
 * Moves without a tree that a thread chooses at once. They take a few milliseconds each, and never wait for searches, but
 * for as long as the thread looks up from one (40 ms).
 */
const GLANCES = 4;
/** A thread that does not respond to a stop request hangs; it gets this much longer. */
const HANGS_AFTER = 3;

const needsTree = (level: number): boolean => {
  const known = LEVELS[level - 1];
  return known !== undefined && 'budget' in known.way;
};

class WorkerComputers implements Computers {
  readonly #maxTrees: number;
  readonly #maxMs: number;
  readonly #onProblem: (problem: unknown) => void;
  readonly #connect: Connect;
  readonly #threads: Thread[];
  /** By table, seat and level; the least recently used comes first. */
  readonly #minds = new Map<string, Mind>();
  /** Searches that need a tree, one for each thread: two would only make each other late. */
  readonly #searches: FairQueue;
  readonly #glances: FairQueue;
  #isClosed = false;

  constructor(options: ComputersOptions) {
    const { workers = availableParallelism() - 1, maxTrees = 8, maxMs = 10_000 } = options;
    this.#maxTrees = maxTrees;
    this.#maxMs = maxMs;
    this.#onProblem = options.onProblem ?? (() => {});
    this.#connect = options.connect ?? nodePort();
    this.#threads = Array.from({ length: Math.max(1, workers) }, () => this.#newThread());
    this.#searches = new FairQueue(this.#threads.length);
    this.#glances = new FairQueue(GLANCES * this.#threads.length);
  }

  async choose(asker: Asker, game: AnyGame, view: View<State>, level: number): Promise<Code> {
    const { table } = asker;
    const [first, second] = view.legal;
    if (first === undefined) throw new Error(`table ${table}: there is nothing to choose from`);
    if (second === undefined) return first;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        return needsTree(level)
          ? await this.#thinkAhead(asker, game, view, { kind: 'level', level })
          : await this.#glance(asker, game, view, { kind: 'level', level });
      } catch (error) {
        // Closed: no more moves are needed.
        if (this.#isClosed) throw error;
        this.#onProblem(error);
      }
    }
    this.#onProblem(new Error(`table ${table}: the computer cannot think and plays blindly`));
    return view.legal[randomInt(view.legal.length)] ?? first;
  }

  forget(table: TableId): void {
    for (const [key, mind] of this.#minds) if (mind.table === table) this.#drop(key, mind);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const queue of [this.#searches, this.#glances]) queue.close();
    await Promise.all(this.#threads.map(({ host }) => host.close()));
  }

  #newThread(): Thread {
    return {
      host: new WorkerHost(this.#connect, (message) => this.#onProblem(new Error(message))),
      thoughts: 0,
    };
  }

  /** The least busy thread. */
  #idlest(): Thread {
    return this.#threads.reduce((best, thread) => (thread.thoughts < best.thoughts ? thread : best));
  }

  /** Without a tree there is nothing to remember. */
  async #glance({ table, opener }: Asker, game: AnyGame, view: View<State>, level: Level): Promise<Code> {
    if (!(await this.#glances.wait(opener, table, this.#maxMs)))
      throw new Error(`table ${table}: no thread was free`);
    const thread = this.#idlest();
    const agent = thread.host.agent(game, level, randomUUID());
    try {
      return await this.#ask(thread, agent, view);
    } finally {
      agent.forget();
      this.#glances.done();
    }
  }

  async #thinkAhead(asker: Asker, game: AnyGame, view: View<State>, level: Level): Promise<Code> {
    const { table, opener } = asker;
    if (!(await this.#searches.wait(opener, table, this.#maxMs)))
      return this.#glance(asker, game, view, QUICK);
    try {
      const key = `${table}/${view.viewer}/${level.level}`;
      const mind = this.#minds.get(key) ?? this.#newMind(table, game, level);
      // The same seat is asked twice at once if its table is in memory twice; one of the moves will be too late anyway.
      if (mind.isThinking) return await this.#glance(asker, game, view, QUICK);
      this.#minds.delete(key);
      this.#minds.set(key, mind);
      return await this.#thinkWith(key, mind, view);
    } finally {
      this.#searches.done();
    }
  }

  async #thinkWith(key: string, mind: Mind, view: View<State>): Promise<Code> {
    mind.isThinking = true;
    try {
      return await this.#ask(mind.thread, mind.agent, view);
    } catch (error) {
      this.#drop(key, mind);
      throw error;
    } finally {
      mind.isThinking = false;
    }
  }

  async #ask(thread: Thread, agent: RemoteAgent, view: View<State>): Promise<Code> {
    const aborter = new AbortController();
    const stop = setTimeout(() => aborter.abort(), this.#maxMs);
    const giveUp = setTimeout(() => this.#replace(thread), HANGS_AFTER * this.#maxMs);
    thread.thoughts++;
    try {
      return await agent.choose(view, { signal: aborter.signal });
    } finally {
      thread.thoughts--;
      clearTimeout(stop);
      clearTimeout(giveUp);
    }
  }

  /** Ends a thread that hangs; its searches are rejected and start again elsewhere. */
  #replace(thread: Thread): void {
    const at = this.#threads.indexOf(thread);
    if (at < 0 || this.#isClosed) return;
    this.#onProblem(new Error('a thread that thinks does not answer any more and is replaced'));
    this.#threads[at] = this.#newThread();
    for (const [key, mind] of this.#minds) if (mind.thread === thread) this.#minds.delete(key);
    void thread.host.close().catch(this.#onProblem);
  }

  /** There are never more minds than trees: the least recently used makes room. */
  #newMind(table: TableId, game: AnyGame, level: Level): Mind {
    for (const [key, mind] of this.#minds) {
      if (this.#minds.size < this.#maxTrees) break;
      if (!mind.isThinking) this.#drop(key, mind);
    }
    const thread = this.#idlest();
    return { table, thread, agent: thread.host.agent(game, level, randomUUID()), isThinking: false };
  }

  #drop(key: string, mind: Mind): void {
    if (this.#minds.get(key) === mind) this.#minds.delete(key);
    mind.agent.forget();
  }
}
