import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { UnplayableTable } from '../domain/unplayable.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';
import { newFiles } from './testing/folder.ts';
import { actionsOf, appendOf } from './testing/tables.ts';

const newFile = newFiles();

/** With table a as the SQL left it, and an intact table b. */
async function storeAfter(sql: string): Promise<Store> {
  const file = newFile();
  const store = openSqliteStore(file);
  for (const table of ['a', 'b']) await store.append(appendOf(table, 0, ['one', 'two', 'three', 'four']));
  await store.close();
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  db.exec(sql);
  db.close();
  const again = openSqliteStore(file);
  onTestFinished(() => again.close());
  return again;
}

const ROW = "WHERE table_id = 'a' AND version = 3";

describe('a table with missing data', () => {
  it.each([
    ['an entry that is no JSON', `UPDATE entries SET json = '{"type":"ac' ${ROW}`, 2, 'entry 3'],
    ['an entry of an unknown kind', `UPDATE entries SET json = '{"type":"danced"}' ${ROW}`, 2, 'entry 3'],
    [
      'an entry that lacks something',
      `UPDATE entries SET json = '{"type":"acted","by":0}' ${ROW}`,
      2,
      'entry 3',
    ],
    ['an entry in the middle', `DELETE FROM entries ${ROW}`, 2, 'entry 3'],
    [
      'the first entry',
      "DELETE FROM entries WHERE table_id = 'a' AND version = 1",
      0,
      'entry 1 is missing or cannot be read',
    ],
    [
      'the last entry',
      "DELETE FROM entries WHERE table_id = 'a' AND version = 4",
      3,
      'it has 3 entries, and should have 4',
    ],
    ['all entries', "DELETE FROM entries WHERE table_id = 'a'", 0, 'it has 0 entries, and should have 4'],
    ['its line', "DELETE FROM tables WHERE id = 'a'", 4, 'it has 4 entries, and should have none'],
  ])('(%s) is damaged, and what comes before can be read', async (_what, sql, readable, why) => {
    const store = await storeAfter(sql);
    const load = store.load('a');
    await expect(load).rejects.toThrow(UnplayableTable);
    await expect(load).rejects.toMatchObject({
      table: 'a',
      kind: 'damaged',
      message: expect.stringContaining(why),
    });
    expect(actionsOf(await store.loadReadable('a'))).toEqual(
      ['one', 'two', 'three', 'four'].slice(0, readable),
    );
    expect(await store.load('b')).toHaveLength(4);
  });

  it('reveals nothing of its content', async () => {
    const store = await storeAfter(`UPDATE entries SET json = '{"type":"started","seed":"s3cret' ${ROW}`);
    const problem = await store.load('a').catch((error: unknown) => error);
    expect(String((problem as Error).stack)).not.toContain('s3cret');
    expect((problem as Error).cause).toBeUndefined();
  });
});

it('in a file from before entries were counted, nothing counts as missing', async () => {
  const store = await storeAfter(
    `ALTER TABLE tables DROP COLUMN versions; ALTER TABLE about DROP COLUMN erased;
     DROP INDEX chat_keys; ALTER TABLE chat DROP COLUMN key;
     DROP INDEX tables_deal; ALTER TABLE tables DROP COLUMN deal; DROP TABLE daily;
     DROP INDEX tables_deserted; DROP INDEX tables_public; CREATE INDEX tables_public ON tables (phase, updated);
     ALTER TABLE tables DROP COLUMN opener; ALTER TABLE tables DROP COLUMN over_days; ALTER TABLE tables DROP COLUMN seen;
     PRAGMA user_version = 5`,
  );
  expect(actionsOf(await store.load('a'))).toEqual(['one', 'two', 'three', 'four']);
  expect((await store.append(appendOf('a', 4, ['five']))).ok).toBe(true);
  expect(await store.load('a')).toHaveLength(5);
});
