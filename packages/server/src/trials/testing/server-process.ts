/** The server as a separate process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogLevel } from '../../settings.ts';
import type { Mode, Order } from './served.ts';

const SERVED = fileURLToPath(new URL('./served.ts', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  /** In milliseconds, from opening the file until it listened. */
  readonly startedIn: number;
  /** Its error output. */
  complaints(): string;
  isRunning(): boolean;
  /** Returns a number: see `served.ts`. */
  order(order: Order, argument?: number): Promise<number>;
  /** Closes the reader of its log. */
  closeLog(): Promise<void>;
  /** As a host stops it; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Without a chance to finish anything. */
  kill(): Promise<void>;
}

/** Starts one; what it leaves behind is beside the file. */
export const startProcess = (file: string, logLevel?: LogLevel, mode?: Mode): Promise<ServerProcess> =>
  prepareProcess(file, logLevel, mode).start();

/** A process that has loaded everything, and does not touch the file before it is started. */
export interface PreparedProcess {
  start(): Promise<ServerProcess>;
  kill(): Promise<void>;
}

export function prepareProcess(
  file: string,
  logLevel: LogLevel = 'warn',
  mode: Mode = 'free',
): PreparedProcess {
  const folder = dirname(file);
  const child = spawn(process.execPath, ['--expose-gc', SERVED, file, logLevel, mode], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, TMPDIR: folder },
  });
  let complaints = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const gone = once(child, 'exit');
  const answer = async <Answer>(): Promise<Answer> => {
    const [said] = await Promise.race([
      once(child, 'message'),
      gone.then(() => Promise.reject(new Error(`the server is gone: ${complaints}`))),
    ]);
    return said as Answer;
  };
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  const start = async (): Promise<ServerProcess> => {
    const begun = performance.now();
    child.send('start');
    const url = await answer<string>();
    /** One order after the other: responses do not say which order they belong to. */
    let last: Promise<unknown> = Promise.resolve();
    return {
      url,
      startedIn: performance.now() - begun,
      complaints: () => complaints,
      isRunning: () => child.exitCode === null && child.signalCode === null,
      order: (order, argument = 0) => {
        const answered = last.then(() => {
          child.send([order, argument]);
          return answer<number>();
        });
        last = answered.catch(() => {});
        return answered;
      },
      closeLog: async () => {
        const closed = once(child.stderr!, 'close');
        child.stderr!.destroy();
        await closed;
      },
      stop: async () => {
        child.kill('SIGTERM');
        await gone;
        return child.exitCode;
      },
      kill,
    };
  };
  return { start, kill };
}
