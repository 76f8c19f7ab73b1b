/** What a file knows about itself. */
import type { DatabaseSync } from 'node:sqlite';
import { isCode } from './sqlite-error.ts';

/** As much as a command with all that follows may need, in bytes. */
const PROBE = 16 * 1024;

/** When the file was made; it is noted the first time. Files from before that was noted are as old as their first entry. */
export function createdIn(db: DatabaseSync, now: number): number {
  try {
    const noted = db.prepare('SELECT created FROM about').get()?.['created'];
    if (typeof noted === 'number') return noted;
    const first = db.prepare('SELECT min(at) AS at FROM entries').get()?.['at'];
    const created = typeof first === 'number' ? first : now;
    db.prepare('INSERT INTO about (id, created) VALUES (1, ?)').run(created);
    return created;
  } catch (error) {
    // Nobody must be kept from playing because the age of the file cannot be read.
    if (isCode(error, 'corrupt')) return now;
    throw error;
  }
}

/** Throws if there is no room on the disk: a heartbeat alone may still find some where nothing else does. */
export function probe(db: DatabaseSync): void {
  db.exec(`UPDATE about SET probe = zeroblob(${PROBE}); UPDATE about SET probe = NULL`);
}
