/** Studies kept in the browser, in a database of their own: changing another one would have to wait for older tabs. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Study } from './study.ts';

interface Schema extends DBSchema {
  studies: { key: string; value: Study; indexes: { updated: number } };
}

/** Studies that could not be saved: they live as long as the page. */
const unsaved = new Map<string, Study>();

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('guimard-analysis', 1, {
    upgrade(db) {
      db.createObjectStore('studies', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
  });
  return database;
}

/** The last one changed first. */
export async function listStudies(): Promise<readonly Study[]> {
  const saved = await open()
    .then((db) => db.getAllFromIndex('studies', 'updated'))
    .catch(() => []);
  return [...unsaved.values(), ...saved].toSorted((a, b) => b.updated - a.updated);
}

export async function loadStudy(id: string): Promise<Study | undefined> {
  return (
    unsaved.get(id) ??
    open().then(
      (db) => db.get('studies', id),
      () => undefined,
    )
  );
}

/** A browser that keeps nothing has it until the page is closed. */
export async function saveStudy(study: Study): Promise<void> {
  try {
    await (await open()).put('studies', study);
    unsaved.delete(study.id);
  } catch {
    unsaved.set(study.id, study);
  }
}

export async function deleteStudy(id: string): Promise<void> {
  unsaved.delete(id);
  await (await open()).delete('studies', id);
}
