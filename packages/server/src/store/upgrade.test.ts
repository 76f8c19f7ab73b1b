/** What docs/host/index.md says about upgrading, rolling back and restoring, step by step. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { copyName } from './copy-before.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { openStore } from './open.ts';
import { StoreProblem } from './problem.ts';
import { newFiles } from './testing/folder.ts';
import { actionsOf, appendOf } from './testing/tables.ts';

const newFile = newFiles();
/** The format of the last release. */
const OLD = 2;

/** In a folder of its own. */
function fileInFolder(): string {
  const file = join(newFile(), 'guimard.sqlite');
  mkdirSync(dirname(file));
  return file;
}

/** A folder with the file of an older version, which its server left open: the newest entry is in its log. */
function oldFile(): string {
  const file = fileInFolder();
  const db = new DatabaseSync(file);
  migrate(db, MIGRATIONS.slice(0, OLD));
  db.exec(`
    PRAGMA application_id = 0;
    PRAGMA journal_mode = WAL;
    INSERT INTO tables VALUES ('a', 'running', 'public', NULL, 0, 2);
    INSERT INTO entries VALUES ('a', 1, 1, NULL, '{"type":"acted","by":0,"action":"one"}');
    INSERT INTO entries VALUES ('a', 2, 2, NULL, '{"type":"acted","by":0,"action":"two"}');
  `);
  db.close();
  return file;
}

const formatOf = (file: string): unknown => {
  const db = new DatabaseSync(file, { readOnly: true });
  const { user_version: format } = db.prepare('PRAGMA user_version').get() ?? {};
  db.close();
  return format;
};
const rowsOf = (file: string): readonly unknown[] => {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare('SELECT json FROM entries ORDER BY version').all();
  db.close();
  return rows;
};

it('upgrading copies the file first, unreadable for others, and once', async () => {
  const file = oldFile();
  const store = await openStore(file);
  expect(await store.countOpen()).toBe(1);
  await store.close();
  const copy = copyName(file, OLD);
  expect([formatOf(file), formatOf(copy)]).toEqual([MIGRATIONS.length, OLD]);
  expect(rowsOf(copy)).toEqual(rowsOf(file));
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const before = statSync(copy).mtimeMs;
  await (await openStore(file)).close();
  expect(statSync(copy).mtimeMs).toBe(before);
  expect(readdirSync(dirname(file)).filter((name) => name.includes('part'))).toEqual([]);
});

it('a new file has nothing to copy', async () => {
  const file = fileInFolder();
  await (await openStore(file)).close();
  expect(readdirSync(dirname(file)).filter((name) => name.includes('format'))).toEqual([]);
});

it('a file that cannot be copied is left unchanged, and the server says why', async () => {
  const file = oldFile();
  // Something is in the way.
  mkdirSync(copyName(file, OLD));
  writeFileSync(join(copyName(file, OLD), 'x'), '');
  await expect(openStore(file)).rejects.toThrow(StoreProblem);
  await expect(openStore(file)).rejects.toThrow(
    /must be copied to .*format-2 before it is brought up to date/,
  );
  expect([formatOf(file), rowsOf(file)]).toEqual([OLD, rowsOf(file)]);
});

it('rolling back replaces the file with the copy, and the old version continues from there', async () => {
  const file = oldFile();
  const store = await openStore(file);
  await store.append(appendOf('b', 0, ['since the upgrade']));
  await store.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  renameSync(copyName(file, OLD), file);
  // As the old version opens it.
  const db = new DatabaseSync(file);
  migrate(db, MIGRATIONS.slice(0, OLD));
  expect(db.prepare('SELECT id FROM tables').all()).toEqual([{ id: 'a' }]);
  db.close();
  // And upgraded again later.
  await (await openStore(file)).close();
  expect(existsSync(copyName(file, OLD))).toBe(true);
});

it('restoring a backup made while the server ran brings its content back', async () => {
  const file = fileInFolder();
  const backup = join(dirname(file), 'backup.sqlite');
  const store = await openStore(file);
  await store.append(appendOf('a', 0, ['one', 'two']));
  const db = new DatabaseSync(file);
  db.exec(`VACUUM INTO '${backup}'`);
  db.close();
  await store.append(appendOf('a', 2, ['three']));
  await store.close();
  copyFileSync(backup, file);
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  const restored = await openStore(file);
  expect(actionsOf(await restored.load('a'))).toEqual(['one', 'two']);
  expect((await restored.append(appendOf('a', 2, ['four']))).ok).toBe(true);
  await restored.close();
  expect(readdirSync(dirname(file))).toContain(basename(backup));
});
