/** The tables of this browser, for pages. */
import { go } from '../route.svelte.ts';
import type { SavedTable } from '../table/seating.ts';
import { listTables, saveTable } from '../table/store.ts';

/** A browser that keeps nothing has no games; the first screen must come all the same. */
export const storedTables = (): Promise<readonly SavedTable[]> => listTables().catch(() => []);

/** Tables that could not be saved: they live as long as the page. */
export const unsaved = new Map<string, SavedTable>();

/** Keeps a table if the browser keeps anything. */
export async function keep(saved: SavedTable): Promise<void> {
  await saveTable(saved).catch(() => unsaved.set(saved.id, saved));
}

/** Shows a new table. */
export async function begin(saved: SavedTable): Promise<void> {
  await keep(saved);
  go({ page: 'table', id: saved.id });
}
