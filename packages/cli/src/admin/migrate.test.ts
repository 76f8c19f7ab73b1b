import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../../server/src/store/sqlite.ts';
import { run } from '../testing/run.ts';
import { newFiles, storedTables } from './testing/stored.ts';

const newFile = newFiles();

describe('guimard migrate', () => {
  it('copies and compares everything, and says whether a server still uses the source', async () => {
    const [from, to] = [newFile(), newFile()];
    const { store, tables, entries } = await storedTables(from, 3);
    await store.addChat(tables[0], 'players', { from: 0, name: 'Adèle', text: 'hello', at: 1 });
    const migrate = () => run(['migrate', '--from', from, '--to', to]);
    const copied = (tables: number, last: string) =>
      `Copied ${tables} tables from ${from} to ${to}.\n` +
      `Compared: 3 tables with ${3 * entries} entries, 1 line, 0 subscriptions, and 0 results of the day are the same on both sides.\n` +
      `${last}.\n`;
    const inUse = `Another program uses ${from}, such as a server: stop it, and run this again`;
    expect(await migrate()).toEqual({ status: 1, out: copied(3, inUse), err: '' });
    await store.close();
    expect(await migrate()).toEqual({
      status: 0,
      out: copied(0, `Done: start the server on ${to}`),
      err: '',
    });
  });

  it('copies only what has changed', async () => {
    const [from, to] = [newFile(), newFile()];
    const { store, tables } = await storedTables(from, 3);
    const migrate = () => run(['migrate', '--from', from, '--to', to]);
    await migrate();
    await store.addChat(tables[1], 'spectators', { from: -3, name: 'Hector', text: 'hello', at: 2 });
    expect((await migrate()).out).toMatch(/^Copied 1 table from /);
    expect((await migrate()).out).toMatch(/^Copied 0 tables from /);
    const copy = openSqliteStore(to);
    for (const table of tables) expect(await copy.load(table)).toEqual(await store.load(table));
    expect(await copy.loadChat(tables[1], 'spectators', 9)).toHaveLength(1);
    await Promise.all([store.close(), copy.close()]);
  });

  it('leaves a target alone that has tables of its own', async () => {
    const [from, to] = [newFile(), newFile()];
    const here = await storedTables(from, 1);
    const there = await storedTables(to, 1);
    await Promise.all([here.store.close(), there.store.close()]);
    expect(await run(['migrate', '--from', from, '--to', to])).toMatchObject({
      status: 1,
      err: expect.stringContaining(
        `The target has tables that the source does not have (${there.tables[0]}). Nothing was copied.`,
      ),
    });
  });

  it.each([
    [[], 'it is --from FILE|URL --to FILE|URL', 2],
    [['--from', 'nowhere.sqlite', '--to', 'other.sqlite'], 'There is no file nowhere.sqlite', 1],
    [['--from', '/dev/null', '--to', '/dev/null'], 'both names mean the same place', 1],
    [['--from', 'DATABASE_URL', '--to', 'x'], 'Cannot use the database: connect ECONNREFUSED 127.0.0.1:1', 1],
  ])('%j is refused: %s', async (args, message, status) => {
    const env = { DATABASE_URL: 'postgres://guimard:secret@127.0.0.1:1/guimard' };
    const ran = await run(['migrate', ...args], '', env);
    expect([ran.status, ran.out]).toEqual([status, '']);
    expect(ran.err).toContain(message);
    expect(ran.err).not.toContain('secret');
  });
});
