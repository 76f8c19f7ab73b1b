import { lobby, seated, update } from '@guimard/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKeys } from '../room/secrets.ts';
import { ask, command, joinTable, look, NEW_TABLE, openTable, startGame } from './testing/client.ts';
import { problem } from './testing/problem.ts';
import { type Running, startServer } from './testing/server.ts';
import { TestSocket } from './testing/socket.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('the client that opens a table has a seat at it', async () => {
  const { status, body } = await ask(server, 'POST', '/api/tables', { body: NEW_TABLE });
  expect(status).toBe(201);
  const seat = seated.parse(body);
  expect(seat.seat).toBe(0);
  const { table } = await look(server, seat.table);
  expect(table.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Adèle'],
    ['open', ''],
  ]);
  expect(table.phase).toBe('waiting');
});

test.each([
  ['an unknown game', { ...NEW_TABLE, game: 'chess' }, 422, 'game'],
  ['two seats for the same player', { ...NEW_TABLE, seats: [{ kind: 'me' }, { kind: 'me' }] }, 422, 'seats'],
  ['no name', { ...NEW_TABLE, nickname: ' ' }, 400, 'request'],
  ['a name with invisible characters', { ...NEW_TABLE, nickname: 'A\u202eb' }, 400, 'request'],
  ['too many seats', { ...NEW_TABLE, seats: Array(7).fill({ kind: 'open' }) }, 400, 'request'],
  ['the level of tables at home', { ...NEW_TABLE, seats: [{ kind: 'computer', level: 9 }] }, 400, 'request'],
  ['a wrong type', { ...NEW_TABLE, seats: 'all' }, 400, 'request'],
  ['nothing', undefined, 400, 'request'],
  ['no JSON', '{"game":', 400, 'request'],
  ['a prototype', '{"__proto__":{"game":"metro"}}', 400, 'request'],
  ['a body that is too large', { ...NEW_TABLE, more: 'x'.repeat(10_000) }, 413, 'too-large'],
])('%s is refused', async (_what, body, status, rule) => {
  const answer = await ask(server, 'POST', '/api/tables', body === undefined ? {} : { body });
  expect(answer).toEqual({
    status,
    body: { ...problem(rule, expect.any(String)), detail: expect.stringMatching(/^\S.*[.]$/) },
  });
});

test('only JSON is accepted', async () => {
  const response = await fetch(`${server.url}/api/tables`, { method: 'POST', body: 'game=metro' });
  expect([response.status, await response.json()]).toEqual([415, problem('not-json', 'jsonOnly')]);
});

test('unknown fields are dropped', async () => {
  const { table } = await openTable(server, { ...NEW_TABLE, isAdmin: true } as typeof NEW_TABLE & {
    isAdmin: true;
  } as never);
  expect(JSON.stringify(await look(server, table))).not.toContain('isAdmin');
});

test.each(['/api/tables/aaaaaaaa', '/api/tables/aaaaaaaa/game'])('%s: no such table', async (path) => {
  expect(await ask(server, 'GET', path)).toEqual({
    status: 404,
    body: problem('no-table', 'unknownTable'),
  });
});

test('an invalid table code is refused', async () => {
  expect((await ask(server, 'GET', '/api/tables/A..b')).status).toBe(400);
  expect((await ask(server, 'GET', '/api/tables/aaaaaaaa?moves=-1')).status).toBe(400);
  expect((await ask(server, 'GET', '/api/tables/aaaaaaaa?moves=x')).status).toBe(400);
});

test('an unknown address', async () => {
  expect(await ask(server, 'GET', '/api/nowhere')).toEqual({
    status: 404,
    body: problem('path', 'nothingHere'),
  });
});

test('the lobby lists public tables that are open or in progress', async () => {
  const [first] = await startGame(server, { visibility: 'public' });
  const waiting = await openTable(server, { visibility: 'public' });
  const hidden = await openTable(server);
  const list = async () => {
    const { body } = await ask(server, 'GET', '/api/tables');
    return (body as { tables: { id: string; phase: string }[] }).tables;
  };
  const listed = await list();
  expect(listed.find(({ id }) => id === first.table)?.phase).toBe('running');
  expect(listed.find(({ id }) => id === waiting.table)?.phase).toBe('waiting');
  expect(listed.some(({ id }) => id === hidden.table)).toBe(false);
  await command(server, first, 0, { type: 'resign' });
  expect((await list()).some(({ id }) => id === first.table)).toBe(false);
});

test('the lobby lists tables with connected players first, and omits those without players', async () => {
  const [alive, left, empty] = [
    await openTable(server, { visibility: 'public' }),
    await openTable(server, { visibility: 'public' }),
    await openTable(server, { visibility: 'public' }),
  ];
  await command(server, empty, 0, { type: 'leave' });
  const socket = new TestSocket(server, alive.table);
  await socket.hello({ secret: alive.secret });
  const { tables } = lobby.parse((await ask(server, 'GET', '/api/tables')).body);
  const ours = tables.filter(({ id }) => [alive, left, empty].some(({ table }) => table === id));
  expect(ours.map(({ id, present }) => [id, present])).toEqual([
    [alive.table, [true, false]],
    [left.table, [false, false]],
  ]);
  socket.ws.close();
});

test('repeating a request with the same keys returns the same seat', async () => {
  const keys = newKeys();
  const body = { ...NEW_TABLE, keys };
  const [created, again] = [
    await ask(server, 'POST', '/api/tables', { body }),
    await ask(server, 'POST', '/api/tables', { body }),
  ];
  expect(created).toMatchObject({ status: 201, body: { seat: 0, ...keys } });
  expect(again).toEqual(created);
  const path = `/api/tables/${(created.body as { table: string }).table}/seats`;
  const other = newKeys();
  const join = () => ask(server, 'POST', path, { body: { nickname: 'Hector', keys: other } });
  expect(await join()).toMatchObject({ status: 201, body: { seat: 1, ...other } });
  expect(await join()).toMatchObject({ status: 201, body: { seat: 1, ...other } });
  const moved = newKeys();
  const recover = () =>
    ask(server, 'POST', `${path}/recover`, { body: { recovery: other.recovery, keys: moved } });
  expect(await recover()).toMatchObject({ status: 201, body: { seat: 1, ...moved } });
  expect(await recover()).toMatchObject({ status: 201, body: { seat: 1, ...moved } });
  for (const bad of [{ secret: 'short', recovery: keys.recovery }, { secret: keys.secret }]) {
    expect((await ask(server, 'POST', path, { body: { nickname: 'Eve', keys: bad } })).status).toBe(400);
  }
});

test('a seat is taken once', async () => {
  const { table } = await openTable(server);
  const joining = Array.from({ length: 5 }, (_, i) =>
    ask(server, 'POST', `/api/tables/${table}/seats`, { body: { nickname: `P${i}` } }),
  );
  const statuses = (await Promise.all(joining)).map(({ status }) => `${status}`);
  expect(statuses.toSorted()).toEqual(['201', '422', '422', '422', '422']);
});

test("only its own player sees a seat's hand", async () => {
  const [first, second] = await startGame(server);
  const known = async (secret?: string) =>
    (await look(server, first.table, secret)).moves.map((move) => JSON.stringify(move.changes)).join();
  const [asFirst, asSecond, asGuest] = [await known(first.secret), await known(second.secret), await known()];
  expect(new Set([asFirst, asSecond, asGuest]).size).toBe(3);
});

test('a client that has some moves gets the others', async () => {
  const [{ table }] = await startGame(server);
  const all = await look(server, table);
  expect(all.moves.length).toBeGreaterThan(1);
  const rest = await look(server, table, undefined, { moves: 1, version: all.table.version });
  expect([rest.from, rest.moves]).toEqual([1, all.moves.slice(1)]);
});

test('a wrong secret, or one of another table, gives no access', async () => {
  const [first] = await startGame(server);
  const [other] = await startGame(server);
  const wrong = { status: 401, body: problem('secret', 'wrongSecret') };
  for (const secret of ['x'.repeat(22), other.secret, 'no secret', first.secret.slice(1)]) {
    expect(await ask(server, 'GET', `/api/tables/${first.table}`, { secret })).toEqual(wrong);
    expect(await command(server, { ...first, secret }, 0, { type: 'resign' })).toEqual(wrong);
  }
  const without = await ask(server, 'POST', `/api/tables/${first.table}/commands`, {
    body: { key: 'k'.repeat(8), version: 0, command: { type: 'resign' } },
  });
  expect(without.status).toBe(401);
  expect((await look(server, first.table)).table.phase).toBe('running');
});

test('a secret identifies its seat, and a wrong one reveals nothing', async () => {
  const [first, second] = await startGame(server);
  const [other] = await startGame(server);
  const mine = (secret?: string, table = first.table) =>
    ask(server, 'GET', `/api/tables/${table}/seats/mine`, secret === undefined ? {} : { secret });
  expect(await mine(first.secret)).toEqual({ status: 200, body: { seat: 0, name: 'Adèle' } });
  expect(await mine(second.secret)).toEqual({ status: 200, body: { seat: 1, name: 'Hector' } });
  const wrong = {
    status: 401,
    body: problem('secret', expect.stringMatching(/^(playersOnly|wrongSecret)$/)),
  };
  for (const secret of [undefined, 'x'.repeat(22), other.secret, 'no secret', first.secret.slice(1)]) {
    expect(await mine(secret)).toEqual(wrong);
  }
  expect(await mine(first.secret, 'aaaaaaaa')).toMatchObject({ status: 404, body: { rule: 'no-table' } });
});

test('a recovery code gives the seat a new secret and invalidates the old one', async () => {
  const first = await openTable(server);
  await joinTable(server, first.table);
  const path = `/api/tables/${first.table}/seats/recover`;
  const wrong = await ask(server, 'POST', path, { body: { recovery: 'aaaa-aaaa-aaaa-aaaa' } });
  expect(wrong).toMatchObject({ status: 403, body: { rule: 'recovery' } });
  const written = first.recovery.toUpperCase().replaceAll('-', ' ');
  const again = seated.parse((await ask(server, 'POST', path, { body: { recovery: written } })).body);
  expect(again.seat).toBe(first.seat);
  expect((await command(server, first, 0, { type: 'ready', isReady: true })).status).toBe(401);
  expect((await command(server, again, 0, { type: 'ready', isReady: true })).status).toBe(200);
});

test('responses are never cached', async () => {
  const { table } = await openTable(server);
  const response = await fetch(`${server.url}/api/tables/${table}`);
  expect(update.parse(await response.json()).table.id).toBe(table);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
