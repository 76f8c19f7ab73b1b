/**
 * Browser workers that search: start one from `worker/web`, which your bundler must serve as a file of its own.
 *
 * @module
 */
import type { WorkerReply } from './messages.ts';
import type { Connect } from './port.ts';

/** The part of a browser's Worker that is needed: Node's types lack it, and programs for Node read this too. */
export interface WebWorker {
  /** As in browsers. */
  addEventListener(type: string, listener: (event: WebEvent) => void): void;
  /** As in browsers. */
  postMessage(message: unknown): void;
  /** As in browsers. */
  terminate(): void;
}
/** The part of its events that is needed. */
export interface WebEvent {
  /** As in browsers. */
  readonly type: string;
  /** Data of a message. */
  readonly data?: unknown;
  /** Message of an error; missing when the worker could not be loaded. */
  readonly message?: string;
}

/**
 * Connects a `WorkerHost` to a browser worker. `start` is called again after each crash: `webPort(() => new
 * Worker(url, { type: 'module' }))`.
 */
export function webPort(start: () => WebWorker): Connect {
  return (ear) => {
    const worker = start();
    // It is our own worker, which sends nothing else.
    worker.addEventListener('message', ({ data }) => ear.answer(data as WorkerReply));
    worker.addEventListener('messageerror', () => ear.crash('it sent what cannot be read'));
    worker.addEventListener('error', ({ message }) => ear.crash(message || 'it could not be loaded'));
    return {
      post: (request) => worker.postMessage(request),
      terminate: async () => worker.terminate(),
    };
  };
}
