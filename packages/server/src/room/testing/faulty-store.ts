/** A store that fails when it is told to, and does what another store does otherwise. */
import { memoryStore } from '../../store/memory.ts';
import type { Outage, Store } from '../../store/store.ts';

export interface FaultyStore extends Store {
  /** What fails from now on. Where only the reply is lost, what was to be kept is kept. */
  fault: 'none' | 'append' | 'append and load' | 'lost reply';
  /** Times in which no server ran, as if they had been noticed. */
  readonly noted: Outage[];
}

export function faultyStore(store: Store = memoryStore()): FaultyStore {
  const faulty: FaultyStore = {
    fault: 'none',
    noted: [],
    async append(append) {
      if (faulty.fault === 'none') return store.append(append);
      if (faulty.fault === 'lost reply') await store.append(append);
      throw new Error('The disk is full.');
    },
    async load(table) {
      if (faulty.fault === 'append and load') throw new Error('The disk is gone.');
      return store.load(table);
    },
    listPublic: (...args) => store.listPublic(...args),
    listAwake: () => store.listAwake(),
    addChat: (...args) => store.addChat(...args),
    loadChat: (...args) => store.loadChat(...args),
    beat: (now) => store.beat(now),
    outages: () => faulty.noted,
    get commits() {
      return store.commits;
    },
    close: () => store.close(),
  };
  return faulty;
}
