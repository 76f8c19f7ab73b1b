/** A server of a test's own, which can be killed and put back to an earlier state. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './online.ts';

/** Ours as `npm start` runs it, with a file of its own. */
class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'guimard-plug-'));
  readonly #data = join(this.#folder, 'data');
  readonly #backup = join(this.#folder, 'backup');
  #process: ChildProcess | undefined;
  /** Any free one at first, and then the same. */
  #port = 0;

  constructor() {
    mkdirSync(this.#data);
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    mkdirSync(this.#data, { recursive: true });
    const main = join(import.meta.dirname, '../packages/server/src/main.ts');
    const env = { ...process.env, GUIMARD_DATA: join(this.#data, 'tables.sqlite') };
    const args = [main, '--host', 'localhost', '--port', String(this.#port)];
    this.#process = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const said = await Promise.race([
      once(this.#process.stdout!, 'data').then(([chunk]) => String(chunk)),
      once(this.#process, 'exit').then(([status]) => `status ${status}`),
    ]);
    const port = /:(\d+)/.exec(said)?.[1];
    if (port === undefined) throw new Error(`The server did not start: ${said}`);
    this.#port = Number(port);
  }

  /** Without a chance to finish anything. */
  async kill(): Promise<void> {
    const gone = once(this.#process!, 'exit');
    this.#process!.kill('SIGKILL');
    await gone;
  }

  /** While it does not run. */
  backUp(): void {
    cpSync(this.#data, this.#backup, { recursive: true });
  }

  /** While it does not run. */
  restore(): void {
    rmSync(this.#data, { recursive: true });
    cpSync(this.#backup, this.#data, { recursive: true });
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}

/* oxlint-disable no-empty-pattern -- Playwright wants to see what a fixture needs */
export const test = base.extend<{ server: Server; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture needs
  server: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.close();
  },
  baseURL: ({ server }, use) => use(server.url),
});
