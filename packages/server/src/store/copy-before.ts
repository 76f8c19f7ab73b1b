/** Copies the file before a migration, for rolling back to the previous version. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { numberOf } from './identity.ts';
import { makeOwn } from './own-file.ts';

/** Beside the file, named after its format. */
export const copyName = (file: string, format: number): string => `${file}.format-${format}`;

/** Throws if the copy cannot be made: without one there is no way back. New files have nothing to copy. */
export function copyBefore(db: DatabaseSync, file: string, known: number): void {
  const format = numberOf(db, 'user_version');
  if (format === 0 || format >= known) return;
  const copy = copyName(file, format);
  const unfinished = `${copy}.part`;
  try {
    rmSync(unfinished, { force: true });
    // Created before SQLite does it, so that nobody else can read it.
    makeOwn(unfinished);
    db.prepare('VACUUM INTO ?').run(unfinished);
    sync(unfinished);
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { force: true });
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(
      `it must be copied to ${copy} before it is brought up to date, and that failed: ${said}`,
      {
        cause: error,
      },
    );
  }
}

function sync(file: string): void {
  const fd = openSync(file, 'r+');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
