/** What SQLite finds wrong with a file. */
import type { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../domain/message-of.ts';
import { isCode } from './sqlite-error.ts';

/** The quick one does not compare indexes with their tables. */
type Check = 'quick_check' | 'integrity_check';

/** One line each, none if all is well. */
export function findings(db: DatabaseSync, check: Check): readonly string[] {
  const lines: string[] = [];
  try {
    for (const row of db.prepare(`PRAGMA ${check}`).iterate()) lines.push(...String(row[check]).split('\n'));
  } catch (error) {
    // Some kinds of damage stop the check itself.
    if (!isCode(error, 'corrupt', 'io')) throw error;
    lines.push(messageOf(error));
  }
  return lines.filter((line) => line !== 'ok' && !line.startsWith('***'));
}
