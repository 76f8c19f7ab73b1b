/** Plays games on a separate thread: this file is what such a thread runs. */
import { on } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type Brief, type Played, playGame } from './game.ts';
import { ProgramFailure } from './program.ts';

export type Message =
  | { readonly type: 'played'; readonly played: Played }
  /** A program breaks the protocol. */
  | { readonly type: 'failed'; readonly reason: string }
  /** A program is running, or has ended. */
  | { readonly type: 'started' | 'ended'; readonly pid: number };

export const WORKER = new URL(import.meta.url);

/** Other libraries start threads, too: theirs have other data. */
const ROLE = 'guimard arena';
export const makeWorkerData = (brief: Brief): object => ({ role: ROLE, brief });

function briefIn(data: unknown): Brief | undefined {
  // With this role it was made by makeWorkerData.
  const { role, brief } = (data ?? {}) as { role?: unknown; brief?: Brief };
  return role === ROLE ? brief : undefined;
}

const given = briefIn(workerData);
// If it rejects, the thread ends with that error, which the crew reports.
if (parentPort !== null && given !== undefined) void serve(given, parentPort);

/** One game per message, which is its index in the schedule. */
async function serve(brief: Brief, port: MessagePort): Promise<void> {
  const post = (message: Message): void => port.postMessage(message);
  const watch = {
    started: (pid: number): void => post({ type: 'started', pid }),
    ended: (pid: number): void => post({ type: 'ended', pid }),
  };
  for await (const [index] of on(port, 'message')) {
    try {
      post({ type: 'played', played: await playGame(brief, index, watch) });
    } catch (error) {
      if (!(error instanceof ProgramFailure)) throw error;
      post({ type: 'failed', reason: error.message });
    }
  }
}
