/** The server under measurement. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { busyOf, writtenBy } from './process-usage.ts';

const MAIN = join(import.meta.dirname, '../../packages/server/src/main.ts');

export interface Server {
  readonly url: string;
  readonly port: number;
  /** A metric. */
  figure(name: string): Promise<number>;
  /** Milliseconds of processor time since the start; NaN where the system does not report it. */
  busy(): number;
  /** Bytes written to the disk, likewise. */
  written(): number;
  stop(): Promise<void>;
}

/** The settings say where it stores its tables. With a folder for profiles, one is written there. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  profiles?: string,
): Promise<Server> {
  const profile = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
  const server = spawn(process.execPath, [...profile, MAIN, '--port', '0', '--host', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GUIMARD_RATE_LIMIT: 'off', ...settings },
  });
  // A benchmark that fails leaves no servers behind.
  const end = () => server.kill('SIGTERM');
  process.once('exit', end);
  const [said] = await once(server.stdout, 'data');
  const port = Number(/:(\d+)/.exec(String(said))?.[1]);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    figure: async (name) => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
    },
    busy: () => busyOf(server.pid),
    written: () => writtenBy(server.pid),
    stop: async () => {
      const gone = once(server, 'exit');
      end();
      await gone;
      process.off('exit', end);
    },
  };
}
