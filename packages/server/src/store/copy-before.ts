/** Copies the file before a migration, for rolling back to the previous version. */
import type { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../domain/message-of.ts';
import { copyTo } from './copy.ts';
import { numberOf } from './identity.ts';

/** Beside the file, named after its format. */
export const copyName = (file: string, format: number): string => `${file}.format-${format}`;

/** Throws if the copy cannot be made: without one there is no way back. New files have nothing to copy. */
export function copyBefore(db: DatabaseSync, file: string, known: number): void {
  const format = numberOf(db, 'user_version');
  if (format === 0 || format >= known) return;
  const copy = copyName(file, format);
  try {
    copyTo(db, copy);
  } catch (error) {
    const said = messageOf(error);
    throw new Error(
      `it must be copied to ${copy} before it is brought up to date, and that failed: ${said}`,
      { cause: error },
    );
  }
}
