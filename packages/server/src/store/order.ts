import type { ListedTable } from './store.ts';

/** Of tables changed at the same time, some order, but always the same. */
export function lastChangedFirst(a: ListedTable, b: ListedTable): number {
  return b.updated - a.updated || (a.id < b.id ? -1 : 1);
}
