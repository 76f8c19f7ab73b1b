/** Answers to puzzles kept in the browser, in a database of their own (see study/store.ts). */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Attempt } from './progress.ts';

interface Schema extends DBSchema {
  /** By numbers in the order of the answers, whatever the clock said. */
  attempts: { key: number; value: Attempt };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('guimard-puzzles', 1, {
    upgrade(db) {
      db.createObjectStore('attempts', { autoIncrement: true });
    },
  });
  return database;
}

export async function loadAttempts(): Promise<readonly Attempt[]> {
  return (await open()).getAll('attempts');
}

export async function addAttempt(attempt: Attempt): Promise<void> {
  await (await open()).add('attempts', attempt);
}

export async function eraseAttempts(): Promise<void> {
  await (await open()).clear('attempts');
}
