/** The server under measurement. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { busyOf, residentOf, writtenBy } from './process-usage.ts';

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
  /** Bytes of memory, likewise; unlike the metric it needs no answer. */
  resident(): number;
  stop(): Promise<void>;
}

interface Conditions {
  /** A folder: a profile is written there. */
  readonly profiles?: string | undefined;
  /** How many files it may have open, connections included. */
  readonly descriptors?: number | undefined;
}

/** The settings say where it stores its tables. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  { profiles, descriptors }: Conditions = {},
): Promise<Server> {
  const limit = descriptors === undefined ? [] : ['prlimit', `--nofile=${descriptors}`];
  const profile = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
  const [program, ...flags] = [...limit, process.execPath, ...profile, MAIN];
  const server = spawn(program, [...flags, '--port', '0', '--host', '127.0.0.1'], {
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
    resident: () => residentOf(server.pid),
    stop: async () => {
      const gone = once(server, 'exit');
      end();
      await gone;
      process.off('exit', end);
    },
  };
}
