/** Opens the file. */
import type { DatabaseSync } from 'node:sqlite';
import { InUse, isAlone } from './alone.ts';
import { copyBefore } from './copy-before.ts';
import { FOREIGN, isForeignFile } from './identity.ts';
import { MIGRATIONS, migrate, refuseNewer } from './migrations.ts';
import { checkOneName } from './one-name.ts';
import { openFile } from './open-file.ts';
import { makeOwn } from './own-file.ts';
import { problemOf } from './problem.ts';
import { isCode } from './sqlite-error.ts';

/** How long to wait for another process that is writing, in milliseconds. */
const TIMEOUT = 5_000;

/**
 * With all tables, created if the file is new; for a server, which needs it alone, or beside others. Throws a StoreProblem
 * that names the file.
 */
export function openDatabase(file: string, use: 'alone' | 'shared' = 'shared'): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    makeOwn(file);
    checkOneName(file);
    if (isForeignFile(file)) throw new Error(FOREIGN);
    db = openFile(file, { timeout: TIMEOUT, enableForeignKeyConstraints: true });
    refuseNewer(db, MIGRATIONS.length);
    // With a write-ahead log readers and the writer do not wait for each other; FULL waits for the disk at each commit.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    if (use === 'alone' && !isAlone(db)) throw new InUse();
    copyBefore(db, file, MIGRATIONS.length);
    migrate(db);
    // Deleted rows are overwritten where that costs nothing; where it matters, everywhere (see erase.ts).
    db.exec('PRAGMA secure_delete = FAST');
    // 32 MB of log before it is merged: merging happens within a commit, and everyone waits for it.
    db.exec('PRAGMA wal_autocheckpoint = 8000');
    // 32 MB of pages in memory: each table has its own, and those of a thousand must not be read from the file at every move.
    db.exec('PRAGMA cache_size = -32768');
    return db;
  } catch (error) {
    db?.close();
    throw problemOf(`Cannot open ${file}`, isCode(error, 'busy') ? new InUse() : error);
  }
}
