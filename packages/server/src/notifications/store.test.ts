import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import { newFiles } from '../store/testing/folder.ts';
import { memorySubscriptions } from './memory.ts';
import { openSqliteSubscriptions } from './sqlite.ts';
import { idOf, type Subscription } from './subscription.ts';

const newFile = newFiles();
const HOOK: Subscription = { kind: 'webhook', address: 'https://hook.example/', key: 'k1' };
const PUSH: Subscription = { kind: 'push', address: 'https://push.example/1', p256dh: 'p', auth: 'a' };
const FIRST = { table: 'aaaaaaaa', seat: 0 };
const SECOND = { table: 'aaaaaaaa', seat: 1 };
const OTHER = { table: 'bbbbbbbb', seat: 0 };

describe.each([
  ['in memory', memorySubscriptions],
  ['in a file', () => openSqliteSubscriptions(newFile())],
])('subscriptions %s', (_where, open) => {
  it('belong to one seat at one table', async () => {
    const store = open();
    await store.add(FIRST, HOOK);
    await store.add(FIRST, PUSH);
    await store.add(OTHER, PUSH);
    expect((await store.list(FIRST)).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([PUSH, HOOK]);
    expect(await store.list(SECOND)).toEqual([]);
    await store.remove(FIRST, idOf(PUSH));
    expect([await store.list(FIRST), await store.list(OTHER)]).toEqual([[HOOK], [PUSH]]);
    await store.close();
  });

  it('exist once per target, with the latest key', async () => {
    const store = open();
    await store.add(FIRST, HOOK);
    await store.add(FIRST, { ...HOOK, key: 'k2' });
    expect(await store.list(FIRST)).toEqual([{ ...HOOK, key: 'k2' }]);
    await store.close();
  });

  it('are removed with the seat, and with the table', async () => {
    const store = open();
    for (const turn of [FIRST, SECOND, OTHER]) await store.add(turn, HOOK);
    await store.clear('aaaaaaaa', 0);
    expect([await store.list(FIRST), await store.list(SECOND)]).toEqual([[], [HOOK]]);
    await store.clear('aaaaaaaa');
    expect([await store.list(SECOND), await store.list(OTHER)]).toEqual([[], [HOOK]]);
    await store.close();
  });

  it('remember which seats were notified', async () => {
    const store = open();
    await store.add(FIRST, HOOK);
    await store.add(OTHER, HOOK);
    await store.setNotified(FIRST, true);
    await store.setNotified(SECOND, true);
    await store.add(FIRST, PUSH);
    expect(await store.listNotified()).toEqual([FIRST]);
    await store.setNotified(FIRST, false);
    expect(await store.listNotified()).toEqual([]);
    await store.close();
  });
});

it('are found again in a file that also holds tables', async () => {
  const file = newFile();
  const tables = openSqliteStore(file);
  const store = openSqliteSubscriptions(file);
  await store.add(FIRST, HOOK);
  await store.setNotified(FIRST, true);
  await store.close();
  await tables.close();
  const again = openSqliteSubscriptions(file);
  expect([await again.list(FIRST), await again.listNotified()]).toEqual([[HOOK], [FIRST]]);
  await again.close();
  // The tables' own format is unchanged.
  await openSqliteStore(file).close();
});

it('cannot be opened in an unusable file, and the error names it', () => {
  expect(() => openSqliteSubscriptions('/nowhere/at/all.sqlite')).toThrow('/nowhere/at/all.sqlite');
});
