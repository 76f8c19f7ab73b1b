/** Clients that send and do not wait, against a server process with its limits: memory stays bounded, and others are served. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, getOf } from '../api/testing/bytes-client.ts';
import { tempFolder } from '../api/testing/server.ts';
import { AHEAD } from '../http/turns.ts';
import { type ServerProcess, startProcess } from './testing/server-process.ts';

const MB = 2 ** 20;
/** Attackers, each with an address of its own in every attack, so that none is refused for what others do. */
const ATTACKERS = 10;
/** Bytes that each of them sends at once. */
const FLOOD = 2 * MB;
/** Bytes by which the process may grow in all attacks together: most of it is room for garbage. */
const GROWTH = 250 * MB;
/** The same after garbage collection. */
const KEPT = 25 * MB;

const folder = tempFolder();
let server: ServerProcess;
let before: { readonly rss: number; readonly heap: number };
beforeAll(async () => {
  server = await startProcess(join(folder.path, 'tables.sqlite'), 'error', 'limited');
  // Everything that a first request loads.
  await Promise.all(PATHS.map((path) => fetch(server.url + path)));
  before = { heap: await server.order('heap'), rss: await server.order('rss') };
});
afterAll(async () => {
  await server.kill();
  folder.remove();
  expect(server.complaints()).toBe('');
});

const PATHS = [
  '/api/tables',
  '/',
  '/nowhere',
  '/api/nowhere',
  '/api/docs/openapi.json',
  '/readyz',
  '/metrics',
];
let attacks = 0;
const addressOf = (i: number) => `127.0.${attacks}.${i + 1}`;

async function expectBounded(): Promise<void> {
  expect((await server.order('rss')) - before.rss).toBeLessThan(GROWTH);
  expect((await server.order('heap')) - before.heap).toBeLessThan(KEPT);
}

/** Opens attackers that send the text again and again, and asks for something in between. */
async function attack(text: string, begin: (client: Client) => void): Promise<{ readonly answers: number }> {
  attacks++;
  const flood = text.repeat(Math.ceil(FLOOD / text.length));
  const honest = new Client(server.url);
  expect(await honest.get('/healthz')).toBe(200);
  const clients = Array.from({ length: ATTACKERS }, (_, i) => new Client(server.url, addressOf(i)));
  for (const client of clients) {
    begin(client);
    client.socket.write(flood);
  }
  for (let round = 0; round < 5; round++) expect(await honest.get('/healthz')).toBe(200);
  const answers = clients.reduce((sum, { statuses }) => sum + statuses.length, 0);
  await expectBounded();
  for (const { socket } of clients) socket.destroy();
  return { answers };
}

test.each([...PATHS, '/%'])(
  'requests for %s in bulk take no memory, and others are answered first',
  async (path) => {
    const { answers } = await attack(getOf(path), () => {});
    expect(answers).toBeLessThanOrEqual(ATTACKERS * (AHEAD + 1));
  },
);

test.each([
  ['are not read', (client: Client) => void client.socket.pause()],
  ['nobody waits for', (client: Client) => void client.socket.end()],
])('nor do answers that %s', async (_how, begin) => {
  await attack(getOf('/api/docs/openapi.json'), (client) => setImmediate(begin, client));
});

test('a crowd that sends no more ahead than it may, and never reads, takes little for each connection', async () => {
  const clients = Array.from(
    { length: 20 * ATTACKERS },
    (_, i) => new Client(server.url, addressOf(i % ATTACKERS)),
  );
  for (const client of clients) {
    client.socket.pause();
    client.socket.write(getOf('/api/docs/openapi.json').repeat(AHEAD));
  }
  const honest = new Client(server.url);
  for (let round = 0; round < 5; round++) expect(await honest.get('/healthz')).toBe(200);
  await expectBounded();
});
