import type { DatabaseSync } from 'node:sqlite';

/** All or nothing. The lock is taken at once, so that what `work` reads is still true when it writes. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    db.exec('COMMIT');
    return value;
  } catch (error) {
    // Some failures, such as a full disk, have already ended the transaction.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
