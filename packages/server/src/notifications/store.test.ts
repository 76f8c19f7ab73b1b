import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import { newFiles } from '../store/testing/folder.ts';
import { memorySubscriptions } from './memory.ts';
import { openSqliteSubscriptions } from './sqlite.ts';
import { FIRST, HOOK, testSubscriptions } from './testing/subscriptions.contract.ts';

const newFile = newFiles();

describe.each([
  ['in memory', memorySubscriptions],
  ['in a file', () => openSqliteSubscriptions(newFile())],
])('subscriptions %s', (_where, open) => testSubscriptions(open));

it('are found again in a file that also holds tables', async () => {
  const file = newFile();
  const tables = openSqliteStore(file);
  const store = openSqliteSubscriptions(file);
  await store.add(FIRST, HOOK);
  await store.claim(FIRST, 3);
  await store.close();
  await tables.close();
  const again = openSqliteSubscriptions(file);
  expect([await again.list(FIRST), await again.claim(FIRST, 3)]).toEqual([[HOOK], []]);
  await again.close();
  // The tables' own format is unchanged.
  await openSqliteStore(file).close();
});

it('cannot be opened in an unusable file, and the error names it', () => {
  expect(() => openSqliteSubscriptions('/nowhere/at/all.sqlite')).toThrow('/nowhere/at/all.sqlite');
});
