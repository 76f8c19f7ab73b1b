/** The server as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogLevel } from '../../settings.ts';

const SERVED = fileURLToPath(new URL('./served.ts', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  /** In milliseconds, until it listened. */
  readonly startedIn: number;
  /** All that it complained of. */
  complaints(): string;
  isRunning(): boolean;
  /** Bytes in use after everything unused was thrown away. */
  heap(): Promise<number>;
  /** Whoever reads its log goes away. */
  closeLog(): Promise<void>;
  /** As whoever runs it stops it; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Without a chance to finish anything. */
  kill(): Promise<void>;
}

/** What it leaves behind lies beside the file. */
export async function startProcess(file: string, logLevel: LogLevel = 'warn'): Promise<ServerProcess> {
  const begun = performance.now();
  const folder = dirname(file);
  const child = spawn(process.execPath, ['--expose-gc', SERVED, file, logLevel], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'cache') },
  });
  let complaints = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const gone = once(child, 'exit');
  const url = await Promise.race([
    once(child, 'message').then(([said]) => said as string),
    gone.then(() => Promise.reject(new Error(`the server did not start: ${complaints}`))),
  ]);
  return {
    url,
    startedIn: performance.now() - begun,
    complaints: () => complaints,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    heap: async () => {
      child.send('heap');
      const [bytes] = (await once(child, 'message')) as [number];
      return bytes;
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
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
