/** The server under measurement. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../packages/server/src/main.ts');

export interface Server {
  readonly url: string;
  readonly port: number;
  figure(name: string): Promise<number>;
  /** Processor time in milliseconds since the start; NaN where the system does not report it. */
  busy(): number;
  stop(): Promise<void>;
}

/** Stores its tables in the folder. With a second one, a profile is written there. */
export async function startServer(folder: string, profiles?: string): Promise<Server> {
  const profile = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
  const server = spawn(process.execPath, [...profile, MAIN, '--port', '0', '--host', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GUIMARD_DATA: join(folder, 'tables.sqlite'), GUIMARD_RATE_LIMIT: 'off' },
  });
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
    busy: () => {
      const file = `/proc/${server.pid}/stat`;
      if (!existsSync(file)) return Number.NaN;
      // In hundredths of a second: user and system time.
      const fields = readFileSync(file, 'utf8').split(' ');
      return (Number(fields[13]) + Number(fields[14])) * 10;
    },
    stop: async () => {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
}
