/** Browser workers. */
import type { WorkerReply } from './messages.ts';
import type { Connect } from './port.ts';

/** The part of a browser's Worker that is needed: Node's types lack it, and programs for Node read this too. */
interface WebWorker {
  addEventListener(type: string, listener: (event: WebEvent) => void): void;
  postMessage(message: unknown): void;
  terminate(): void;
}
interface WebEvent {
  readonly type: string;
  /** Data of a message. */
  readonly data?: unknown;
  /** Message of an error; missing when the worker could not be loaded. */
  readonly message?: string;
}

/** `start` as in `() => new Worker(url, { type: 'module' })`. */
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
