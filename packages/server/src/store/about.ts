/** What a file records about itself. */
import type { DatabaseSync } from 'node:sqlite';
import { isCode } from './sqlite-error.ts';

/** The most that a command and everything that follows from it may need, in bytes. */
const PROBE = 16 * 1024;

/** When the file was created; recorded the first time. Older files are as old as their first entry. */
export function createdIn(db: DatabaseSync, now: number): number {
  try {
    const noted = db.prepare('SELECT created FROM about').get()?.['created'];
    if (typeof noted === 'number') return noted;
    const first = db.prepare('SELECT min(at) AS at FROM entries').get()?.['at'];
    const created = typeof first === 'number' ? first : now;
    db.prepare('INSERT INTO about (id, created) VALUES (1, ?)').run(created);
    return created;
  } catch (error) {
    // An unreadable age must not keep anyone from playing.
    if (isCode(error, 'corrupt')) return now;
    throw error;
  }
}

/** Throws if the disk has no room: a heartbeat alone may still find some where nothing else does. */
export function probe(db: DatabaseSync): void {
  db.exec(`UPDATE about SET probe = zeroblob(${PROBE}); UPDATE about SET probe = NULL`);
}
