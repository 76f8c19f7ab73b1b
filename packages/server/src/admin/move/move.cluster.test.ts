import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { command, look, startGame } from '../../api/testing/client.ts';
import { Player } from '../../api/testing/player.ts';
import { type Running, startServer } from '../../api/testing/server.ts';
import { openSqliteSubscriptions } from '../../notifications/sqlite.ts';
import { HOOK } from '../../notifications/testing/subscriptions.contract.ts';
import { openStore } from '../../store/open.ts';
import { faultyProxy } from '../../store/postgres/testing/faulty-proxy.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import { resultOf } from '../../store/testing/boards.contract.ts';
import { newFiles } from '../../store/testing/folder.ts';
import { appendOf, EVERY_KIND, WAITING } from '../../store/testing/tables.ts';
import { fileSide } from './file-side.ts';
import { moveTables } from './move.ts';

const newFile = newFiles();
let databases = 0;

/** A new database in the PostgreSQL that all tests share. */
async function newDatabase(): Promise<string> {
  const url = new URL(inject('postgres'));
  const client = new Client(url.href);
  await client.connect();
  const name = `moved${process.pid}_${databases++}`;
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** Everything in a file. */
async function contentsOf(file: string) {
  const db = new DatabaseSync(file);
  const side = fileSide(db, file);
  const tables = await Promise.all((await side.ids()).map((id) => side.read(id)));
  const [results, about] = [await side.results(), await side.about()];
  db.close();
  return { tables, results, about };
}

const step = fc.record({
  table: fc.constantFrom('a', 'b', 'c'),
  does: fc.constantFrom(
    'append',
    'append',
    'say',
    'say',
    'whisper',
    'erase player',
    'subscribe',
    'erase',
    'result',
  ),
  text: fc.string({ minLength: 1, unit: 'binary', maxLength: 8 }),
});

test('from a file to PostgreSQL and back, stores are equal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const [file, back] = [newFile(), newFile()];
      const store = openSqliteStore(file);
      const subscriptions = openSqliteSubscriptions(file);
      for (const [i, { table, does, text }] of steps.entries()) {
        const from = (await store.load(table))?.length ?? 0;
        if (does === 'result') await store.boards.add(`day ${i % 3}`, resultOf(table, { at: i }));
        else if (does === 'append' || from === 0) {
          const entry = EVERY_KIND[i % EVERY_KIND.length];
          const summary = i % 2 === 0 ? WAITING : { ...WAITING, due: i + 0.25, isComputersTurn: true };
          const key = i % 3 === 0 ? {} : { key: `key-${i}` };
          await store.append({ table, from, entries: [{ at: i, time: i + 0.1, entry, ...key }], summary });
        } else if (does === 'say' || does === 'whisper') {
          const line = { from: i % 2, name: 'Zoë', text, at: i };
          await store.addChat(table, does === 'say' ? 'players' : 'spectators', line, `key-${i % 5}`);
        } else if (does === 'erase player') await store.erasePlayer(table, i % 2);
        else if (does === 'erase') await store.erase(table);
        else await subscriptions.add({ table, seat: i % 3 }, { ...HOOK, address: `${HOOK.address}${i % 2}` });
        if (does === 'subscribe' && i % 2 === 0) await subscriptions.claim({ table, seat: i % 3 }, i);
      }
      await store.heartbeat(12_345.5);
      await Promise.all([store.close(), subscriptions.close()]);
      const url = await newDatabase();
      const before = await contentsOf(file);
      expect(await moveTables(file, url)).toMatchObject({
        copied: before.tables.length,
        differing: [],
        isInUse: false,
      });
      expect(await moveTables(file, url)).toMatchObject({ copied: 0, differing: [] });
      expect(await moveTables(url, back)).toMatchObject({ copied: before.tables.length, differing: [] });
      expect(await contentsOf(back)).toEqual(before);
    }),
    // Each try makes a database.
    { numRuns: 4, endOnFailure: true },
  );
});

test('a move that was cut off is continued', async () => {
  const file = newFile();
  const store = openSqliteStore(file);
  for (let i = 0; i < 20; i++) await store.append(appendOf(`t${i}`, 0, ['one', 'two']));
  await store.close();
  const proxy = await faultyProxy(await newDatabase());
  onTestFinished(() => proxy.close());
  expect(await moveTables(newFileOf(), proxy.url)).toMatchObject({ copied: 0 });
  proxy.cutAfter(100);
  await expect(moveTables(file, proxy.url)).rejects.toThrow(/^Cannot use the database: /);
  proxy.set('none');
  const moved = await moveTables(file, proxy.url);
  expect(moved).toMatchObject({ tables: 20, entries: 40, differing: [] });
  expect(moved.copied).toBeGreaterThan(0);
  expect(moved.copied).toBeLessThan(20);
});

/** An empty store in a file. */
function newFileOf(): string {
  const file = newFile();
  void openSqliteStore(file).close();
  return file;
}

/** The player on turn moves, this many times. */
async function play(server: Running, seats: Awaited<ReturnType<typeof startGame>>, times: number) {
  for (let i = 0; i < times; i++) {
    for (const { table, seat, secret } of seats) {
      const player = new Player(seat);
      player.learn(await look(server, table, secret));
      if (player.move === undefined) continue;
      const act = { type: 'act', action: player.move } as const;
      expect((await command(server, { table, secret }, player.version, act)).status).toBe(200);
      break;
    }
  }
}

test('a game that was moved goes on where it stood, while the first copy was made beside the server', async () => {
  const [file, url] = [newFile(), await newDatabase()];
  let now = 1_000;
  const first = await startServer({ store: await openStore(file), now: () => now });
  onTestFinished(() => first.close());
  const seats = await startGame(first, { clock: { kind: 'bank', seconds: 600, increment: 0 } });
  const [{ table, secret }] = seats;
  await play(first, seats, 3);
  expect(await moveTables(file, url)).toMatchObject({ copied: 1, differing: [], isInUse: true });
  now = 500_000;
  await play(first, seats, 3);
  const before = await look(first, table, secret);
  await first.close();
  expect(await moveTables(file, url)).toMatchObject({ copied: 1, differing: [], isInUse: false });

  const store = await openStore(url);
  expect(store.time).toBeGreaterThanOrEqual(now);
  const second = await startServer({ store, now: () => store.time });
  onTestFinished(() => second.close());
  await expect(moveTables(file, url)).rejects.toThrow('A server uses the target. Stop it first.');
  const after = await look(second, table, secret);
  expect(after.moves).toEqual(before.moves);
  await play(second, seats, 3);
  await second.close();
  const changed = `Table ${table} was changed in the target since it was copied. It was left as it is.`;
  // PostgreSQL ends a session some time after its client has gone.
  await vi.waitFor(() => expect(moveTables(file, url)).rejects.toThrow(changed), 10_000);
});
