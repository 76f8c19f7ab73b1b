import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backUp, examine } from '@guimard/server/admin';
import { describe, expect, it, vi } from 'vitest';
import { run } from '../testing/run.ts';
import { FORMAT, newFiles, storedTables } from './testing/stored.ts';

const newFile = newFiles();

/** The folder's contents: names, sizes and bytes. */
const folderOf = (file: string) =>
  readdirSync(dirname(file))
    .filter((name) => file.endsWith(name.slice(0, 6)))
    .map((name) => [name, statSync(`${dirname(file)}/${name}`).size]);

function change(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

describe('guimard doctor', () => {
  it('reports that an intact file is fine, and writes nothing, not even beside it', async () => {
    const file = newFile();
    const { store, entries } = await storedTables(file, 3);
    await store.close();
    const before = [folderOf(file), readFileSync(file, 'hex')];
    expect(await run(['doctor', file])).toEqual({
      status: 0,
      out: `${file}: format ${FORMAT}, 3 tables, ${3 * entries} entries.\nAll is well: every table can be read and replayed.\n`,
      err: '',
    });
    expect([folderOf(file), readFileSync(file, 'hex')]).toEqual(before);
  });

  it('reads what a running server stored a moment ago', async () => {
    const file = newFile();
    const { store, add, entries } = await storedTables(file, 1);
    expect(JSON.parse((await run(['doctor', file, '--json'])).out)).toMatchObject({ tables: 1, entries });
    await add();
    expect(JSON.parse((await run(['doctor', file, '--json'])).out)).toMatchObject({
      tables: 2,
      isSound: true,
    });
    await store.close();
  });

  it('says which tables are damaged, how much is left of them, and that the others are fine', async () => {
    const file = newFile();
    const { store, tables, entries } = await storedTables(file, 4);
    await store.close();
    const [first, second] = tables.toSorted();
    change(
      file,
      `DELETE FROM entries WHERE table_id = '${first}' AND version = 4;
       UPDATE entries SET json = json_set(json, '$.action', 'nonsense')
         WHERE table_id = '${second}' AND json ->> '$.type' = 'acted'`,
    );
    const { status, out, err } = await run(['doctor', file]);
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(out.split('\n')).toEqual([
      `${file}: format ${FORMAT}, 4 tables, ${3 * entries + 3} entries.`,
      'Damaged: 2 of 4 tables. The other 2 are fine.',
      `  ${first}: 3 of ${entries} entries can be read (entry 4 is missing or cannot be read)`,
      expect.stringMatching(
        `^  ${second}: ${entries} of ${entries} entries can be read \\(.*nonsense is refused`,
      ),
      `Stop the server and restore a backup: guimard restore COPY --data ${file} --replace`,
      `Or keep what is left of a table: guimard admin export CODE --data ${file}`,
      '',
    ]);
    expect(JSON.parse((await run(['doctor', file, '--json'])).out)).toMatchObject({
      isSound: false,
      tables: 4,
      damaged: [
        { table: first, readable: 3, of: entries },
        { table: second, readable: entries, of: entries },
      ],
      findings: [],
    });
  });

  it('says so when a page is damaged, with the tables on it', async () => {
    const file = newFile();
    const { store } = await storedTables(file, 40);
    await store.close();
    const db = new DatabaseSync(file, { readOnly: true });
    const [page] = db
      .prepare("SELECT pageno FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf' ORDER BY path")
      .all()
      .slice(2)
      .map(({ pageno }) => Number(pageno));
    db.close();
    const bytes = readFileSync(file);
    const lost = bytes.toString('latin1', (page - 1) * 4096, page * 4096);
    writeFileSync(file, bytes.fill(0, (page - 1) * 4096, page * 4096));
    const { status, out } = await run(['doctor', file, '--json']);
    const { tables, damaged, findings } = JSON.parse(out) as {
      tables: number;
      damaged: { table: string }[];
      findings: string[];
    };
    expect([status, tables]).toEqual([1, 40]);
    expect(damaged.length).toBeGreaterThan(0);
    for (const { table } of damaged) expect(lost).toContain(table);
    expect(findings[0]).toContain(`page ${page}`);
  });

  it('says how to repair a damaged index, and that works', async () => {
    const file = newFile();
    const { store } = await storedTables(file, 3);
    await store.close();
    const { file: copy } = await backUp(file, newFile(), { keep: 1 });
    const db = new DatabaseSync(file);
    const { rootpage } =
      db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'tables_old'").get() ?? {};
    db.close();
    const bytes = readFileSync(file);
    const page = Number(rootpage) * 4096;
    writeFileSync(file, bytes.fill(0xa5, page - 4096, page));
    const { status, out } = await run(['doctor', file]);
    expect(status).toBe(1);
    expect(out).toContain(
      'Every table can be read, but the file is damaged in other places, such as an index: new tables may be refused.',
    );
    const [, command = ''] = /guimard (restore .*)/.exec(out) ?? [];
    expect(await run(command.replace('COPY', copy).split(' '))).toMatchObject({ status: 0, err: '' });
    expect(await examine(file)).toMatchObject({ isSound: true, tables: 3 });
  });

  it('names a format that is older, newer or of another program', async () => {
    const old = newFile();
    const { store, entries } = await storedTables(old, 1);
    await store.close();
    change(old, 'ALTER TABLE tables DROP COLUMN versions; PRAGMA user_version = 5');
    const { status, out } = await run(['doctor', old]);
    expect([status, out]).toEqual([
      0,
      expect.stringContaining(
        `format 5 (an older one: the server brings it up to ${FORMAT}), 1 table, ${entries} entries.`,
      ),
    ]);
    change(old, 'PRAGMA user_version = 99');
    expect(await run(['doctor', old])).toEqual({
      status: 1,
      out: '',
      err: `guimard doctor: Cannot use ${old}: it was written by a newer Guimard (format 99, this one knows ${FORMAT})\n`,
    });
    const foreign = newFile();
    change(foreign, 'CREATE TABLE recipes (name TEXT)');
    expect((await run(['doctor', foreign])).err).toBe(
      `guimard doctor: ${foreign} is a database of another program\n`,
    );
  });

  it('says so when Node has no SQLite', async () => {
    const file = newFile();
    writeFileSync(file, '');
    const builtin = vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined as never);
    const { status, err } = await run(['doctor', file]);
    builtin.mockRestore();
    expect([status, err]).toEqual([
      1,
      `guimard doctor: This needs SQLite as in Node 22.18 or newer; this is ${process.version}\n`,
    ]);
  });

  it('says so when there is no file, or no database', async () => {
    expect((await run(['doctor', '/nowhere/at/all'])).err).toBe(
      'guimard doctor: There is no file /nowhere/at/all\n',
    );
    const file = newFile();
    writeFileSync(file, 'Paris, 1900. '.repeat(100));
    expect(await run(['doctor', file])).toMatchObject({
      status: 1,
      err: `guimard doctor: Cannot use ${file}: file is not a database\n`,
    });
  });
});
