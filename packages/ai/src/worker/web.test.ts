import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { playable } from '../games.ts';
import { createAgent } from '../spec.ts';
import { type Think, VERSION, type WorkerReply } from './messages.ts';
import type { Ear } from './port.ts';
import { POSITIONS } from './testing/positions.ts';
import { webPort } from './web-port.ts';

/** A stand-in for a browser worker. */
class PlayedWorker {
  readonly posted: unknown[] = [];
  readonly #listeners = new Map<string, (event: Event) => void>();
  addEventListener(type: string, listener: (event: Event) => void): void {
    this.#listeners.set(type, listener);
  }
  tell(type: string, content: object = {}): void {
    this.#listeners.get(type)?.(Object.assign(new Event(type), content));
  }
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.posted.push('terminated');
  }
}

describe('the browser worker', () => {
  it('is one file that needs nothing of Node', async () => {
    const input = fileURLToPath(new URL('./web-worker.ts', import.meta.url));
    const bundle = await rolldown({ input, platform: 'browser', tsconfig: false });
    const { output } = await bundle.generate({ format: 'iife' });
    await bundle.close();
    expect(output).toHaveLength(1);
    expect(output[0].imports).toEqual([]);
    expect(output[0].code).not.toMatch(/["'`]node:/);
    // It runs without anything of Node.
    const answers: unknown[] = [];
    const hears: ((event: object) => void)[] = [];
    const browser = createContext({
      AbortController,
      performance,
      setTimeout,
      addEventListener: (_: string, listener: (event: object) => void) => hears.push(listener),
      postMessage: (answer: unknown) => answers.push(answer),
    });
    runInContext(output[0].code, browser);
    const { game, view } = POSITIONS.base;
    const Bytes: typeof Uint8Array = runInContext('Uint8Array', browser);
    const request: Think = {
      version: VERSION,
      type: 'think',
      id: 1,
      key: 'seat',
      game: game.meta.id,
      options: game.optionsOf(view.known),
      viewer: view.viewer,
      known: new Bytes(view.known.bytes),
      spec: { kind: 'search', budget: { playouts: 60 } },
      seed: 'web',
    };
    hears[0]({ data: request });
    while (!answers.some((answer) => (answer as WorkerReply).type !== 'progress')) await setImmediate();
    const code = await createAgent(playable(game.meta.id)!, request.spec, request.seed).choose(view);
    expect(answers.at(-1)).toEqual({ type: 'chosen', id: 1, code });
    expect(answers.at(-2)).toMatchObject({ type: 'progress', report: { done: 1 } });
  });

  it('speaks through a port', async () => {
    const worker = new PlayedWorker();
    const heard: unknown[] = [];
    const ear: Ear = {
      answer: (answer) => heard.push(answer),
      crash: (reason) => heard.push(reason),
    };
    const port = webPort(() => worker)(ear);
    const answer = { type: 'chosen', id: 1, code: 5 };
    worker.tell('message', { data: answer });
    worker.tell('error', { message: 'out of tiles' });
    worker.tell('error');
    worker.tell('messageerror', { data: null });
    expect(heard).toEqual([answer, 'out of tiles', 'it could not be loaded', 'it sent what cannot be read']);
    port.post({ version: 1, type: 'stop', id: 1 });
    await port.terminate();
    expect(worker.posted).toEqual([{ version: 1, type: 'stop', id: 1 }, 'terminated']);
  });

  it("has the type of a browser's Worker", () => {
    const start = (): Worker => new Worker('');
    expect(webPort(start)).toBeInstanceOf(Function);
  });
});
