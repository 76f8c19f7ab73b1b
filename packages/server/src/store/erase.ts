/** Deleting for good: what a person or a host removes must not be found in the file any more. */
import type { DatabaseSync } from 'node:sqlite';
import type { Seat } from '@guimard/engine/kit';
import type { StoredEntry } from '../domain/entry.ts';
import { isCode } from './sqlite-error.ts';
import type { Statements } from './statements.ts';

/** An entry without the name of whoever sits there. */
export function withoutName(stored: StoredEntry, seat: Seat): StoredEntry {
  const { entry } = stored;
  return entry.type === 'joined' && entry.seat === seat
    ? { ...stored, entry: { ...entry, name: '' } }
    : stored;
}

/** Overwrites what is deleted meanwhile, also whole pages. At all times that would slow every move down. */
export function thoroughly<T>(db: DatabaseSync, work: () => T): T {
  db.exec('PRAGMA secure_delete = ON');
  try {
    return work();
  } finally {
    db.exec('PRAGMA secure_delete = FAST');
  }
}

/** The service time at which something was erased, if the file was not written anew since: the server may have stopped. */
export function erasedIn({ erased }: Pick<Statements, 'erased'>): number | undefined {
  try {
    return (erased.get()?.['erased'] ?? undefined) as number | undefined;
  } catch (error) {
    // A damaged file must still be opened.
    if (isCode(error, 'corrupt', 'io')) return undefined;
    throw error;
  }
}

/**
 * Writes the file anew. Overwriting rows is not enough: when SQLite moves rows from one page to another, it leaves copies
 * in the unused part of the first. Answers whether nothing of what was deleted is left.
 */
export function wipe(db: DatabaseSync): boolean {
  db.exec('VACUUM');
  return emptyLog(db);
}

/**
 * Moves the write-ahead log into the file and empties it: pages that were overwritten stand in there in their old form.
 * Answers whether that could be done; not while somebody else reads.
 */
export function emptyLog(db: DatabaseSync): boolean {
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
}
