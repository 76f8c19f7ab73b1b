/** The threads that play an arena, from the caller's side. */

import { Worker } from 'node:worker_threads';
import { ok, type Result } from '@guimard/engine/kit';
import { badInput, type UserError } from '../command.ts';
import { isSystemError } from '../lines.ts';
import type { Brief, Played } from './game.ts';
import { type Message, makeWorkerData, WORKER } from './worker.ts';

export interface Work {
  readonly brief: Brief;
  /** The number of games, and how many are played at a time. */
  readonly games: number;
  readonly jobs: number;
  readonly onPlayed: (played: Played) => void;
  /** What the threads run. */
  readonly file?: URL;
}

/** Plays all games; ends with the first failure. A crash is a bug, and rejects. */
export async function playAll({
  brief,
  games,
  jobs,
  onPlayed,
  file = WORKER,
}: Work): Promise<Result<void, UserError>> {
  const pids = new Set<number>();
  const killPrograms = (): void => {
    for (const pid of pids) endProcess(pid);
  };
  // Ctrl-C ends this process and so its threads, but not the programs they have started.
  process.once('exit', killPrograms);
  const workers = Array.from(
    { length: Math.min(jobs, games) },
    () => new Worker(file, { workerData: makeWorkerData(brief) }),
  );
  try {
    return await new Promise((resolve, reject) => {
      let next = 0;
      let played = 0;
      for (const worker of workers) {
        worker.on('message', (message: Message) => {
          switch (message.type) {
            case 'started':
              pids.add(message.pid);
              return;
            case 'ended':
              pids.delete(message.pid);
              return;
            case 'failed':
              resolve(badInput(message.reason));
              return;
            case 'played':
              onPlayed(message.played);
              if (next < games) worker.postMessage(next++);
              if (++played === games) resolve(ok(undefined));
          }
        });
        worker.on('error', (cause: Error) => {
          reject(new Error(`a thread of the arena crashed: ${cause.message}`, { cause }));
        });
        worker.on('exit', () =>
          reject(new Error('a thread of the arena ended before its games were played')),
        );
        worker.postMessage(next++);
      }
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
    killPrograms();
    process.off('exit', killPrograms);
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It may have ended in the meantime: then the process does not exist.
    if (!isSystemError(error) || error.code !== 'ESRCH') throw error;
  }
}
