import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openSqliteSubscriptions } from '../../../server/src/notifications/sqlite.ts';
import { resultOf } from '../../../server/src/store/testing/boards.contract.ts';
import { objects, run } from '../testing/run.ts';
import { FORMAT, newFiles, storedTables } from './testing/stored.ts';

const newFile = newFiles();
const LINE = { from: 0, name: 'Adèle', at: 1 };
const HOOK = (address: string) => ({ kind: 'webhook', address, key: 'signing' }) as const;

/**
 * How often these words occur in the file and its log. Counted by another process: closing a file releases all locks that
 * a process has on it, SQLite's among them.
 */
function found(file: string, words: string): number {
  const files = [file, `${file}-wal`].filter((name) => existsSync(name));
  const count = `process.stdout.write(String(process.argv.slice(2).flatMap((name) =>
    require('node:fs').readFileSync(name).toString('latin1').split(process.argv[1]).slice(1)).length))`;
  return Number(execFileSync(process.execPath, ['-e', count, words, ...files], { encoding: 'utf8' }));
}

/** With chat and notification subscriptions of its own at each table. */
async function talkative(file: string, count: number) {
  const stored = await storedTables(file, count);
  const notifications = openSqliteSubscriptions(file);
  for (let line = 0; line < 30; line++)
    for (const table of stored.tables) {
      await stored.store.addChat(table, 'players', {
        ...LINE,
        text: `said at ${table}, ${'.'.repeat(line * 3)}`,
      });
      if (line === 0) await notifications.add({ table, seat: 0 }, HOOK(`https://hook.example/of-${table}`));
    }
  await notifications.close();
  return stored;
}

describe('guimard admin delete', () => {
  it('leaves nothing of a table in the file or its log, beside a running server, and all of the others', async () => {
    const file = newFile();
    const { store, tables } = await talkative(file, 40);
    // Many of them, since SQLite leaves copies of some when it moves rows.
    const gone = tables.slice(0, 12);
    for (const table of gone) {
      expect(found(file, table)).toBeGreaterThan(0);
      expect(await run(['admin', 'delete', table, '--data', file, '--yes'])).toEqual({
        status: 0,
        out: `Deleted table ${table}. Backups that were made before still have it.\n`,
        err: '',
      });
    }
    expect(gone.map((table) => [table, found(file, table)])).toEqual(gone.map((table) => [table, 0]));
    const changed = await store.listChanged(new Map(tables.map((table) => [table, 0])));
    expect(gone.map((table) => changed.get(table))).toEqual(gone.map(() => undefined));
    expect(gone.every((table) => changed.has(table))).toBe(true);
    for (const table of tables.slice(12)) {
      expect(await store.load(table)).toBeDefined();
      expect(await store.loadChat(table, 'players', 99)).toHaveLength(30);
    }
    expect(await store.check()).toBeUndefined();
    await store.close();
  });

  it('asks first', async () => {
    const file = newFile();
    const { store, tables, entries } = await storedTables(file, 1);
    const [table] = tables;
    const args = ['admin', 'delete', table, '--data', file];
    const question = `Delete table ${table} with ${entries} entries for good? [y/N] `;
    for (const no of ['', 'n\n', 'perhaps\n']) {
      expect(await run(args, no)).toEqual({
        status: 1,
        out: '',
        err: `${question}guimard admin: nothing was deleted\n`,
      });
    }
    expect(await store.load(table)).toBeDefined();
    expect(await run(args, 'y\n')).toMatchObject({ status: 0, err: question });
    expect(await store.load(table)).toBeUndefined();
    for (const sure of [[], ['--yes']]) {
      expect((await run([...args, ...sure])).err).toBe(
        `guimard admin: there is no table ${table} in ${file}\n`,
      );
    }
    await store.close();
  });

  it('leaves a file of another format unchanged', async () => {
    const file = newFile();
    const { store, tables } = await storedTables(file, 1);
    await store.close();
    const db = new DatabaseSync(file);
    db.exec('ALTER TABLE tables DROP COLUMN versions; PRAGMA user_version = 5');
    db.close();
    const { status, err } = await run(['admin', 'delete', tables[0], '--data', file, '--yes']);
    expect([status, err]).toEqual([
      1,
      `guimard admin: ${file} has format 5, and this Guimard changes format ${FORMAT}. Use the version that the server runs\n`,
    ]);
    expect((await run(['admin', 'export', tables[0], '--data', file])).status).toBe(0);
  });
});

describe('guimard admin export', () => {
  it('writes what is stored, an entry a line', async () => {
    const file = newFile();
    const { store, tables } = await storedTables(file, 2);
    const [table] = tables;
    const { status, out, err } = await run(['admin', 'export', table, '--data', file]);
    expect([status, err]).toEqual([0, '']);
    const kept = (await store.load(table))!;
    expect(objects(out)).toEqual(kept.map((one, i) => ({ version: i + 1, ...one })));
    await store.close();
  });

  it('writes what is left of a damaged table, and says how much', async () => {
    const file = newFile();
    const { store, tables, entries } = await storedTables(file, 2);
    await store.close();
    const [table] = tables;
    const db = new DatabaseSync(file);
    db.exec(`DELETE FROM entries WHERE table_id = '${table}' AND version = 2`);
    db.exec(`UPDATE entries SET json = '{"type":' WHERE table_id = '${table}' AND version = 3`);
    db.close();
    const { status, out, err } = await run(['admin', 'export', table, '--data', file]);
    expect([status, err]).toEqual([1, `guimard admin: ${entries - 1} of ${entries} entries can be read\n`]);
    expect(objects(out).slice(0, 2)).toMatchObject([
      { version: 1, entry: { type: 'created' } },
      { version: 3, json: '{"type":' },
    ]);
  });
});

describe('guimard admin', () => {
  it.each([
    ['', 'it is delete CODE, export CODE or erase DATE NAME'],
    ['delete', 'it is delete CODE, export CODE or erase DATE NAME'],
    ['dance abcdefgh', 'it is delete CODE, export CODE or erase DATE NAME'],
    ['delete abcdefgh abcdefgh', 'it is delete CODE, export CODE or erase DATE NAME'],
    ['delete x', '"x" is no code of a table: it has eight letters and digits'],
  ])('"%s" is refused', async (args, reason) => {
    const { status, err } = await run(['admin', ...args.split(' ').filter(Boolean)]);
    expect([status, err]).toEqual([2, `guimard admin: ${reason} (see guimard admin --help)\n`]);
  });

  it('uses the same file as the server', async () => {
    const { err } = await run(['admin', 'export', 'abcdefgh']);
    expect(err).toContain('data/guimard.sqlite\n');
  });
});

it.each([
  ['admin', 'export', 'abcd2345'],
  ['admin', 'delete', 'abcd2345', '--yes'],
  ['doctor', 'postgres://guimard:secret@127.0.0.1:1/guimard'],
])('%s %s says that a database cannot be reached, and repeats no password', async (...args) => {
  const env = { DATABASE_URL: 'postgres://guimard:secret@127.0.0.1:1/guimard' };
  expect(await run(args, '', env)).toEqual({
    status: 1,
    out: '',
    err: `guimard ${args[0]}: Cannot use the database: connect ECONNREFUSED 127.0.0.1:1\n`,
  });
});

describe('guimard admin erase', () => {
  it('leaves nothing of a name in the file or its log, beside a running server', async () => {
    const file = newFile();
    const { store } = await storedTables(file, 1);
    for (const [i, name] of ['Ada the Unforgettable', 'Bea'].entries())
      await store.boards.add('2026-11-17', resultOf(`d${i}`, { name }));
    expect(found(file, 'Unforgettable')).toBeGreaterThan(0);
    const erase = (...args: string[]) => run(['admin', 'erase', ...args, '--data', file]);
    expect(await erase('2026-11-17', 'Ada the Unforgettable')).toEqual({
      status: 0,
      out: 'Erased "Ada the Unforgettable" from the board of 2026-11-17. Backups that were made before still have it.\n',
      err: '',
    });
    expect(found(file, 'Unforgettable')).toBe(0);
    expect((await store.boards.best('2026-11-17', 9)).map(({ name }) => name).toSorted()).toEqual([
      '',
      'Bea',
    ]);
    expect(await erase('2026-11-17', 'Nobody')).toMatchObject({
      status: 1,
      err: expect.stringContaining('nobody'),
    });
    expect((await erase('2026-11-17', '')).status).toBe(1);
    expect((await erase('yesterday', 'Bea')).status).toBe(2);
    expect((await erase('2026-11-17')).status).toBe(2);
    await store.close();
  });
});
