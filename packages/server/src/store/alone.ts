/** One server per file. */
import type { DatabaseSync } from 'node:sqlite';
import { isCode } from './sqlite-error.ts';

export class InUse extends Error {
  constructor() {
    super(
      'another server uses it, or a command that reads it. Stop that one first, or choose another file with GUIMARD_DATA',
    );
  }
}

/**
 * Whether nobody else has the file open, under whatever name. Whoever has a database with a write-ahead log open shares a
 * lock on the file itself, until the process ends, however it ends; we ask for that lock alone, and then share it again.
 * So of all who need the file to themselves one has it, and backups may still read it. Closing the same file in another
 * way, such as `readFileSync`, would release the locks of this process.
 */
export function isAlone(db: DatabaseSync): boolean {
  const timeout = Number(db.prepare('PRAGMA busy_timeout').get()?.['timeout']);
  // What is first read in exclusive mode stays in it.
  const read = () => db.prepare('SELECT count(*) FROM sqlite_schema').get();
  read();
  db.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE');
  try {
    db.exec('BEGIN EXCLUSIVE; COMMIT');
    return true;
  } catch (error) {
    if (isCode(error, 'busy')) return false;
    throw error;
  } finally {
    db.exec(`PRAGMA locking_mode = NORMAL; PRAGMA busy_timeout = ${timeout}`);
    read();
  }
}
