import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { APPLICATION_ID, numberOf } from './identity.ts';
import { MIGRATIONS } from './migrations.ts';
import { StoreProblem } from './problem.ts';
import { openSqliteStore } from './sqlite.ts';
import { newFiles } from './testing/folder.ts';
import { appendOf } from './testing/tables.ts';

const newFile = newFiles();
const WAL = '-wal';

function fileWith(sql: string): string {
  const file = newFile();
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
  return file;
}

/** As its program left it when it was killed: part of it is still in the log. */
function killedFile(): string {
  const [living, file] = [newFile(), newFile()];
  const db = new DatabaseSync(living);
  db.exec('CREATE TABLE recipes (name TEXT); PRAGMA journal_mode = WAL');
  db.exec("INSERT INTO recipes VALUES ('soup')");
  for (const suffix of ['', WAL]) copyFileSync(living + suffix, file + suffix);
  db.close();
  return file;
}

const bytesOf = (file: string) =>
  ['', WAL, '-shm', '-journal'].map((suffix) =>
    existsSync(file + suffix) ? readFileSync(file + suffix, 'hex') : undefined,
  );

describe("another program's database", () => {
  it.each([
    ['with tables of its own', () => fileWith('CREATE TABLE recipes (name TEXT)')],
    ['with a write-ahead log', () => fileWith('CREATE TABLE recipes (name TEXT); PRAGMA journal_mode = WAL')],
    ['whose program was killed', killedFile],
    ['with our format number', () => fileWith('CREATE TABLE recipes (name TEXT); PRAGMA user_version = 2')],
    [
      'with some of our names',
      () => fileWith('CREATE TABLE tables (x); CREATE TABLE chat (x); PRAGMA user_version = 2'),
    ],
    ['with another application id', () => fileWith('PRAGMA application_id = 42')],
  ])('%s is refused in one line, and not a byte of it is changed', (_name, make) => {
    const file = make();
    const before = bytesOf(file);
    expect(() => openSqliteStore(file)).toThrow(
      new StoreProblem(
        `Cannot open ${file}: it is a database of another program. Choose another file with GUIMARD_DATA.`,
      ),
    );
    expect(bytesOf(file)).toEqual(before);
  });
});

describe('our own database', () => {
  it.each([1, 2])('of format %i has no application id, and gets one', async (format) => {
    const file = fileWith(`${MIGRATIONS.slice(0, format).join(';')}; PRAGMA user_version = ${format}`);
    const store = openSqliteStore(file);
    await store.append(appendOf('a', 0));
    await store.close();
    const db = new DatabaseSync(file);
    expect(numberOf(db, 'application_id')).toBe(APPLICATION_ID);
    db.close();
    const again = openSqliteStore(file);
    expect(await again.load('a')).toHaveLength(1);
    await again.close();
  });
});
