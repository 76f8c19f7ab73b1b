/** Computers that think in a worker of the browser, so that the page never waits. */
import type { Thinking } from '@guimard/ai/agent';
import { type RemoteAgent, WorkerHost } from '@guimard/ai/worker/remote';
import ThinkWorker from '@guimard/ai/worker/web?worker';
import { webPort } from '@guimard/ai/worker/web-port';
import type { AnyGame, Code, State, View } from '@guimard/engine/kit';
import { newId } from '../setup/new-id.ts';
import type { Computer } from './seating.ts';
import { thinkingTime } from './thinking-time.ts';

/** How long the coach thinks about a move. */
const COACH_MS = 1500;
/** From this many thinking seats on, none keeps its tree between moves: on a phone they would not fit. */
const MANY = 3;

type AgentSpec = Parameters<WorkerHost['agent']>[1];
/** How a search is watched and stopped. */
export type Watched = Required<Pick<Thinking, 'signal' | 'onProgress'>>;

interface Named {
  readonly name: string;
  readonly agent: RemoteAgent;
}

export class Thinkers {
  readonly #host: WorkerHost;
  readonly #game: AnyGame;
  readonly #agents = new Map<string, RemoteAgent>();
  readonly #isCrowded: boolean;

  constructor(game: AnyGame, computers: number, onCrash: (message: string) => void) {
    this.#game = game;
    this.#isCrowded = computers >= MANY;
    this.#host = new WorkerHost(
      webPort(() => new ThinkWorker()),
      onCrash,
    );
  }

  /** What this computer does: whatever it likes, or what follows from the seed of the move. */
  async choose(view: View<State>, computer: Computer, thinking: Watched, seed?: string): Promise<Code> {
    const { level } = computer;
    const ms = thinkingTime(computer);
    const agent = this.#agent(
      `level ${level} at ${view.viewer} ${seed ?? ''}`,
      { kind: 'level', level, ...(ms === undefined ? {} : { ms }) },
      seed,
    );
    return this.#ask(agent, view, thinking, !this.#isCrowded && seed === undefined);
  }

  /** What the coach thinks of the viewer's moves; told again and again while it thinks. */
  async advise(view: View<State>, thinking: Watched): Promise<void> {
    const agent = this.#agent(`coach of ${view.viewer}`, { kind: 'search', budget: { ms: COACH_MS } });
    await this.#ask(agent, view, thinking, false);
  }

  /** The worker keeps agents until told, and agents that have seen a move taken back know too much. */
  forgetAll(): void {
    for (const name of this.#agents.keys()) this.#forget(name);
  }

  async close(): Promise<void> {
    this.#agents.clear();
    await this.#host.close();
  }

  #agent(name: string, spec: AgentSpec, seed = newId()): Named {
    const agent = this.#agents.get(name) ?? this.#host.agent(this.#game, spec, seed);
    this.#agents.set(name, agent);
    return { name, agent };
  }

  async #ask({ name, agent }: Named, view: View<State>, thinking: Watched, isKept: boolean): Promise<Code> {
    const drop = (): void => {
      if (this.#agents.get(name) === agent) this.#forget(name);
    };
    // Whoever stops it may ask again at once, before the search has heard of it: that takes another agent.
    thinking.signal.addEventListener('abort', drop);
    try {
      return await agent.choose(view, thinking);
    } finally {
      thinking.signal.removeEventListener('abort', drop);
      if (!isKept) drop();
    }
  }

  #forget(name: string): void {
    this.#agents.get(name)?.forget();
    this.#agents.delete(name);
  }
}
