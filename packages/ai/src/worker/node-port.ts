/**
 * Node threads that search.
 *
 * @module
 */
import { Worker } from 'node:worker_threads';
import type { Connect } from './port.ts';

/** The worker beside this file: TypeScript in the repository, JavaScript in a build. */
const BESIDE = new URL(`./node-worker${import.meta.url.slice(-3)}`, import.meta.url);

/**
 * Connects a `WorkerHost` to a Node thread. A bundled program has the worker (`worker/node`) in a separate
 * file, and says where.
 */
export function nodePort(file = BESIDE): Connect {
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
