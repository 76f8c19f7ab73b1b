/** Threads of Node. */
import { Worker } from 'node:worker_threads';
import type { Connect } from './port.ts';

/** A program that is bundled has the worker in a file of its own, and says where. */
export function nodePort(file = new URL('./node-worker.ts', import.meta.url)): Connect {
  return (ear) => {
    const worker = new Worker(file);
    worker.on('message', (answer) => ear.answer(answer));
    worker.on('messageerror', (error) => ear.crash(error.message));
    // Anything can be thrown.
    worker.on('error', (error: unknown) => ear.crash(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => ear.crash(`it ended with code ${code}`));
    return {
      post: (request) => worker.postMessage(request),
      async terminate() {
        await worker.terminate();
      },
    };
  };
}
