import { createECDH, randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { memorySubscriptions } from './memory.ts';
import { createNotifications, type NotificationDeps, WAITS } from './notifications.ts';
import { testClock } from './testing/clock.ts';
import { testNetwork } from './testing/network.ts';
import { outside } from './testing/outside.ts';
import { newPrivateKey, vapidOf } from './vapid.ts';
import { signatureOf } from './webhook.ts';

const TABLE = 'abcd2345';
const FIRST = { table: TABLE, seat: 0 };
const [SOON, LATER] = WAITS as [number, number];
const VAPID = vapidOf(newPrivateKey(), 'mailto:you@example.org');

/** Notifications sent to a server of the test, which responds as the test says. */
async function start(more: Partial<NotificationDeps> = {}) {
  const answer = { status: 200 };
  const { got, port, network, address } = await outside((response) =>
    response.writeHead(answer.status).end(),
  );
  const present = new Set<number>();
  const problems: unknown[] = [];
  const store = more.store ?? memorySubscriptions();
  const clock = testClock();
  const notifications = createNotifications({
    store,
    publicUrl: 'https://guimard.example',
    vapid: VAPID,
    network,
    isConnected: async (_table, seat) => present.has(seat),
    now: Date.now,
    onProblem: (problem) => problems.push(problem),
    schedule: clock.schedule,
    pace: { timeout: 1000, retryDelay: 1 },
    ...more,
  });
  onTestFinished(async () => {
    await notifications.close();
    expect(problems).toEqual([]);
  });
  const hook = { kind: 'webhook', address } as const;
  return { notifications, clock, got, answer, present, store, network, hook, port };
}

const newBrowser = (address: string) => ({
  kind: 'push' as const,
  address,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

test('an absent player is notified, with a signature by the key that was returned', async () => {
  const { notifications, clock, got, hook } = await start();
  const added = await notifications.add(FIRST, hook);
  notifications.turn(TABLE, 0, 0);
  await clock.pass(SOON);
  expect(got).toHaveLength(1);
  const [{ path, body, headers }] = got;
  expect(path).toBe('/turn');
  expect(JSON.parse(body)).toEqual({
    table: TABLE,
    url: `https://guimard.example/t/${TABLE}`,
    seat: 0,
    event: 'turn',
  });
  const signature = String(headers['guimard-signature']);
  const seconds = Number(/^t=(\d+),/.exec(signature)?.[1]);
  const key = added.ok ? added.value.key! : '';
  expect(signature).toBe(`t=${seconds},v1=${signatureOf(key, seconds, body)}`);
});

test('once, and not again before somebody has moved', async () => {
  const { notifications, clock, got, hook } = await start();
  await notifications.add(FIRST, hook);
  notifications.turn(TABLE, 0, 7);
  await clock.pass(SOON);
  expect(got).toHaveLength(1);
  // A move undone, a pause, a table opened again: it is the same turn.
  for (const [seat, moves] of [
    [0, 7],
    [1, 6],
    [undefined, 7],
    [0, 7],
  ] as const)
    notifications.turn(TABLE, seat, moves);
  await clock.pass(SOON + LATER);
  expect(got).toHaveLength(1);
  notifications.turn(TABLE, 1, 8);
  notifications.turn(TABLE, 0, 9);
  await clock.pass(SOON);
  expect(got).toHaveLength(2);
});

test('also if they have moved, and are on turn again', async () => {
  const { notifications, clock, got, hook } = await start();
  await notifications.add(FIRST, hook);
  for (const moves of [7, 8]) notifications.turn(TABLE, 0, moves);
  await clock.pass(SOON);
  notifications.turn(TABLE, 0, 8);
  await clock.pass(SOON);
  expect(got).toHaveLength(1);
  notifications.turn(TABLE, 0, 9);
  await clock.pass(SOON);
  expect(got).toHaveLength(2);
});

test('by one of the nodes that have the table open', async () => {
  const store = memorySubscriptions();
  const first = await start({ store });
  const { network, got } = first;
  const nodes = [first, await start({ store, network }), await start({ store, network })];
  await first.notifications.add(FIRST, first.hook);
  for (const { notifications } of nodes) notifications.turn(TABLE, 0, 7);
  await Promise.all(nodes.map(({ clock }) => clock.pass(SOON + LATER)));
  // The player moves, and the first node has closed the table meanwhile.
  for (const { notifications } of nodes.slice(1)) notifications.turn(TABLE, 0, 9);
  await Promise.all(nodes.map(({ clock }) => clock.pass(SOON + LATER)));
  expect(got).toHaveLength(2);
});

test('nor after a restart', async () => {
  const store = memorySubscriptions();
  const before = await start({ store });
  await before.notifications.add(FIRST, before.hook);
  before.notifications.turn(TABLE, 0, 0);
  await before.clock.pass(SOON);
  expect(before.got).toHaveLength(1);
  const { notifications, clock, got } = await start({ store });
  notifications.turn(TABLE, 0, 0);
  await clock.pass(SOON + LATER);
  expect([before.got, got]).toMatchObject([{ length: 1 }, []]);
});

test('nobody is notified of a turn that is over at once', async () => {
  const { notifications, clock, got, hook } = await start();
  await notifications.add(FIRST, hook);
  for (let i = 0; i < 20; i++) notifications.turn(TABLE, i % 2, 0);
  notifications.turn(TABLE, undefined, 0);
  await clock.pass(SOON + LATER);
  expect(got).toEqual([]);
});

test('a player who is present is not notified, unless they then prove to be gone', async () => {
  const { notifications, clock, got, hook, present } = await start();
  await notifications.add(FIRST, hook);
  present.add(0);
  notifications.turn(TABLE, 0, 0);
  await clock.pass(SOON + LATER);
  expect(got).toEqual([]);
  notifications.turn(TABLE, 1, 0);
  notifications.turn(TABLE, 0, 0);
  await clock.pass(SOON);
  present.delete(0);
  await clock.pass(LATER - 1);
  expect(got).toEqual([]);
  await clock.pass(1);
  expect(got).toHaveLength(1);
});

test('the others at the table are not notified', async () => {
  const { notifications, clock, got, hook } = await start();
  await notifications.add({ table: TABLE, seat: 1 }, hook);
  await notifications.add({ table: 'bbbb2345', seat: 0 }, hook);
  notifications.turn(TABLE, 0, 0);
  await clock.pass(SOON + LATER);
  expect(got).toEqual([]);
});

test('notifications per seat are limited', async () => {
  const { notifications, clock, got, hook } = await start({ now: () => 0 });
  await notifications.add(FIRST, hook);
  for (let turn = 1; turn <= 8; turn++) {
    notifications.turn(TABLE, 0, turn);
    await clock.pass(SOON);
    expect(got).toHaveLength(Math.min(turn, 6));
    notifications.turn(TABLE, undefined, turn + 1);
  }
});

test('notifications per host are limited, whatever their seats', async () => {
  const { notifications, clock, got, hook } = await start({ now: () => 0 });
  for (let i = 10; i < 60; i++) {
    await notifications.add({ table: `table-${i}`, seat: 0 }, hook);
    notifications.turn(`table-${i}`, 0, 0);
  }
  await clock.pass(SOON + LATER);
  expect(got).toHaveLength(30);
});

test('a player who has left, or whose game is over, is forgotten', async () => {
  const { notifications, clock, got, hook, store } = await start();
  await notifications.add(FIRST, hook);
  notifications.turn(TABLE, 0, 0);
  notifications.forget(TABLE, 0);
  await clock.pass(SOON + LATER);
  expect([got, await store.list(FIRST)]).toEqual([[], []]);
  await notifications.add(FIRST, hook);
  notifications.turn(TABLE, 0, 0);
  notifications.forget(TABLE);
  await clock.pass(SOON + LATER);
  expect([got, await store.list(FIRST)]).toEqual([[], []]);
});

test.each([
  [404, 0],
  [410, 0],
  [403, 1],
  [500, 1],
])('after %i of a push service there are %i subscriptions left', async (status, left) => {
  const { notifications, clock, got, answer, store, port } = await start();
  answer.status = status;
  // As if it were https, for which a test has no certificate.
  await store.add(FIRST, newBrowser(`http://hook.example:${port}/push`));
  notifications.turn(TABLE, 0, 0);
  await clock.pass(SOON + LATER);
  expect(got.length).toBeGreaterThan(0);
  expect(await store.list(FIRST)).toHaveLength(left);
});

test('a target that cannot be sent to is refused at subscription', async () => {
  const { notifications, store, hook } = await start();
  const inside = await start({ network: testNetwork({ 'inside.example': [['192.168.0.1']] }) });
  for (const address of ['http://127.0.0.1/', 'http://inside.example/', 'http://nowhere.example/', 'x']) {
    expect(await inside.notifications.add(FIRST, { kind: 'webhook', address })).toMatchObject({
      ok: false,
      error: { rule: 'address' },
    });
  }
  const refused = {
    ok: false,
    error: { rule: 'notice', code: expect.any(String), params: expect.any(Object) },
  };
  const browser = newBrowser('https://hook.example/push');
  expect(await notifications.add(FIRST, { ...browser, address: hook.address })).toEqual(refused);
  expect(await notifications.add(FIRST, { ...browser, p256dh: 'AAAA' })).toEqual(refused);
  expect((await notifications.add(FIRST, browser)).ok).toBe(true);
  for (const path of ['2', '3', '4']) {
    expect((await notifications.add(FIRST, { ...hook, address: hook.address + path })).ok).toBe(true);
  }
  expect(await notifications.add(FIRST, hook)).toEqual(refused);
  // An existing one may be sent again.
  expect((await notifications.add(FIRST, browser)).ok).toBe(true);
  expect(await store.list(FIRST)).toHaveLength(4);
});

test('notifications are off unless configured', async () => {
  const { notifications, clock, got, hook, store } = await start({ publicUrl: undefined, vapid: undefined });
  expect(notifications.offers).toEqual({ webhook: false });
  expect((await notifications.add(FIRST, hook)).ok).toBe(false);
  expect((await notifications.add(FIRST, newBrowser('https://hook.example/'))).ok).toBe(false);
  // Nor are subscriptions used from when they were on.
  await store.add(FIRST, { ...hook, key: 'k' });
  notifications.turn(TABLE, 0, 0);
  await clock.pass(SOON + LATER);
  expect(got).toEqual([]);
});

test('a failure is logged, and breaks nothing', async () => {
  const problems: unknown[] = [];
  const broken = async () => Promise.reject(new Error('disk'));
  const { notifications, clock } = await start({
    store: { ...memorySubscriptions(), claim: broken },
    onProblem: (problem) => problems.push(problem),
  });
  notifications.turn(TABLE, 0, 0);
  await clock.pass(SOON);
  expect(problems).toHaveLength(1);
});
