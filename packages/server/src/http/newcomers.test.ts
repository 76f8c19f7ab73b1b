import { expect, onTestFinished, test } from 'vitest';
import { PER_MINUTE } from '../api/limits.ts';
import { Client, getOf } from '../api/testing/bytes-client.ts';
import { openTable } from '../api/testing/client.ts';
import { startServer } from '../api/testing/server.ts';
import { TestSocket } from '../api/testing/socket.ts';
import { connectionsWith, usualConnections } from './descriptors.ts';
import { FLOODS } from './newcomers.ts';
import { AHEAD } from './turns.ts';

async function start(deps: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({ limits: PER_MINUTE, ...deps });
  onTestFinished(() => server.close());
  return server;
}
const FLOOD = getOf('/healthz').repeat(10 * AHEAD);
type Server = Awaited<ReturnType<typeof start>>;
const refusedFor = async ({ app }: Server, reason: string) => {
  const { body } = await app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' });
  const [, count = 0] =
    new RegExp(`^guimard_connections_refused_total\\{reason="${reason}"\\} (\\d+)$`, 'm').exec(body) ?? [];
  return Number(count);
};

test.each([
  ['directly', false],
  ['behind a proxy', 1],
] as const)('a full server refuses newcomers, and connected clients go on: %s', async (_how, trustProxy) => {
  const server = await start({ trustProxy, http: { allConnections: 8 } });
  const first = new Client(server.url, '127.0.0.2');
  await first.get('/healthz');
  const { table } = await openTable(server);
  const socket = new TestSocket(server, table);
  await socket.hello();
  for (let i = 0; i < 5; i++) await new Client(server.url, `127.0.0.${i + 3}`).get('/healthz');
  const refused = [];
  for (let i = 0; i < 20; i++) {
    const client = new Client(server.url, `127.0.0.${i + 10}`);
    await client.closed;
    refused.push(client.received);
  }
  expect(refused.join('')).toBe('');
  expect(await refusedFor(server, 'full')).toBeGreaterThanOrEqual(18);
  expect(server.log.filter((line) => line.includes('No more than 8 connections'))).toHaveLength(1);
  expect(await first.get('/healthz')).toBe(200);
  socket.send({ type: 'say', key: 'a-key-of-mine', text: 'Still here' });
  await socket.next('chat');
  first.socket.destroy();
  await socket.close();
  // There is room again, as soon as the server has heard of it.
  await expect.poll(() => new Client(server.url).get('/healthz')).toBe(200);
});

test('one address gets a quarter of the connections: others find room', async () => {
  const server = await start({ http: { allConnections: 12 } });
  const answers = [];
  for (let i = 0; i < 10; i++) answers.push(await new Client(server.url, '127.0.0.2').get('/healthz'));
  expect(answers).toEqual([200, 200, 200, ...Array(7).fill(undefined)]);
  expect(await refusedFor(server, 'address')).toBe(7);
  expect(await new Client(server.url, '127.0.0.3').get('/healthz')).toBe(200);
});

test('an address that floods again and again gets no new connections; others do', async () => {
  const server = await start();
  for (let i = 0; i < FLOODS; i++) {
    const client = new Client(server.url, '127.0.0.2');
    client.socket.write(FLOOD);
    await client.closed;
  }
  expect(await new Client(server.url, '127.0.0.2').get('/healthz')).toBeUndefined();
  expect(await refusedFor(server, 'flood')).toBe(1);
  expect(await new Client(server.url, '127.0.0.3').get('/healthz')).toBe(200);
});

test('behind a proxy one flooding client does not shut out all others', async () => {
  const server = await start({ trustProxy: 1 });
  for (let i = 0; i <= FLOODS; i++) {
    const client = new Client(server.url);
    client.socket.write(FLOOD);
    await client.closed;
  }
  expect(await new Client(server.url).get('/healthz')).toBe(200);
});

test('the system sets how many connections there may be: each may also send a file', () => {
  for (const descriptors of [256, 1_024, 4_096, 20_000, 65_536, Number.POSITIVE_INFINITY]) {
    const most = connectionsWith(descriptors);
    expect(2 * most).toBeLessThan(descriptors);
    expect(most).toBeLessThanOrEqual(20_000);
  }
  expect(connectionsWith(0)).toBe(1);
  expect(usualConnections()).toBeGreaterThan(1);
});
