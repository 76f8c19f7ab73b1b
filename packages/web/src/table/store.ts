/** Tables kept in the browser, so that closing the tab loses nothing. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedTable } from './seating.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable; indexes: { updated: number } };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('guimard', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
  });
  return database;
}

/** The last one played first. */
export async function listTables(): Promise<readonly SavedTable[]> {
  return (await (await open()).getAllFromIndex('tables', 'updated')).toReversed();
}

export async function loadTable(id: string): Promise<SavedTable | undefined> {
  return (await open()).get('tables', id);
}

export async function saveTable(table: SavedTable): Promise<void> {
  await (await open()).put('tables', table);
}

export async function deleteTable(id: string): Promise<void> {
  await (await open()).delete('tables', id);
}
