/** The threads that review positions, from the caller's side. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PositionRequest, ReviewedPosition } from '@guimard/ai';
import { WORKER, WORKER_DATA } from './worker.ts';

export interface Crew {
  /** At most as many at a time as there are threads. Rejects if the thread crashes, which is a bug. */
  evaluate(request: PositionRequest): Promise<ReviewedPosition>;
  close(): Promise<void>;
}

export function startCrew(threads: number, file = WORKER): Crew {
  const all = Array.from({ length: threads }, () => {
    const worker = new Worker(file, { workerData: WORKER_DATA });
    const ended = once(worker, 'exit').then(() => {
      throw new Error('a thread of the review ended before its position was reviewed');
    });
    // An idle thread may end.
    ended.catch(() => {});
    return { worker, ended };
  });
  const idle = [...all];
  return {
    async evaluate(request) {
      const thread = idle.pop();
      if (thread === undefined) throw new Error('more positions at a time than threads');
      thread.worker.postMessage(request);
      const [position] = await Promise.race([once(thread.worker, 'message'), thread.ended]);
      idle.push(thread);
      return position;
    },
    async close() {
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
