/** A worker as a separate process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../../main.ts');

export interface WorkerProcess {
  readonly url: string;
  /** The value of a metric without labels. */
  metric(name: string): Promise<number>;
  /** Without a chance to finish anything. */
  kill(): Promise<void>;
  /** As a host stops it; resolves with the exit code. */
  stop(): Promise<number | null>;
}

export async function startWorker(env: Readonly<Record<string, string>>): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [MAIN, '--worker', '--port=0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const gone = once(child, 'exit');
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    await gone;
    return child.exitCode;
  };
  const told = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = await told.next();
  const url = /http:\S+(?=\/readyz)/.exec(String(line.value))?.[0];
  if (url === undefined) throw new Error('the worker did not start');
  return {
    url,
    metric: async (name) => {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
