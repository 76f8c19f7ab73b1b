import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { backUp, examine } from '@guimard/server/admin';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BIN, run } from '../testing/run.ts';
import { newFiles, storedTables } from './testing/stored.ts';

const newFile = newFiles();
const APPENDER = join(import.meta.dirname, '../../../server/src/store/testing/appender.ts');
const COPY = /^guimard-\d{8}T\d{6}Z\.sqlite$/;
const MINUTE = 60_000;

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

describe('guimard backup', () => {
  it('copies what a running server has stored, readable by nobody else, and says where', async () => {
    const [file, folder] = [newFile(), newFile()];
    const { store, add } = await storedTables(file, 2);
    await add();
    const { status, out, err } = await run(['backup', '--to', folder, '--data', file]);
    const [name] = namesIn(folder);
    expect(name).toMatch(COPY);
    const copy = join(folder, name!);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^\S+: [\d.]+ MB\n$/);
    expect(out).toContain(copy);
    expect(await examine(copy)).toMatchObject({ isSound: true, tables: 3 });
    expect([statSync(copy).mode & 0o077, statSync(folder).mode & 0o077]).toEqual([0, 0]);
    await store.close();
  });

  it('keeps the newest copies, and leaves everything else in the folder alone', async () => {
    const [file, folder] = [newFile(), newFile()];
    const { store } = await storedTables(file, 1);
    await store.close();
    const date = Date.UTC(2026, 10, 16, 18);
    for (let i = 0; i < 3; i++) await backUp(file, folder, { keep: 9, date: date + i * MINUTE });
    writeFileSync(join(folder, 'guimard-before-the-party.sqlite'), 'precious');
    const { removed } = await backUp(file, folder, { keep: 2, date: date + 3 * MINUTE });
    expect(removed).toEqual(['guimard-20261116T180000Z.sqlite', 'guimard-20261116T180100Z.sqlite']);
    expect(namesIn(folder)).toEqual([
      'guimard-20261116T180200Z.sqlite',
      'guimard-20261116T180300Z.sqlite',
      'guimard-before-the-party.sqlite',
    ]);
  });

  it('copies one state of a file that is written all the time', async () => {
    const [file, folder] = [newFile(), newFile()];
    const writer = spawn(process.execPath, [APPENDER, file, 'a', 'b'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(writer.stdout, 'data');
    onTestFinished(() => void writer.kill('SIGKILL'));
    let before = 0;
    for (let i = 0; i < 3; i++) {
      const { file: copy } = await backUp(file, folder, { keep: 3, date: i * MINUTE });
      const db = new DatabaseSync(copy, { readOnly: true });
      const rows = db
        .prepare(
          `SELECT versions, (SELECT count(*) FROM entries WHERE table_id = id) AS count,
             (SELECT max(version) FROM entries WHERE table_id = id) AS last FROM tables`,
        )
        .all();
      db.close();
      expect(rows.length).toBeGreaterThan(0);
      for (const { versions, count, last } of rows) expect([count, last]).toEqual([versions, versions]);
      const entries = rows.reduce((sum, { count }) => sum + Number(count), 0);
      expect(entries).toBeGreaterThanOrEqual(before);
      before = entries;
      await once(writer.stdout, 'data');
    }
  });

  it('leaves no half copy that looks like one when it is killed, and tidies up with the next', async () => {
    const [file, folder] = [newFile(), newFile()];
    const { store } = await storedTables(file, 1);
    await store.close();
    const db = new DatabaseSync(file);
    // 50 MB, which take a while to copy.
    db.exec(`CREATE TABLE filler (bytes BLOB);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO filler SELECT randomblob(100000) FROM n`);
    db.close();
    const child = spawn(process.execPath, [BIN, 'backup', '--to', folder, '--data', file], {
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    while (namesIn(folder).length === 0 && child.exitCode === null) await nextTurn();
    child.kill('SIGKILL');
    await exited;
    const left = namesIn(folder);
    expect(left.length).toBeGreaterThan(0);
    for (const name of left) expect(name).toMatch(/\.part(-journal)?$/);
    expect(await run(['backup', '--to', folder, '--data', file])).toMatchObject({ status: 0 });
    expect(namesIn(folder)).toEqual([expect.stringMatching(COPY)]);
  });

  it('deletes nothing if there is no good copy, and says why', async () => {
    const [file, folder] = [newFile(), newFile()];
    const { store } = await storedTables(file, 40);
    await store.close();
    await backUp(file, folder, { keep: 1, date: 0 });
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0, bytes.length >> 1));
    const { status, err } = await run(['backup', '--to', folder, '--keep', '1', '--data', file]);
    expect([status, err]).toEqual([1, expect.stringMatching(/^guimard backup: Cannot use \S+: .*malformed/)]);
    expect(namesIn(folder)).toEqual(['guimard-19700101T000000Z.sqlite']);
  });

  it.each([
    [[], {}, 2, 'it is --to FOLDER (see guimard backup --help)'],
    [
      ['--to', 'x', '--keep', '0'],
      {},
      2,
      '--keep must be a whole number from 1 to 100000, not "0" (see guimard backup --help)',
    ],
    [['--to', 'x'], { GUIMARD_DATA: '/nowhere/at/all' }, 1, 'There is no file /nowhere/at/all'],
    [
      ['--to', 'x'],
      { DATABASE_URL: 'postgres://u:secret@h/d' },
      1,
      'This copies a file. Back up PostgreSQL with pg_dump or pg_basebackup',
    ],
  ])('%j with %j: %i', async (args, env, status, message) => {
    expect(await run(['backup', ...args], '', env)).toEqual({
      status,
      out: '',
      err: `guimard backup: ${message}\n`,
    });
  });

  it('says so when the folder cannot be written', async () => {
    const file = newFile();
    const { store } = await storedTables(file, 1);
    await store.close();
    const { status, err } = await run(['backup', '--to', file, '--data', file]);
    expect([status, err]).toEqual([1, expect.stringMatching(/^guimard backup: Cannot use \S+: EEXIST/)]);
  });
});
