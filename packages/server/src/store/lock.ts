/** One server per file. */
import { realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { makeOwn } from './own-file.ts';
import { isCode } from './sqlite-error.ts';

/**
 * Locks the file for this process; returns a function that releases it. Node has no file locks, but SQLite has: a
 * transaction on an empty database beside the file, which the operating system ends with the process, however it ends.
 * That file stays: removing it would let a third server in beside a second one that is about to lock it.
 */
export function lock(file: string): () => void {
  makeOwn(file);
  const beside = `${realpathSync(file)}-lock`;
  makeOwn(beside);
  const db = new DatabaseSync(beside, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
    return () => {
      if (db.isOpen) db.close();
    };
  } catch (error) {
    db.close();
    if (!isCode(error, 'busy')) throw error;
    throw new Error('another server uses it. Stop that one first, or choose another file with GUIMARD_DATA', {
      cause: error,
    });
  }
}
