import type { ListedTable } from './store.ts';

/** Orders tables changed at the same time, always in the same way. */
export function lastChangedFirst(a: ListedTable, b: ListedTable): number {
  return b.updated - a.updated || (a.id < b.id ? -1 : 1);
}
