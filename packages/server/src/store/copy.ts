/** Copies a database to another file, also while others use it. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makeOwn } from './own-file.ts';

/** Ends the name of a copy that is not complete; SQLite puts a journal beside it. */
const UNFINISHED = '.part';
const JOURNAL = '-journal';

/**
 * The copy is one state of the database, is on the disk when this returns, and has its name only if `check` does not throw
 * on the unfinished one.
 */
export function copyTo(db: DatabaseSync, copy: string, check: (unfinished: string) => void = () => {}): void {
  const unfinished = `${copy}${UNFINISHED}`;
  try {
    discard(unfinished);
    // Created before SQLite does it, so that nobody else can read it.
    makeOwn(unfinished);
    db.prepare('VACUUM INTO ?').run(unfinished);
    check(unfinished);
    sync(unfinished);
    renameSync(unfinished, copy);
    // So that the name is on the disk, too; Windows opens no folders.
    if (process.platform !== 'win32') sync(dirname(copy), 'r');
  } catch (error) {
    discard(unfinished);
    throw error;
  }
}

/** Whether a file of this name is left of a copy to one that `isCopy`, because the process was killed. */
export function isLeftOver(name: string, isCopy: (name: string) => boolean): boolean {
  const unfinished = name.endsWith(JOURNAL) ? name.slice(0, -JOURNAL.length) : name;
  return unfinished.endsWith(UNFINISHED) && isCopy(unfinished.slice(0, -UNFINISHED.length));
}

/** With its journal: SQLite would apply it to the next file of that name. */
function discard(unfinished: string): void {
  for (const file of [`${unfinished}${JOURNAL}`, unfinished]) rmSync(file, { force: true });
}

export function sync(file: string, flags = 'r+'): void {
  const fd = openSync(file, flags);
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
