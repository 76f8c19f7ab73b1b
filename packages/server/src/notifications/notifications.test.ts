import { createECDH, randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { memoryNotices } from './memory.ts';
import { createNotices, type NoticeDeps } from './notifications.ts';
import { testNetwork } from './testing/network.ts';
import { outside } from './testing/outside.ts';
import { newPrivateKey, vapidOf } from './vapid.ts';
import { signatureOf } from './webhook.ts';

const TABLE = 'abcd2345';
const FIRST = { table: TABLE, seat: 0 };
const VAPID = vapidOf(newPrivateKey(), 'mailto:you@example.org');

/** Somewhere outside that answers as it is told, and notices about it. */
async function start(more: Partial<NoticeDeps> = {}) {
  const answer = { status: 200 };
  const { got, port, network, address } = await outside((response) =>
    response.writeHead(answer.status).end(),
  );
  const present = new Set<number>();
  const problems: unknown[] = [];
  const store = more.store ?? memoryNotices();
  const notices = createNotices({
    store,
    publicUrl: 'https://guimard.example',
    vapid: VAPID,
    network,
    isConnected: async (_table, seat) => present.has(seat),
    now: Date.now,
    onProblem: (problem) => problems.push(problem),
    waits: [10, 40],
    pace: { patience: 1000, breath: 1 },
    ...more,
  });
  onTestFinished(async () => {
    await notices.close();
    expect(problems).toEqual([]);
  });
  const hook = { kind: 'webhook', address } as const;
  return { notices, got, answer, present, store, hook, port };
}

const aWhile = (ms = 120) => new Promise((resolve) => setTimeout(resolve, ms));

const newBrowser = (address: string) => ({
  kind: 'push' as const,
  address,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

test('who is away is told, with a signature by the key that was answered', async () => {
  const { notices, got, hook } = await start();
  const added = await notices.add(FIRST, hook);
  notices.turn(TABLE, 0);
  await expect.poll(() => got).toHaveLength(1);
  const [{ path, body, headers }] = got;
  expect(path).toBe('/turn');
  expect(JSON.parse(body)).toEqual({
    table: TABLE,
    url: `https://guimard.example/#/online/${TABLE}`,
    seat: 0,
    event: 'turn',
  });
  const signature = String(headers['guimard-signature']);
  const seconds = Number(/^t=(\d+),/.exec(signature)?.[1]);
  const key = added.ok ? added.value.key! : '';
  expect(signature).toBe(`t=${seconds},v1=${signatureOf(key, seconds, body)}`);
});

test('once, and not again before they have moved', async () => {
  const { notices, got, hook } = await start();
  await notices.add(FIRST, hook);
  notices.turn(TABLE, 0);
  await expect.poll(() => got).toHaveLength(1);
  // A move taken back, a pause, a table opened again: it is the same turn.
  for (const seat of [0, 1, undefined, 0]) notices.turn(TABLE, seat);
  await aWhile();
  expect(got).toHaveLength(1);
  notices.moved(TABLE, 0);
  notices.turn(TABLE, 1);
  notices.turn(TABLE, 0);
  await expect.poll(() => got).toHaveLength(2);
});

test('nor after a restart', async () => {
  const store = memoryNotices();
  const before = await start({ store });
  await before.notices.add(FIRST, before.hook);
  before.notices.turn(TABLE, 0);
  await expect.poll(() => before.got).toHaveLength(1);
  const { notices } = await start({ store });
  notices.turn(TABLE, 0);
  await aWhile();
  expect(before.got).toHaveLength(1);
  notices.moved(TABLE, 0);
  notices.turn(TABLE, 1);
  notices.turn(TABLE, 0);
  await aWhile();
  expect(await store.listTold()).toEqual([FIRST]);
});

test('a turn that is over at once is not told', async () => {
  const { notices, got, hook } = await start();
  await notices.add(FIRST, hook);
  for (let i = 0; i < 20; i++) notices.turn(TABLE, i % 2);
  notices.turn(TABLE, undefined);
  await aWhile();
  expect(got).toEqual([]);
});

test('who is there is not told, but who then proves to be gone is', async () => {
  const { notices, got, hook, present } = await start({ waits: [10, 60] });
  await notices.add(FIRST, hook);
  present.add(0);
  notices.turn(TABLE, 0);
  await aWhile();
  expect(got).toEqual([]);
  notices.turn(TABLE, 1);
  notices.turn(TABLE, 0);
  await aWhile(30);
  present.delete(0);
  await expect.poll(() => got).toHaveLength(1);
});

test('the others at the table are not told', async () => {
  const { notices, got, hook } = await start();
  await notices.add({ table: TABLE, seat: 1 }, hook);
  await notices.add({ table: 'bbbb2345', seat: 0 }, hook);
  notices.turn(TABLE, 0);
  await aWhile();
  expect(got).toEqual([]);
});

test('a seat is told so often, and no more', async () => {
  const { notices, got, hook } = await start({ waits: [1], now: () => 0 });
  await notices.add(FIRST, hook);
  for (let turn = 1; turn <= 8; turn++) {
    notices.turn(TABLE, 0);
    if (turn <= 6) await expect.poll(() => got).toHaveLength(turn);
    else await aWhile();
    notices.moved(TABLE, 0);
    notices.turn(TABLE, undefined);
  }
  expect(got).toHaveLength(6);
});

test('nobody is flooded from many seats', async () => {
  const { notices, got, hook } = await start({ waits: [1], now: () => 0 });
  for (let i = 10; i < 60; i++) {
    await notices.add({ table: `table-${i}`, seat: 0 }, hook);
    notices.turn(`table-${i}`, 0);
  }
  await expect.poll(() => got).toHaveLength(30);
  await aWhile();
  expect(got).toHaveLength(30);
});

test('who has gone, or whose game is over, is forgotten', async () => {
  const { notices, got, hook, store } = await start();
  await notices.add(FIRST, hook);
  notices.turn(TABLE, 0);
  notices.forget(TABLE, 0);
  await aWhile();
  expect([got, await store.list(FIRST)]).toEqual([[], []]);
  await notices.add(FIRST, hook);
  notices.turn(TABLE, 0);
  notices.forget(TABLE);
  await aWhile();
  expect([got, await store.list(FIRST)]).toEqual([[], []]);
});

test.each([
  [404, 0],
  [410, 0],
  [403, 1],
  [500, 1],
])('after %i of a push service there are %i subscriptions left', async (status, left) => {
  const { notices, got, answer, store, port } = await start();
  answer.status = status;
  // As if it had been https, for which a test has no certificate.
  await store.add(FIRST, newBrowser(`http://hook.example:${port}/push`));
  notices.turn(TABLE, 0);
  await expect.poll(() => got.length).toBeGreaterThan(0);
  await aWhile();
  expect(await store.list(FIRST)).toHaveLength(left);
});

test('what cannot be told is refused when it is asked for', async () => {
  const { notices, store, hook } = await start();
  const inside = await start({ network: testNetwork({ 'inside.example': [['192.168.0.1']] }) });
  for (const address of ['http://127.0.0.1/', 'http://inside.example/', 'http://nowhere.example/', 'x']) {
    expect(await inside.notices.add(FIRST, { kind: 'webhook', address })).toMatchObject({
      ok: false,
      error: { rule: 'address' },
    });
  }
  const refused = { ok: false, error: { rule: 'notice', reason: expect.any(String) } };
  const browser = newBrowser('https://hook.example/push');
  expect(await notices.add(FIRST, { ...browser, address: hook.address })).toEqual(refused);
  expect(await notices.add(FIRST, { ...browser, p256dh: 'AAAA' })).toEqual(refused);
  expect((await notices.add(FIRST, browser)).ok).toBe(true);
  for (const path of ['2', '3', '4']) {
    expect((await notices.add(FIRST, { ...hook, address: hook.address + path })).ok).toBe(true);
  }
  expect(await notices.add(FIRST, hook)).toEqual(refused);
  // One that is there already may be given again.
  expect((await notices.add(FIRST, browser)).ok).toBe(true);
  expect(await store.list(FIRST)).toHaveLength(4);
});

test('it is off unless it is configured', async () => {
  const { notices, got, hook, store } = await start({ publicUrl: undefined, vapid: undefined });
  expect(notices.offers).toEqual({ webhook: false });
  expect((await notices.add(FIRST, hook)).ok).toBe(false);
  expect((await notices.add(FIRST, newBrowser('https://hook.example/'))).ok).toBe(false);
  // Nor is what was asked for when it was on.
  await store.add(FIRST, { ...hook, key: 'k' });
  notices.turn(TABLE, 0);
  await aWhile();
  expect(got).toEqual([]);
});

test('what fails is noted, and breaks nothing', async () => {
  const problems: unknown[] = [];
  const broken = async () => Promise.reject(new Error('disk'));
  const { notices } = await start({
    store: { ...memoryNotices(), listTold: broken, list: broken },
    onProblem: (problem) => problems.push(problem),
  });
  notices.turn(TABLE, 0);
  await expect.poll(() => problems).toHaveLength(2);
});
