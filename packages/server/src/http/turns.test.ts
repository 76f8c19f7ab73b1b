import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MOST_REFUSALS, PER_MINUTE } from '../api/limits.ts';
import { Client, getOf } from '../api/testing/bytes-client.ts';
import { gatedStore } from '../api/testing/gated-store.ts';
import { startServer, tempFolder } from '../api/testing/server.ts';
import { memoryStore } from '../store/memory.ts';
import { AHEAD } from './turns.ts';

async function start(deps: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(deps);
  onTestFinished(() => server.close());
  return server;
}

/** A server that answers the lobby only when it is let, one request after the other. */
async function startGated() {
  let held: (() => void)[] = [];
  let asked = 0;
  let onAsked = () => {};
  const store = gatedStore(memoryStore(), () => {
    asked++;
    onAsked();
    return new Promise((resolve) => held.push(resolve));
  });
  const release = () => {
    for (const resolve of held) resolve();
    held = [];
  };
  onTestFinished(release);
  return {
    server: await start({ store }),
    release,
    asked: () => asked,
    until: (count: number) =>
      new Promise<void>((resolve) => {
        onAsked = () => asked >= count && resolve();
        onAsked();
      }),
  };
}
const LOBBY = getOf('/api/tables');
const answered = async (url: string) => (await fetch(`${url}/healthz`)).status;

test('requests that are sent ahead are done one after the other, and answered in order', async () => {
  const { server, release, asked, until } = await startGated();
  const client = new Client(server.url);
  client.socket.write(LOBBY.repeat(AHEAD) + getOf('/nowhere'));
  for (let i = 1; i <= AHEAD; i++) {
    await until(i);
    await client.until(() => client.statuses.length === i - 1);
    // Others are not kept waiting, and nothing more was begun meanwhile.
    expect(await answered(server.url)).toBe(200);
    expect(asked()).toBe(i);
    release();
  }
  await client.until(() => client.statuses.length > AHEAD);
  expect(client.statuses).toEqual([...Array(AHEAD).fill(200), 404]);
  // The connection goes on.
  expect(await client.get('/healthz')).toBe(200);
});

test.each([
  ['the lobby', LOBBY],
  ['what does not exist', getOf('/nowhere')],
  ['a path that cannot be read', getOf('/%')],
  ['what it expects', LOBBY.replace('\r\n\r\n', '\r\nExpect: the unexpected\r\n\r\n')],
  ['a body', 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}'],
])('a client that sends too many ahead is cut, whatever they are for: %s', async (_what, request) => {
  const { server, release, asked } = await startGated();
  let begun = 0;
  for (const event of ['request', 'checkExpectation']) server.app.server.on(event, () => begun++);
  const client = new Client(server.url);
  client.socket.write(LOBBY + request.repeat(20 * AHEAD));
  await client.closed;
  release();
  expect([asked(), client.statuses]).toEqual([1, []]);
  // The one too many is the last that anything is made of.
  expect(begun).toBe(AHEAD + 2);
  expect(await answered(server.url)).toBe(200);
  expect(server.log.join('')).not.toMatch(/"level":[456]0/);
});

test('what is sent ahead of a socket is not mixed with it', async () => {
  const { server, release, asked, until } = await startGated();
  const client = new Client(server.url);
  const upgrade =
    'GET /api/tables/aaaaaaaa/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n';
  client.socket.write(LOBBY);
  await until(1);
  client.socket.write(upgrade);
  await client.closed;
  release();
  expect([asked(), client.received]).toEqual([1, '']);
});

/** A server whose page is larger than what the system keeps for a reader. */
async function startLarge(http: NonNullable<Parameters<typeof startServer>[0]>['http']) {
  const folder = tempFolder();
  onTestFinished(() => folder.remove());
  writeFileSync(join(folder.path, 'index.html'), '');
  truncateSync(join(folder.path, 'index.html'), 32 * 2 ** 20);
  return start({ root: folder.path, http: { check: 20, ...http } });
}

test.each([
  ['nobody may read for ever', { answer: 100 }],
  ['answers that wait to be read take up too much memory', { unread: 2 ** 20 }],
])('a client that does not read is cut where %s', async (_what, http) => {
  const server = await startLarge(http);
  const client = new Client(server.url);
  client.socket.pause();
  client.socket.write(getOf('/rules'));
  const slow = new Promise((resolve) =>
    server.app.server.once('request', ({ socket }) => socket.on('close', resolve)),
  );
  await slow;
  expect(await answered(server.url)).toBe(200);
});

test('of many that do not read, those that have read for longest are cut, until the rest fits', async () => {
  const server = await startLarge({ unread: 100 * 2 ** 20 });
  const cut: number[] = [];
  const clients = [];
  for (let i = 0; i < 4; i++) {
    const begun = new Promise<void>((resolve) =>
      server.app.server.once('request', ({ socket }) => {
        socket.on('close', () => cut.push(i));
        resolve();
      }),
    );
    const client = new Client(server.url);
    client.socket.pause();
    client.socket.write(getOf('/rules'));
    clients.push(client);
    await begun;
  }
  await expect.poll(() => cut, { timeout: 20_000 }).toEqual([0]);
  // The others get all of it.
  for (const { socket } of clients.slice(1)) socket.resume();
  const whole = 32 * 2 ** 20;
  await Promise.all(clients.slice(1).map((client) => client.until(() => client.received.length > whole)));
  expect(cut).toEqual([0]);
});

test('each answer makes up for one refusal; by twenty more refusals than that a connection is closed', async () => {
  const server = await start({ limits: { ...PER_MINUTE, read: 1 } });
  const client = new Client(server.url);
  expect(await client.get('/api/tables')).toBe(200);
  const expectRefusals = async (count: number) => {
    for (let i = 0; i < count; i++) expect(await client.get('/api/tables')).toBe(429);
  };
  const rounds = async (count: number, refusals: number) => {
    for (let i = 0; i < count; i++) {
      await expectRefusals(refusals);
      expect(await client.get('/healthz')).toBe(200);
    }
  };
  await rounds(2 * MOST_REFUSALS, 1);
  await rounds(MOST_REFUSALS - 2, 2);
  await expectRefusals(2);
  await client.closed;
  expect(client.received).toMatch(/connection: close/i);
});
