/** A store that can be held up, or be made to fail, for tests. */
import type { Store } from '../../store/store.ts';

export function gatedStore(store: Store, gate: () => Promise<void>): Store {
  return {
    append: async (append) => {
      await gate();
      return store.append(append);
    },
    load: async (table) => {
      await gate();
      return store.load(table);
    },
    listPublic: async (phases, limit) => {
      await gate();
      return store.listPublic(phases, limit);
    },
    listAwake: () => store.listAwake(),
    addChat: (table, hears, line) => store.addChat(table, hears, line),
    loadChat: (table, hears, limit) => store.loadChat(table, hears, limit),
    beat: (now) => store.beat(now),
    outages: () => store.outages(),
    commits: store.commits,
    close: () => store.close(),
  };
}
