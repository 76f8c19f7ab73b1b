import type { ListedTable } from './store.ts';

/** Both order tables of the same time always in the same way. */
export const lastSeenFirst = (a: ListedTable, b: ListedTable): number =>
  b.seen - a.seen || (a.id < b.id ? -1 : 1);

export function lastChangedFirst(a: ListedTable, b: ListedTable): number {
  return b.updated - a.updated || (a.id < b.id ? -1 : 1);
}
