/** One server per file. */
import { existsSync, realpathSync } from 'node:fs';
import { openFile } from './open-file.ts';
import { makeOwn } from './own-file.ts';
import { isCode } from './sqlite-error.ts';

/** Whether a server uses this file. */
export function isLocked(file: string): boolean {
  // A server leaves it behind, so where there is none there never was a server.
  if (!existsSync(lockOf(file))) return false;
  try {
    lock(file)();
    return false;
  } catch {
    return true;
  }
}

const lockOf = (file: string): string => `${realpathSync(file)}-lock`;

/**
 * Locks the file for this process; returns a function that releases it. Node has no file locks, but SQLite has: a
 * transaction on an empty database beside the file, which the operating system ends with the process, however it ends.
 * That file stays: removing it would let a third server in beside a second one that is about to lock it.
 */
export function lock(file: string): () => void {
  makeOwn(file);
  const beside = lockOf(file);
  makeOwn(beside);
  const db = openFile(beside, { timeout: 0 });
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
