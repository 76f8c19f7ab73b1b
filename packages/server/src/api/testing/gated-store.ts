/** A store that can be blocked or made to fail, for tests. */
import type { TableId } from '@guimard/protocol';
import { delegate } from '../../store/delegate.ts';
import type { Append, Store } from '../../store/store.ts';

export function gatedStore(store: Store, gate: () => Promise<void>): Store {
  return Object.assign(delegate(store), {
    append: async (append: Append) => {
      await gate();
      return store.append(append);
    },
    load: async (table: TableId, from?: number) => {
      await gate();
      return store.load(table, from);
    },
    listPublic: async (...asked: Parameters<Store['listPublic']>) => {
      await gate();
      return store.listPublic(...asked);
    },
  });
}
