/** Deleting for good: what a person or a host removes must not be found in the file any more. */
import type { DatabaseSync } from 'node:sqlite';
import type { Seat } from '@guimard/engine/kit';
import type { Kept } from '../room/entry.ts';

/** An entry without the name of whoever sits there. */
export function withoutName(kept: Kept, seat: Seat): Kept {
  const { entry } = kept;
  return entry.type === 'joined' && entry.seat === seat ? { ...kept, entry: { ...entry, name: '' } } : kept;
}

/**
 * Moves the write-ahead log into the file and empties it: pages that were overwritten stand in there in their old form.
 * Answers whether that could be done; not while somebody else reads.
 */
export function emptyLog(db: DatabaseSync): boolean {
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
}
