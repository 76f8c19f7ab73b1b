/** Opens the file. */
import type { DatabaseSync } from 'node:sqlite';
import { copyBefore } from './copy-before.ts';
import { FOREIGN, isForeignFile } from './identity.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { openFile } from './open-file.ts';
import { makeOwn } from './own-file.ts';
import { problemOf } from './problem.ts';

/** How long to wait for another process that is writing, in milliseconds. */
const TIMEOUT = 5_000;

/** With all tables, created if the file is new. Throws a StoreProblem that names the file. */
export function openDatabase(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    makeOwn(file);
    if (isForeignFile(file)) throw new Error(FOREIGN);
    db = openFile(file, { timeout: TIMEOUT, enableForeignKeyConstraints: true });
    copyBefore(db, file, MIGRATIONS.length);
    migrate(db);
    // With a write-ahead log readers and the writer do not wait for each other; FULL waits for the disk at each commit.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    // Deleted rows are overwritten where that costs nothing; where it matters, everywhere (see erase.ts).
    db.exec('PRAGMA secure_delete = FAST');
    // 32 MB of log before it is merged: merging happens within a commit, and everyone waits for it.
    db.exec('PRAGMA wal_autocheckpoint = 8000');
    // 32 MB of pages in memory: each table has its own, and those of a thousand must not be read from the file at every move.
    db.exec('PRAGMA cache_size = -32768');
    return db;
  } catch (error) {
    db?.close();
    throw problemOf(`Cannot open ${file}`, error);
  }
}
