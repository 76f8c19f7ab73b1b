import { type DailySubmission, dailyBoard, dailyCounted } from '@guimard/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playDaily } from '../daily/testing/played.ts';
import { newKeys } from '../room/secrets.ts';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { ask } from './testing/client.ts';
import { problem } from './testing/problem.ts';
import { type Running, startServer } from './testing/server.ts';

/** A Tuesday: alone, so that checking is quick. */
const DATE = '2026-11-17';
const NOON = Date.parse(`${DATE}T12:00:00Z`);
const LOGS = await Promise.all(['one', 'two', 'three'].map((player) => playDaily(DATE, player)));
const [LOG] = LOGS;

let server: Running;
let store: Store;
let now: number;
beforeAll(async () => {
  store = memoryStore();
  server = await startServer({ store, date: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = NOON;
  await store.boards.removeOld(Number.POSITIVE_INFINITY);
});

const result = (more: Partial<DailySubmission> = {}): DailySubmission => ({
  name: 'Ada',
  secret: newKeys().secret,
  log: LOG,
  ...more,
});
const send = (body: unknown, date = DATE) => ask(server, 'POST', `/api/daily/${date}`, { body });
const board = async (date = DATE) => dailyBoard.parse((await ask(server, 'GET', `/api/daily/${date}`)).body);
const erase = async (secret: string, date = DATE) => {
  const headers = { authorization: `Bearer ${secret}` };
  return (await fetch(`${server.url}/api/daily/${date}/mine`, { method: 'DELETE', headers })).status;
};

test('verified games are on the board, the best first', async () => {
  for (const [i, log] of LOGS.entries()) {
    const { status, body } = await send(result({ log, name: `Player ${i}` }));
    expect(status).toBe(201);
    const counted = dailyCounted.parse(body);
    expect(counted).toMatchObject({ isFirst: true, count: i + 1, result: { name: `Player ${i}` } });
    expect(counted.result.margin).toBe(counted.result.scores[0]);
  }
  const { results, ...rest } = await board();
  expect(rest).toEqual({ date: DATE, isOpen: true, count: 3 });
  expect(results).toHaveLength(3);
  const margins = results.map(({ margin }) => margin);
  expect(margins).toEqual(margins.toSorted((a, b) => b - a));
  expect(await board('2026-11-16')).toMatchObject({ count: 0, results: [] });
});

test('a response that was lost can be asked for again, and the first game counts', async () => {
  const first = result();
  const { body } = await send(first);
  expect(await send(first)).toMatchObject({ status: 201, body: { ...(body as object), isFirst: false } });
  const better = { ...first, log: LOGS[1], name: 'Better' };
  expect(await send(better)).toMatchObject({ body: { result: { name: 'Ada' }, isFirst: false } });
  expect((await board()).count).toBe(1);
});

test("somebody else's game does not count", async () => {
  await send(result());
  const copied = { status: 422, body: problem('day', 'dayAlreadyListed') };
  expect(await send(result({ name: 'Copycat' }))).toEqual(copied);
  expect((await board()).results.map(({ name }) => name)).toEqual(['Ada']);
});

test('the same game sent by many at once counts once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(result())));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '422', '422', '422', '422']);
  expect((await board()).count).toBe(1);
});

test('a forged game does not count', async () => {
  const tile = LOG.actions.findIndex((word) => /^[a-d]{4}$/.test(word));
  const other = LOG.actions.find((word) => /^[a-d]{4}$/.test(word) && word !== LOG.actions[tile])!;
  const forged = { ...LOG, actions: LOG.actions.with(tile, other) };
  expect(await send(result({ log: forged }))).toMatchObject({
    status: 422,
    body: { code: 'dayNotAsDealt', params: { number: tile + 1 } },
  });
  const short = { ...LOG, actions: LOG.actions.slice(0, -1) };
  expect(await send(result({ log: short }))).toMatchObject({ status: 409, body: { code: 'gameNotOver' } });
  expect((await board()).count).toBe(0);
});

test('results are accepted only while it is that date somewhere, or was half a day ago', async () => {
  const closed = { status: 422, body: problem('day', 'dayClosed') };
  const mine = result();
  for (const hours of [-27, 36.5]) {
    now = NOON + hours * 3_600_000;
    expect(await send(mine)).toEqual(closed);
    expect((await board()).isOpen).toBe(false);
  }
  now = NOON;
  await send(mine);
  // Whoever has a result may still ask for it.
  now = NOON + 999 * 3_600_000;
  expect((await send(mine)).status).toBe(201);
});

test.each(['2026-02-30', '0000-00-00', '2026-13-01', '9999-99-99'])('%s is no date', async (date) => {
  const unknown = { status: 404, body: problem('no-day', 'unknownDay') };
  expect(await ask(server, 'GET', `/api/daily/${date}`)).toEqual(unknown);
  expect(await send(result(), date)).toEqual(unknown);
});

test.each(['today', '2026-11-17T00:00', '../tables', '2026-1-1', '20261117'])('nor is %s', async (date) => {
  const path = `/api/daily/${encodeURIComponent(date)}`;
  expect((await ask(server, 'GET', path)).status).toBe(400);
});

test.each(['0001-01-01', '9999-12-31'])('on %s nobody has played, and nobody can', async (date) => {
  expect(await board(date)).toEqual({ date, isOpen: false, count: 0, results: [] });
  expect((await send(result(), date)).status).toBe(422);
});

test.each([
  ['no name', { name: ' ' }],
  ['a name with a control character', { name: 'A\u0000da' }],
  ['a name that runs backwards', { name: 'A\u202eda' }],
  ['a long name', { name: 'x'.repeat(25) }],
  ['a secret that can be guessed', { secret: '1' }],
  ['no log', { log: undefined }],
  ['a log of another form', { log: { ...LOG, actions: [1] } }],
  ['more actions than any game has', { log: { ...LOG, actions: Array(1_501).fill('aaaa') } }],
])('%s is refused', async (_what, part) => {
  expect((await send({ ...result(), ...part })).status).toBe(400);
  expect((await board()).count).toBe(0);
});

test('a body that no game needs is refused before it is read', async () => {
  expect(await send({ ...result(), more: 'x'.repeat(80_000) })).toEqual({
    status: 413,
    body: problem('too-large', 'tooLong'),
  });
});

test('names are stored as they are shown elsewhere', async () => {
  await send(result({ name: '  Ada   L. ' }));
  expect((await board()).results[0].name).toBe('Ada L.');
});

test('the owner of a result, and nobody else, removes the name', async () => {
  const mine = result();
  await send(mine);
  expect(await erase(newKeys().secret)).toBe(404);
  expect(await erase('short')).toBe(401);
  expect(await erase(mine.secret, '2026-11-16')).toBe(404);
  expect((await board()).results[0].name).toBe('Ada');
  expect(await erase(mine.secret)).toBe(204);
  expect(await board()).toMatchObject({ count: 1, results: [{ name: '' }] });
  // Sent again, it does not come back.
  await send(mine);
  expect((await board()).results[0].name).toBe('');
});

test('results cannot be connected across dates, nor to a secret', async () => {
  const { secret } = result();
  const devices: string[] = [];
  for (const date of [DATE, '2026-11-16']) {
    now = Date.parse(`${date}T12:00:00Z`);
    await send(result({ secret, log: await playDaily(date, 'same') }), date);
    const [{ device }] = await store.boards.best(date, 1);
    devices.push(device);
  }
  expect(new Set(devices).size).toBe(2);
  for (const device of devices) expect(device).not.toContain(secret);
});

test('nothing but name, points and rank is told', async () => {
  await send(result());
  const { body } = await ask(server, 'GET', `/api/daily/${DATE}`);
  const { results } = body as { results: object[] };
  expect(results.map((one) => Object.keys(one).sort())).toEqual([['margin', 'name', 'rank', 'scores']]);
});
