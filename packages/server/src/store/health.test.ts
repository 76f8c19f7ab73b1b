import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './database.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { IllStoreProblem, StoreProblem } from './problem.ts';
import { openSqliteStore, storeIn } from './sqlite.ts';
import type { Store } from './store.ts';
import { newFiles } from './testing/folder.ts';
import { actionsOf, appendOf } from './testing/tables.ts';

const newFile = newFiles();
const LONG = 'x'.repeat(20_000);
const GONE = 'The database could not be written: its file has been deleted, or replaced by another.';

let [file, now] = ['', 0];
let db: DatabaseSync;
let store: Store;

beforeEach(async () => {
  [file, now] = [newFile(), 1_000];
  db = openDatabase(file);
  store = storeIn(db, file, () => now);
  onTestFinished(() => store.close());
  await store.append(appendOf('a', 0, ['one']));
});

describe('a full disk', () => {
  const fill = () => {
    const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count']);
    db.exec(`PRAGMA max_page_count = ${pages}`);
  };
  const clear = () => db.exec('PRAGMA max_page_count = 1000000');
  const FULL = { since: 2_000, reason: 'The database could not be written: database or disk is full.' };

  it('makes the store unhealthy from the first failed commit to the next successful heartbeat', async () => {
    expect(store.health).toBe('ok');
    await store.heartbeat(1);
    fill();
    now = 2_000;
    await expect(store.append(appendOf('a', 1, [LONG]))).rejects.toThrow(IllStoreProblem);
    expect(store.health).toEqual(FULL);
    now = 3_000;
    await expect(store.append(appendOf('a', 1, [LONG]))).rejects.toThrow(IllStoreProblem);
    expect(store.health).toEqual(FULL);
    clear();
    await store.append(appendOf('a', 1, [LONG]));
    await store.heartbeat(2);
    expect(store.health).toBe('ok');
    expect(store.commits.failed).toBe(2);
    expect(actionsOf(await store.load('a'))).toEqual(['one', LONG]);
  });

  it('is not over just because a heartbeat still fits', async () => {
    fill();
    // While the store is healthy, a heartbeat takes no more room than the one before.
    await store.heartbeat(1);
    await expect(store.append(appendOf('a', 1, [LONG]))).rejects.toThrow(IllStoreProblem);
    await expect(store.heartbeat(2)).rejects.toThrow(IllStoreProblem);
    expect(store.health).not.toBe('ok');
    clear();
    await store.heartbeat(3);
    expect(store.health).toBe('ok');
  });

  it('is not the diagnosis when one entry is refused', async () => {
    await expect(store.append(appendOf('a', 1, ['x'], { at: Number.NaN }))).rejects.toThrow(StoreProblem);
    expect([store.health, store.commits.failed]).toEqual(['ok', 0]);
  });
});

describe('a file that has disappeared', () => {
  const beside = (suffix = '') => `${file}.moved${suffix}`;

  it.each([
    ['deleted', () => rmSync(file)],
    [
      'replaced by a copy of itself',
      () => {
        copyFileSync(file, beside());
        renameSync(beside(), file);
      },
    ],
    [
      'replaced by a new one',
      () => {
        for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix);
        openDatabase(file).close();
      },
    ],
    ['without its log', () => rmSync(`${file}-wal`)],
  ])('(%s) takes nothing that would be lost', async (_how, lose) => {
    lose();
    await expect(store.append(appendOf('a', 1, ['two']))).rejects.toThrow(new IllStoreProblem(GONE));
    await expect(store.heartbeat(1)).rejects.toThrow(new IllStoreProblem(GONE));
    expect(store.health).toEqual({ since: 1_000, reason: GONE });
    await expect(store.load('a')).rejects.toThrow(IllStoreProblem);
  });

  it('makes the store healthy again when it is back, and contains nothing that was refused', async () => {
    renameSync(file, beside());
    await expect(store.append(appendOf('a', 1, ['two']))).rejects.toThrow(IllStoreProblem);
    renameSync(beside(), file);
    await store.heartbeat(1);
    expect(store.health).toBe('ok');
    expect(actionsOf(await store.load('a'))).toEqual(['one']);
    await store.append(appendOf('a', 1, ['three']));
  });
});

describe('the age of a file', () => {
  it('is recorded when it is created', async () => {
    expect(store.created).toBe(1_000);
    await store.close();
    const again = openSqliteStore(file, { date: () => 9_000 });
    expect(again.created).toBe(1_000);
    await again.close();
  });

  it('is that of its first entry, if it was created before this was recorded', async () => {
    const old = newFile();
    const made = new DatabaseSync(old);
    migrate(made, MIGRATIONS.slice(0, 2));
    made.exec(`
      INSERT INTO tables VALUES ('a', 'over', 'link', NULL, 0, 700);
      INSERT INTO entries VALUES ('a', 1, 500, NULL, '{}'), ('a', 2, 700, NULL, '{}');
    `);
    made.close();
    for (const date of [9_000, 10_000]) {
      const opened = openSqliteStore(old, { date: () => date });
      expect(opened.created).toBe(500);
      await opened.close();
    }
  });
});

it('includes the log in its size', async () => {
  const before = store.size!;
  await store.append(appendOf('a', 1, [LONG]));
  expect(store.size! - before).toBeGreaterThan(LONG.length);
});
