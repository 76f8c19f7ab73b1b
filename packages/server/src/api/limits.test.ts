import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PER_MINUTE } from './limits.ts';
import { ask, command, NEW_TABLE, openTable } from './testing/client.ts';
import { problem } from './testing/problem.ts';
import { type Running, startServer } from './testing/server.ts';
import { TestSocket } from './testing/socket.ts';

let server: Running;
beforeAll(async () => {
  const limits = {
    create: 4,
    join: 2,
    recover: 2,
    command: 50,
    chat: 2,
    socket: 2,
    read: 50,
    daily: 2,
    page: 50,
    card: 3,
    file: 50,
    probe: 50,
    other: 50,
  };
  server = await startServer({ limits });
});
afterAll(() => server.close());

const held = { status: 429, body: problem('rate', 'tooFast') };
const refusal = async (asking: () => Promise<{ status: number; body: unknown }>) => {
  for (let i = 0; i < 60; i++) {
    const answer = await asking();
    if (answer.status === 429) return { after: i, answer };
  }
  return undefined;
};

test('each kind of request has a limit per address and minute', async () => {
  const { table, secret } = await openTable(server);
  const path = `/api/tables/${table}`;
  const post = (to: string, body: unknown) => () => ask(server, 'POST', path + to, { body });
  expect(await refusal(() => ask(server, 'POST', '/api/tables', { body: NEW_TABLE }))).toEqual({
    after: 3,
    answer: held,
  });
  expect(await refusal(post('/seats/recover', { recovery: 'aaaa' }))).toEqual({ after: 2, answer: held });
  expect(await refusal(post('/seats', { nickname: 'A' }))).toEqual({ after: 2, answer: held });
  expect(await refusal(() => ask(server, 'GET', path))).toEqual({ after: 50, answer: held });
  const daily = () => ask(server, 'POST', '/api/daily/2026-11-17', { body: {} });
  expect(await refusal(daily)).toEqual({ after: 2, answer: held });
  const mine = () => ask(server, 'GET', `${path}/seats/mine`, { secret });
  // Another route of the same kind, whose limit is used up.
  expect(await refusal(mine)).toEqual({ after: 0, answer: held });
  // A seat has its own, smaller limit here.
  const ready = () => command(server, { table, secret }, 0, { type: 'ready', isReady: true });
  expect(await refusal(ready)).toMatchObject({ after: expect.any(Number), answer: held });
  const open = () => new TestSocket(server, table);
  await open().opened;
  await open().opened;
  expect(await open().turnedAway).toBe(429);
});

test('a forwarded address is believed only from a trusted proxy', async () => {
  const statusesOf = async (trustProxy: false | number | string[]) => {
    const behind = await startServer({ limits: { ...PER_MINUTE, read: 1 }, trustProxy });
    const statuses: number[] = [];
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.2']) {
      const headers = { 'x-forwarded-for': `203.0.113.${statuses.length}, ${address}` };
      statuses.push((await fetch(`${behind.url}/api/tables`, { headers })).status);
    }
    await behind.close();
    return statuses;
  };
  expect(await statusesOf(false)).toEqual([200, 429, 429]);
  // Anything before the proxy's own entry could be forged.
  expect(await statusesOf(1)).toEqual([200, 200, 429]);
  expect(await statusesOf(['127.0.0.0/8'])).toEqual([200, 200, 429]);
  expect(await statusesOf(['10.0.0.0/8'])).toEqual([200, 429, 429]);
});

test('all addresses of one subscriber count as one', async () => {
  const behind = await startServer({ limits: { ...PER_MINUTE, read: 1 }, trustProxy: 1 });
  onTestFinished(() => behind.close());
  const statusFor = async (address: string) =>
    (await fetch(`${behind.url}/api/tables`, { headers: { 'x-forwarded-for': address } })).status;
  expect(await statusFor('2001:db8::1')).toBe(200);
  expect(await statusFor('2001:db8::ffff:2')).toBe(429);
  expect(await statusFor('2001:db8:0:1::1')).toBe(200);
  expect(await statusFor('198.51.100.1')).toBe(200);
  expect(await statusFor('::ffff:198.51.100.1')).toBe(429);
});

test('a balancer may ask for the health of a server a hundred times a second', async () => {
  expect(PER_MINUTE.probe).toBeGreaterThanOrEqual(6_000);
  // What is used up by others at the same address takes nothing from it.
  for (let i = 0; i < 50; i++) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});
