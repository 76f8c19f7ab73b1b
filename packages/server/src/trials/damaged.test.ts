/** A file with damaged pages, as from a bad disk: what is lost is lost, and everything else goes on. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type CreateTable, createTable, type Seated } from '@guimard/protocol';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../api/testing/server.ts';
import { TestSocket } from '../api/testing/socket.ts';
import { gameCalled } from '../games.ts';
import { Rooms } from '../room/rooms.ts';
import { tableIdOf } from '../room/secrets.ts';
import { must, newKey, testDeps } from '../room/testing/test-table.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { newFiles } from '../store/testing/folder.ts';

const WAITING = 40;
const BY_LINK = 11;
const RUNNING = 10;

const newFile = newFiles();
const READY = { type: 'ready', isReady: true } as const;

interface Table extends Seated {
  readonly isPublic: boolean;
  readonly isRunning: boolean;
}
let base = '';
let tables: readonly Table[] = [];

const helloFrom = (table: string) => `Hello from ${table}! `.repeat(8);

/** Always with the same keys, and so with the same codes, each at the same place in the file. */
const keysOf = (number: number) => ({
  secret: String(number).padStart(22, 'k'),
  recovery: `aaaa-bbbb-cccc-${String.fromCharCode(97 + (number % 26)).repeat(4)}`,
});

const wishOf = (more: Partial<CreateTable>) =>
  createTable.parse({
    game: 'metro',
    options: {},
    nickname: 'Ada',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    ...more,
  });

async function openTable(rooms: Rooms, number: number): Promise<Table> {
  const isRunning = number >= WAITING + BY_LINK;
  const isPublic = number < WAITING || isRunning;
  const draft = wishOf({
    visibility: isPublic ? 'public' : 'link',
    clock: isRunning ? { kind: 'days', days: 3 } : { kind: 'none' },
    keys: keysOf(number),
  });
  const seated = must(await rooms.create(draft));
  if (isRunning) {
    const room = (await rooms.get(seated.table))!;
    must(await room.join('Bea'));
    for (const seat of [0, 1]) must(await room.command(seat, { key: newKey(), version: 0, command: READY }));
  }
  return { ...seated, isPublic, isRunning };
}

beforeAll(async () => {
  base = newFile();
  const store = openSqliteStore(base);
  let now = 1_000;
  const rooms = new Rooms(testDeps({ store, now: () => now++, date: () => now }));
  const opened: Table[] = [];
  for (let number = 0; number < WAITING + BY_LINK + RUNNING; number++) {
    opened.push(await openTable(rooms, number));
  }
  for (const { table } of opened)
    await store.addChat(table, 'players', { from: 0, name: 'Ada', text: helloFrom(table), at: 1 });
  await store.heartbeat(now);
  await rooms.close();
  await store.close();
  tables = opened;
});

/** The pages of a table or an index, in order. */
function pagesOf(name: string, type: 'leaf' | 'internal'): readonly number[] {
  const db = new DatabaseSync(base, { readOnly: true });
  const rows = db
    .prepare('SELECT pageno FROM dbstat WHERE name = ? AND pagetype = ? ORDER BY path')
    .all(name, type);
  db.close();
  return rows.map(({ pageno }) => Number(pageno));
}

const PAGE = 4096;

/** A copy of the file with one page of junk, and the original page. */
function damage(page: number): { readonly file: string; readonly lost: string } {
  const file = newFile();
  copyFileSync(base, file);
  const bytes = readFileSync(file);
  const from = (page - 1) * PAGE;
  const lost = bytes.toString('latin1', from, from + PAGE);
  writeFileSync(file, bytes.fill(0xa5, from, from + PAGE));
  return { file, lost };
}

/** Where a page is, and which tables lose data with it. */
const PLACES: readonly (readonly [string, 'leaf' | 'internal', number, 'named' | 'all' | 'nobody'])[] = [
  ['entries', 'leaf', 0, 'named'],
  ['entries', 'leaf', 2, 'named'],
  ['entries', 'leaf', 4, 'named'],
  ['entries', 'leaf', 6, 'named'],
  ['entries', 'leaf', 8, 'named'],
  ['entries', 'internal', 0, 'all'],
  ['tables', 'leaf', 0, 'named'],
  // A table cannot change without its row in each index.
  ['tables_public', 'leaf', 0, 'named'],
  ['tables_old', 'leaf', 0, 'named'],
  ['chat', 'leaf', 0, 'nobody'],
  ['beats', 'leaf', 0, 'nobody'],
  ['about', 'leaf', 0, 'nobody'],
];

async function serve(file: string) {
  const server = await startServer({ store: openSqliteStore(file) });
  onTestFinished(() => server.close());
  const { app } = server;

  /** Each table's response: 200, or the rule that refuses. */
  const answers = (asked: readonly Table[], method: 'GET' | 'POST') =>
    Promise.all(
      asked.map(async ({ table, secret, isRunning }) => {
        const command = isRunning ? { type: 'resign' } : READY;
        const response = await app.inject({
          method,
          url: `/api/tables/${table}${method === 'GET' ? '' : '/commands'}`,
          headers: { authorization: `Bearer ${secret}` },
          ...(method === 'POST' ? { payload: { key: newKey(), version: 0, command } } : {}),
        });
        const { statusCode } = response;
        return [table, statusCode === 410 ? response.json<{ rule: string }>().rule : statusCode] as const;
      }),
    );
  const lobby = async () => {
    const response = await app.inject('/api/tables');
    expect(response.statusCode).toBe(200);
    return response.json<{ tables: { id: string }[] }>().tables.map(({ id }) => id);
  };
  return { ...server, answers, lobby };
}

const idsOf = (some: readonly Table[]) => some.map(({ table }) => table).toSorted();
const named = (text: string) => tables.filter(({ table }) => text.includes(table));

describe(`of ${WAITING + BY_LINK + RUNNING} tables`, () => {
  it.each(PLACES)('damage to a page of %s (%s %i) affects %s', async (name, type, index, whose) => {
    const pages = pagesOf(name, type);
    const { file, lost } = damage(pages[index]);
    const lostTables: Record<typeof whose, readonly Table[]> = {
      named: named(lost),
      all: tables,
      nobody: [],
    };
    const losers = [...lostTables[whose]];
    if (whose === 'named') expect(losers).not.toEqual([]);
    // Tables on neighbouring pages are readable, but SQLite may need the damaged page to let them grow.
    const around = [-2, -1, 1, 2].flatMap((step) => (name === 'entries' ? (pages[index + step] ?? []) : []));
    const near = named(around.map((page) => damage(page).lost).join('')).filter(
      (one) => !losers.includes(one),
    );
    const others = tables.filter((one) => !losers.includes(one) && !near.includes(one));
    const expected = (some: readonly Table[], answer: unknown) => some.map(({ table }) => [table, answer]);

    const server = await serve(file);
    const isListed = ({ isPublic }: Table) => isPublic;
    const first = await server.lobby();
    expect(first).toEqual(expect.arrayContaining(idsOf(others.filter(isListed))));
    // Damage to an index is noticed when something changes, which a running game does when it is opened.
    const isIndex = name.startsWith('tables_');
    const unread = losers.filter(({ isRunning }) => isRunning || !isIndex);
    expect(first.filter((id) => unread.some(({ table }) => table === id))).toEqual([]);
    expect(await server.answers(others, 'GET')).toEqual(expected(others, 200));
    expect(await server.answers(losers, 'POST')).toEqual(expected(losers, 'damaged'));
    expect(await server.answers(others, 'POST')).toEqual(expected(others, 200));
    for (const [i, [, answer]] of (await server.answers(near, 'POST')).entries()) {
      expect([200, 'damaged']).toContain(answer);
      (answer === 200 ? others : losers).push(near[i]);
    }
    expect(await server.answers(losers, 'GET')).toEqual(expected(losers, 'damaged'));
    expect(await server.answers(others, 'GET')).toEqual(expected(others, 200));
    const open = others.filter((one) => isListed(one) && !one.isRunning);
    expect((await server.lobby()).toSorted()).toEqual(idsOf(open));

    // Once each, however often it was requested.
    const logged = server.log.filter((line) => line.includes('"level":50'));
    expect(logged.filter((line) => line.includes(`guimard doctor ${file}`))).toHaveLength(1);
    expect(logged.filter((line) => line.includes('UnplayableTable'))).toHaveLength(losers.length);
    const metrics = (await server.app.inject('/metrics')).body.split('\n');
    expect(metrics).toContain(`guimard_tables_damaged ${losers.length}`);
  });
});

it('a socket gets the same refusal', async () => {
  const { file, lost } = damage(pagesOf('entries', 'leaf')[4]);
  const server = await serve(file);
  const [{ table }] = named(lost);
  const socket = new TestSocket(server, table);
  const welcome = socket.hello();
  expect(await socket.closed).toEqual({ code: 4010, reason: 'damaged' });
  await expect(welcome).rejects.toThrow();
  expect(socket.got).toMatchObject([{ type: 'refused', rule: 'damaged' }]);
});

it('chat returns what is left of it', async () => {
  const [page, next] = pagesOf('chat', 'leaf');
  const { file, lost } = damage(page);
  const server = await serve(file);
  const said = async ({ table, secret }: Table) => {
    const socket = new TestSocket(server, table);
    const { chat } = await socket.hello({ secret });
    await socket.close();
    return chat.map(({ text }) => text);
  };
  const [silent] = named(lost);
  expect(await said(silent)).toEqual([]);
  const [heard] = named(damage(next).lost);
  expect(await said(heard)).toEqual([helloFrom(heard.table)]);
});

it('players can save the readable moves of a game, without its seeds', async () => {
  const running = tables.filter((one) => one.isRunning);
  const file = newFile();
  copyFileSync(base, file);
  const db = new DatabaseSync(file);
  const [{ table }] = running;
  const last = db.prepare('SELECT max(version) AS version FROM entries WHERE table_id = ?').get(table);
  db.prepare("UPDATE entries SET json = '{' WHERE table_id = ? AND version = ?").run(
    table,
    last!['version']!,
  );
  db.close();
  const server = await serve(file);
  const url = (one: Table) => `/api/tables/${one.table}/game`;
  expect((await server.app.inject(url(running[0]))).statusCode).toBe(401);
  const { statusCode, body, json } = await server.app.inject({
    url: url(running[0]),
    headers: { authorization: `Bearer ${running[0].secret}` },
  });
  expect(statusCode).toBe(200);
  expect(json()).toEqual({
    log: {
      game: 'metro',
      rules: gameCalled('metro')!.meta.rules,
      options: expect.any(Object),
      actions: [expect.any(String), expect.any(String)],
    },
    damaged: true,
  });
  expect(body).not.toContain('seed');
  // A game that has not started has nothing to save; an intact one is secret until it is over.
  expect((await server.app.inject(url(running[1]))).statusCode).toBe(409);
});

it('a new table gets another code if its place in the file is damaged', async () => {
  const [page] = pagesOf('entries', 'leaf').slice(4);
  const { file, lost } = damage(page);
  const [lowest, ...higher] = idsOf(named(lost));
  const isThere = (id: string) => lowest < id && id < higher.at(-1)!;
  const newcomers = Array.from({ length: 1_000 }, (_, i) => keysOf(100 + i));
  const keys = newcomers.find(({ secret }) => isThere(tableIdOf(secret, 0)))!;
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  const rooms = new Rooms(testDeps({ store }));
  const draft = wishOf({ visibility: 'public', keys });
  const { table } = must(await rooms.create(draft));
  expect(table).toBe(tableIdOf(keys.secret, 1));
  // Also for a client that missed the response.
  expect(must(await rooms.create(draft)).table).toBe(table);
  await rooms.close();
});
