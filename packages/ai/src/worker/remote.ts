/**
 * The caller's side of searching in the background: agents that think in a worker, so that the caller is not blocked.
 * Connect it with `nodePort` (worker/node-port) or `webPort` (worker/web-port).
 *
 * @module
 */
import type { AnyGame, Code } from '@guimard/engine/kit';
import type { Agent, Thinking } from '../agent.ts';
import type { AgentSpec } from '../spec.ts';
import { type Think, VERSION, type WorkerReply } from './messages.ts';
import type { Connect, Port } from './port.ts';

/** How often a search is restarted after a crash: one that kills every worker must end. */
const MAX_RESTARTS = 2;

/** A pending search. */
interface Pending {
  readonly request: Think;
  readonly thinking: Thinking;
  readonly resolve: (code: Code) => void;
  readonly reject: (error: unknown) => void;
  restarts: number;
}

/** Chooses as an agent with the same spec and seed would in this thread; after a crash, like a new one. */
export interface RemoteAgent extends Agent {
  /** Call it when the game is over: the worker keeps every agent until then. */
  forget(): void;
}

/**
 * One worker, started when first needed and again after a crash; the agents of many seats share it.
 *
 * @example
 * ```ts
 * import { playable, WorkerHost } from '@guimard/ai';
 * import { nodePort } from '@guimard/ai/worker/node-port';
 *
 * const host = new WorkerHost(nodePort());
 * const agent = host.agent(playable('metro')!.game, { kind: 'level', level: 8 }, 'any seed');
 * // … await agent.choose(view), move after move …
 * agent.forget();
 * await host.close();
 * ```
 */
export class WorkerHost {
  readonly #connect: Connect;
  readonly #onCrash: (message: string) => void;
  readonly #pending = new Map<number, Pending>();
  #port: Port | undefined;
  #isClosed = false;
  #keys = 0;
  #ids = 0;

  /** `onCrash` is called whenever the worker had to be given up, so that it does not go unnoticed. */
  constructor(connect: Connect, onCrash: (message: string) => void = () => {}) {
    this.#connect = connect;
    this.#onCrash = onCrash;
  }

  /** The agent of one seat of one game. */
  agent(game: AnyGame, spec: AgentSpec, seed: string): RemoteAgent {
    const key = String(this.#keys++);
    return {
      choose: async (view, thinking = {}) => {
        const options = game.optionsOf(view.known);
        // A copy: the request may have to be repeated, and the view belongs to the caller.
        const known = view.known.bytes.slice();
        const about = { version: VERSION, id: this.#ids++, key, game: game.meta.id, options };
        const judge = thinking.judge === undefined ? {} : { judge: thinking.judge };
        return this.#think(
          { type: 'think', ...about, viewer: view.viewer, known, spec, seed, ...judge },
          thinking,
        );
      },
      forget: () => this.#port?.post({ version: VERSION, type: 'forget', key }),
    };
  }

  /** Ends the worker; pending searches are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const port = this.#port;
    this.#port = undefined;
    for (const search of this.#pending.values()) search.reject(new Error(CLOSED));
    this.#pending.clear();
    await port?.terminate();
  }

  async #think(request: Think, thinking: Thinking): Promise<Code> {
    if (this.#isClosed) throw new Error(CLOSED);
    const { id } = request;
    const stop = () => this.#port?.post({ version: VERSION, type: 'stop', id });
    thinking.signal?.addEventListener('abort', stop);
    try {
      return await new Promise((resolve, reject) => {
        const search = { request, thinking, resolve, reject, restarts: 0 };
        this.#pending.set(id, search);
        this.#ask(search);
      });
    } finally {
      thinking.signal?.removeEventListener('abort', stop);
      this.#pending.delete(id);
    }
  }

  #ask({ request, thinking, reject }: Pending): void {
    try {
      this.#port ??= this.#start();
      this.#port.post(request);
      if (thinking.signal?.aborted) this.#port.post({ version: VERSION, type: 'stop', id: request.id });
    } catch (error) {
      // The worker cannot be started or reached at all: retrying would not help.
      reject(error);
    }
  }

  #start(): Port {
    // A worker that was given up may still send something.
    const isCurrent = (): boolean => this.#port === port;
    const port = this.#connect({
      answer: (answer) => isCurrent() && this.#hear(answer),
      crash: (reason) => isCurrent() && this.#restart(port, reason),
    });
    return port;
  }

  #hear(answer: WorkerReply): void {
    const search = this.#pending.get(answer.id);
    if (answer.type === 'progress') search?.thinking.onProgress?.(answer.report);
    else if (answer.type === 'chosen') search?.resolve(answer.code);
    else search?.reject(new Error(answer.message));
  }

  #restart(crashed: Port, reason: string): void {
    this.#port = undefined;
    // In a browser it survives an error.
    void crashed.terminate();
    this.#onCrash(`The worker that thinks has crashed: ${reason}.`);
    for (const search of this.#pending.values()) {
      if (search.restarts++ < MAX_RESTARTS) this.#ask(search);
      else search.reject(new Error(`The worker crashed ${search.restarts} times in this search: ${reason}.`));
    }
  }
}

const CLOSED = 'The worker is closed.';
