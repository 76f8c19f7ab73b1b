import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, onTestFinished, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { memorySubscriptions } from '../notifications/memory.ts';
import { createNotifications } from '../notifications/notifications.ts';
import { testNetwork } from '../notifications/testing/network.ts';
import { Rooms } from '../room/rooms.ts';
import { memoryStore } from '../store/memory.ts';
import type { Context } from './context.ts';
import { notificationRoutes } from './notifications.ts';
import { onProblem } from './problem.ts';
import { NEW_TABLE } from './testing/client.ts';
import { COMPUTERS } from './testing/server.ts';

async function start() {
  const rooms = new Rooms({
    store: memoryStore(),
    bus: localBus(),
    computers: COMPUTERS,
    now: Date.now,
    date: Date.now,
    onProblem: () => {},
  });
  const store = memorySubscriptions();
  const notifications = createNotifications({
    store,
    publicUrl: 'https://guimard.example',
    vapid: undefined,
    network: testNetwork({ 'hook.example': [['93.184.215.14']] }),
    isConnected: async () => false,
    now: Date.now,
    onProblem: () => {},
  });
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(onProblem);
  notificationRoutes(app, { rooms, limits: undefined, notifications: notifications } as Context);
  onTestFinished(async () => {
    await app.close();
    await notifications.close();
    await rooms.close();
  });
  const seated = await rooms.create({
    ...NEW_TABLE,
    seats: [...NEW_TABLE.seats],
    visibility: 'link',
    clock: { kind: 'none' },
    atZero: 'computer',
    assistance: 'preview',
  });
  if (!seated.ok) throw new Error(seated.error.code);
  const { table, seat, secret } = seated.value;
  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, by?: string) => {
    const headers = by === undefined ? {} : { authorization: `Bearer ${by}` };
    const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
  };
  return { ask, store, secret, turn: { table, seat }, path: `/api/tables/${table}/notices` };
}

const HOOK = { kind: 'webhook', address: 'https://hook.example/turn' };

test('the server says which notifications it offers', async () => {
  const { ask } = await start();
  expect(await ask('GET', '/api/notices')).toEqual({ status: 200, body: { webhook: true } });
});

test('only the player of the seat subscribes, and can unsubscribe', async () => {
  const { ask, path, secret, store, turn } = await start();
  for (const by of [undefined, 'x'.repeat(22)]) expect((await ask('POST', path, HOOK, by)).status).toBe(401);
  const added = await ask('POST', path, HOOK, secret);
  expect(added).toEqual({ status: 201, body: { id: expect.any(String), key: expect.any(String) } });
  expect(await store.list(turn)).toHaveLength(1);
  const way = `${path}/${String(added.body['id'])}`;
  for (const by of [undefined, 'x'.repeat(22)]) {
    expect((await ask('DELETE', way, undefined, by)).status).toBe(401);
  }
  expect((await ask('DELETE', way, undefined, secret)).status).toBe(200);
  expect(await store.list(turn)).toEqual([]);
});

test.each([
  ['an address inside', { ...HOOK, address: 'http://127.0.0.1/' }, 422, 'address'],
  [
    'a kind that is not offered',
    { kind: 'push', address: 'https://hook.example/', p256dh: 'a', auth: 'a' },
    422,
    'notice',
  ],
])('%s is refused', async (_what, body, status, rule) => {
  const { ask, path, secret } = await start();
  expect(await ask('POST', path, body, secret)).toMatchObject({ status, body: { rule } });
});

test.each([
  ['nothing', {}],
  ['another way', { kind: 'mail', address: 'x' }],
  ['no address', { kind: 'webhook' }],
  ['a long address', { ...HOOK, address: 'x'.repeat(1025) }],
])('%s is not what can be asked', async (_what, body) => {
  const { ask, path, secret } = await start();
  expect((await ask('POST', path, body, secret)).status).toBe(400);
});
