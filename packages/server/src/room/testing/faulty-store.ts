/** A store that fails on demand, and otherwise delegates to another store. */
import type { TableId } from '@guimard/protocol';
import { delegate } from '../../store/delegate.ts';
import { memoryStore } from '../../store/memory.ts';
import type { Append, Store } from '../../store/store.ts';

export interface FaultyStore extends Store {
  /** What fails from now on. If only the reply is lost, the entries are stored. */
  fault: 'none' | 'append' | 'append and load' | 'lost reply';
}

export function faultyStore(store: Store = memoryStore()): FaultyStore {
  const faulty: FaultyStore = Object.assign(delegate(store), {
    fault: 'none' as const,
    async append(append: Append) {
      if (faulty.fault === 'none') return store.append(append);
      if (faulty.fault === 'lost reply') await store.append(append);
      throw new Error('The disk is full.');
    },
    async load(table: TableId, from?: number) {
      if (faulty.fault === 'append and load') throw new Error('The disk is gone.');
      return store.load(table, from);
    },
  });
  return faulty;
}
