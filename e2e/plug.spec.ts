/** The plug is pulled: the server is killed in the middle of a game and started again, and the browsers are still there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from './no-complaints.ts';
import {
  test as base,
  begin,
  checkEnd,
  moves,
  onTurn,
  openTable,
  play,
  secretsTold,
  sitDown,
} from './online.ts';

/** Ours as `npm start` runs it, with a file of its own. */
class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'guimard-plug-'));
  #process: ChildProcess | undefined;
  /** Any free one at first, and then the same. */
  #port = 0;

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    const main = join(import.meta.dirname, '../packages/server/src/main.ts');
    const env = { ...process.env, GUIMARD_DATA: join(this.#folder, 'tables.sqlite') };
    const args = [main, '--host', 'localhost', '--port', String(this.#port)];
    this.#process = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(this.#process.stdout!, 'data')) as [Buffer];
    this.#port = Number(/:(\d+)/.exec(said.toString())![1]);
  }

  /** Without a chance to finish anything. */
  async kill(): Promise<void> {
    const gone = once(this.#process!, 'exit');
    this.#process!.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}

/* oxlint-disable no-empty-pattern -- Playwright wants to see what a fixture needs */
const test = base.extend<{ server: Server; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture needs
  server: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.close();
  },
  baseURL: ({ server }, use) => use(server.url),
});

test('two play a city to the end, though the server is killed twice', async ({ invite, server }) => {
  const players = [await invite('Ada'), await invite('Ben')] as const;
  const [ada, ben] = players;
  for (const person of players) person.excuse(/ERR_CONNECTION_REFUSED|WebSocket connection/);
  const link = await openTable(ada, 'Paris', 2);
  await ben.page.goto(link);
  await sitDown(ben);
  await begin(players);
  for (const tiles of [8, 20]) {
    await Promise.all(players.map((person) => play(person, tiles)));
    const mover = await onTurn(players);
    await server.kill();
    for (const { page } of players) await expect(page.getByText('The connection is cut.')).toBeVisible();
    // One may go on: what is chosen now is done when the server is back.
    await moves(mover).first().click();
    await expect(mover.page.getByText('Your move is sent as soon as it is back.')).toBeVisible();
    await server.start();
    for (const { page } of players) await expect(page.getByText('The connection is cut.')).toBeHidden();
  }
  await Promise.all(players.map((person) => play(person)));
  await checkEnd(players, link);
  expect(players.map(secretsTold)).toEqual([[0], [1]]);
});
