/** Computers that think in a worker of the browser, so that the page never waits. */
import type { Report } from '@guimard/ai/agent';
import { type RemoteAgent, WorkerHost } from '@guimard/ai/worker/remote';
import ThinkWorker from '@guimard/ai/worker/web?worker';
import { webPort } from '@guimard/ai/worker/web-port';
import type { AnyGame, Code, State, View } from '@guimard/engine/kit';
import { newId } from '../setup/new-id.ts';

/** How long the coach thinks about a move. */
const COACH_MS = 1500;
/** From this many thinking seats on, none keeps its tree between moves: on a phone they would not fit. */
const MANY = 3;

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

  /** What the computer at this level does: whatever it likes, or what follows from the seed of the move. */
  async choose(view: View<State>, level: number, signal: AbortSignal, seed?: string): Promise<Code> {
    const name = `level ${level} at ${view.viewer} ${seed ?? ''}`;
    const agent = this.#agent(name, { kind: 'level', level }, seed);
    const code = await agent.choose(view, { signal });
    if (this.#isCrowded || seed !== undefined) this.#forget(name);
    return code;
  }

  /** What the coach thinks of the viewer's moves; told again and again while it thinks. */
  async advise(view: View<State>, signal: AbortSignal, onProgress: (report: Report) => void): Promise<void> {
    const name = `coach of ${view.viewer}`;
    const agent = this.#agent(name, { kind: 'search', budget: { ms: COACH_MS } });
    await agent.choose(view, { signal, onProgress });
    this.#forget(name);
  }

  /** The worker keeps agents until told, and agents that have seen a move taken back know too much. */
  forgetAll(): void {
    for (const agent of this.#agents.values()) agent.forget();
    this.#agents.clear();
  }

  async close(): Promise<void> {
    this.#agents.clear();
    await this.#host.close();
  }

  #agent(name: string, spec: Parameters<WorkerHost['agent']>[1], seed = newId()): RemoteAgent {
    const known = this.#agents.get(name);
    if (known !== undefined) return known;
    const agent = this.#host.agent(this.#game, spec, seed);
    this.#agents.set(name, agent);
    return agent;
  }

  #forget(name: string): void {
    this.#agents.get(name)?.forget();
    this.#agents.delete(name);
  }
}
