/** Threads that do one piece of work at a time, from the caller's side. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Crew<Work, Answer> {
  /** At most as many at a time as there are threads. Rejects if the thread crashes, which is a bug. */
  ask(work: Work): Promise<Answer>;
  close(): Promise<void>;
}

/** What the threads run, and how it knows its work. */
export interface Duty {
  readonly file: URL;
  readonly workerData: unknown;
}

export function hireCrew<Work, Answer>(threads: number, { file, workerData }: Duty): Crew<Work, Answer> {
  const all = Array.from({ length: threads }, () => {
    const worker = new Worker(file, { workerData });
    const ended = once(worker, 'exit').then(() => {
      throw new Error('a thread ended before its work was done');
    });
    // An idle thread may end.
    ended.catch(() => {});
    return { worker, ended };
  });
  const idle = [...all];
  return {
    async ask(work) {
      const thread = idle.pop();
      if (thread === undefined) throw new Error('more work at a time than threads');
      thread.worker.postMessage(work);
      const [answer] = await Promise.race([once(thread.worker, 'message'), thread.ended]);
      idle.push(thread);
      return answer;
    },
    async close() {
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
