/** Tables of the companion, kept in the browser in a database of their own, as reviews are (study/store.ts). */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface SavedCompanion {
  readonly id: string;
  readonly game: string;
  /** Legal options of the game. */
  readonly options: object;
  readonly names: readonly string[];
  /** What has been entered, as only the game knows it; undefined at the start. */
  readonly content: unknown;
  readonly created: number;
  readonly updated: number;
  readonly scores: readonly number[];
  /** Everything is entered. */
  readonly isDone: boolean;
}

interface Schema extends DBSchema {
  tables: { key: string; value: SavedCompanion; indexes: { updated: number } };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('guimard-companion', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
  });
  return database;
}

/** The last one changed first. */
export async function listCompanions(game: string): Promise<readonly SavedCompanion[]> {
  const all = await (await open()).getAllFromIndex('tables', 'updated');
  return all.filter((table) => table.game === game).toReversed();
}

export async function loadCompanion(id: string): Promise<SavedCompanion | undefined> {
  return (await open()).get('tables', id);
}

export async function saveCompanion(table: SavedCompanion): Promise<void> {
  await (await open()).put('tables', table);
}

export async function deleteCompanion(id: string): Promise<void> {
  await (await open()).delete('tables', id);
}
