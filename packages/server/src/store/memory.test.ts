import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory.ts';
import { testBoards } from './testing/boards.contract.ts';
import { expireByClock, testLeases } from './testing/leases.contract.ts';
import { testStore } from './testing/store.contract.ts';
import { appendOf } from './testing/tables.ts';

describe('a store in memory', () => {
  testStore(memoryStore);
  testBoards(memoryStore);
  testLeases(() => ({ store: memoryStore(), expire: expireByClock() }));

  it('returns lists that do not change afterwards', async () => {
    const store = memoryStore();
    await store.append(appendOf('a', 0));
    const entries = await store.load('a');
    await store.append(appendOf('a', 1));
    expect(entries).toHaveLength(1);
  });
});
