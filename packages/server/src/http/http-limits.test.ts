import { once } from 'node:events';
import { truncateSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PER_MINUTE } from '../api/limits.ts';
import { Client, getOf } from '../api/testing/bytes-client.ts';
import { NEW_TABLE } from '../api/testing/client.ts';
import { gatedStore } from '../api/testing/gated-store.ts';
import { startServer, tempFolder } from '../api/testing/server.ts';
import { memoryStore } from '../store/memory.ts';
import { startProcess } from '../trials/testing/server-process.ts';

const body = JSON.stringify(NEW_TABLE);
const post = (length: number) =>
  `POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const SLOW_BODY = `${post(8000)}{`;
const SLOW_HEADERS = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ';
const GET = getOf('/healthz');

async function start(deps: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(deps);
  onTestFinished(() => server.close());
  return server;
}

test.each([
  ['headers too slowly', SLOW_HEADERS],
  ['a body too slowly', SLOW_BODY],
  ['nothing', ''],
])('whoever sends %s is told so, and cut', async (_what, text) => {
  const server = await start({ http: { headers: 50, request: 100, check: 20 } });
  const client = new Client(server.url);
  if (text !== '') client.drip(text);
  await client.closed;
  expect(client.received).toMatch(/^HTTP\/1.1 408 /);
  expect(JSON.parse(client.received.split('\r\n\r\n')[1])).toEqual({
    rule: 'timeout',
    code: 'requestTimeout',
    params: {},
    detail: 'The request took too long to arrive.',
  });
  expect(server.log.join('')).not.toMatch(/"level":[456]0/);
});

test('a connection that is not used is closed', async () => {
  const server = await start({ http: { idle: 20 } });
  const client = new Client(server.url);
  client.socket.write(GET);
  await client.closed;
  expect(client.received).toMatch(/^HTTP\/1.1 200 /);
});

test('so is one whose answer is not read', async () => {
  const folder = tempFolder();
  onTestFinished(() => folder.remove());
  writeFileSync(join(folder.path, 'index.html'), '');
  // More than the system keeps for a reader.
  truncateSync(join(folder.path, 'index.html'), 64 * 1024 * 1024);
  const server = await start({ root: folder.path, http: { idle: 100 } });
  const closed = once(server.app.server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
  const client = new Client(server.url);
  client.socket.pause();
  client.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await closed;
});

test('one address has so many connections, and no more', async () => {
  const server = await start({ limits: PER_MINUTE, http: { connections: 2 } });
  const [first, second] = [new Client(server.url), new Client(server.url)];
  for (const client of [first, second]) {
    client.socket.write(GET);
    await client.until(() => client.received.includes('ok'));
  }
  const third = new Client(server.url);
  await third.closed;
  first.socket.destroy();
  await first.closed;
  // The server may hear of it later.
  for (;;) {
    const next = new Client(server.url);
    next.socket.write(GET);
    await Promise.race([next.closed, next.until(() => next.received.includes('ok'))]);
    if (next.received !== '') break;
  }
});

test('stopping answers whoever has asked, and cuts whoever has not', async () => {
  let isAsked = () => {};
  let release = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const store = gatedStore(memoryStore(), () => {
    isAsked();
    return held;
  });
  const server = await start({ store, http: { farewell: 50 } });
  const unfinished = [SLOW_BODY, SLOW_HEADERS].map((text) => new Client(server.url).drip(text));
  unfinished.push(new Client(server.url));
  const idle = new Client(server.url);
  idle.socket.write(GET);
  await idle.until(() => idle.received.includes('ok'));
  const client = new Client(server.url);
  client.socket.write(post(Buffer.byteLength(body)) + body);
  await asked;
  const stopped = server.close();
  // What was asked is still being done.
  await Promise.all([...unfinished, idle].map(({ closed }) => closed));
  expect(client.received).toBe('');
  release();
  await client.closed;
  expect(client.received).toMatch(/^HTTP\/1.1 201 /);
  await stopped;
});

test('a process that is told to stop ends well, however slow its clients are', async () => {
  const folder = tempFolder();
  const server = await startProcess(join(folder.path, 'tables.sqlite'));
  onTestFinished(async () => {
    await server.kill();
    folder.remove();
  });
  const clients = [SLOW_BODY, SLOW_HEADERS].map((text) => new Client(server.url).drip(text));
  const [client] = clients;
  await once(client.socket, 'connect');
  const answered = new Client(server.url);
  answered.socket.write(GET);
  await answered.until(() => answered.received.includes('ok'));
  expect(await server.stop()).toBe(0);
  expect(server.complaints()).toBe('');
});
