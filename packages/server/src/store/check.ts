/** What SQLite finds wrong with a file. */
import type { DatabaseSync } from 'node:sqlite';
import { isCode } from './sqlite-error.ts';

/** One line each, none if all is well. Quick: it does not compare indexes with their tables. */
export const quickCheck = (db: DatabaseSync): readonly string[] => findings(db, 'quick_check');

/** The same, with the indexes. */
export const fullCheck = (db: DatabaseSync): readonly string[] => findings(db, 'integrity_check');

function findings(db: DatabaseSync, check: 'quick_check' | 'integrity_check'): readonly string[] {
  try {
    const rows = db.prepare(`PRAGMA ${check}`).all();
    return rows
      .flatMap((row) => String(row[check]).split('\n'))
      .filter((line) => line !== 'ok' && !line.startsWith('***'));
  } catch (error) {
    if (isCode(error, 'corrupt', 'io')) return [(error as Error).message];
    throw error;
  }
}
