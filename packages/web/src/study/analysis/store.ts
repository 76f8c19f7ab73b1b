/** Studies kept in the browser, in a database of their own: changing another one would have to wait for older tabs. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Study } from './study.ts';

interface Schema extends DBSchema {
  studies: { key: string; value: Study; indexes: { updated: number } };
}

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
  return (await (await open()).getAllFromIndex('studies', 'updated')).toReversed();
}

export async function loadStudy(id: string): Promise<Study | undefined> {
  return (await open()).get('studies', id);
}

export async function saveStudy(study: Study): Promise<void> {
  await (await open()).put('studies', study);
}

export async function deleteStudy(id: string): Promise<void> {
  await (await open()).delete('studies', id);
}
