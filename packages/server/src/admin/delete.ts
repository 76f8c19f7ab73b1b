/** Deletes a table, for good. */
import type { DatabaseSync } from 'node:sqlite';
import type { TableId } from '@guimard/protocol';
import { messageOf } from '../domain/message-of.ts';
import { isDatabaseUrl } from '../store/data.ts';
import { wipe } from '../store/erase.ts';
import { StoreProblem } from '../store/problem.ts';
import { transaction } from '../store/transaction.ts';
import { changeAsItIs } from './as-it-is.ts';

/** The SQL tables that hold rows of a game table, and the column with its code. */
export const OWNED = [
  ['notices', 'table_id'],
  ['chat', 'table_id'],
  ['entries', 'table_id'],
  ['tables', 'id'],
] as const;

/**
 * With its chat and its notification subscriptions; returns whether the table existed. A running server finds out with
 * its next heartbeat.
 */
export async function deleteTable(data: string, table: TableId): Promise<boolean> {
  if (isDatabaseUrl(data)) return (await import('./postgres.ts')).deleteFromDatabase(data, table);
  return changeAsItIs(data, async (db) => {
    db.exec('PRAGMA secure_delete = ON');
    const changed = transaction(db, () => OWNED.map(([name, column]) => remove(db, name, column, table)));
    const wasThere = changed.some((rows) => rows > 0);
    if (wasThere) wipeOrSay(db);
    return wasThere;
  });
}

/** A file that no server with notifications has used lacks `notifications`. */
function remove(db: DatabaseSync, name: string, column: string, table: TableId): number {
  const isThere = db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined;
  return isThere ? Number(db.prepare(`DELETE FROM ${name} WHERE ${column} = ?`).run(table).changes) : 0;
}

function wipeOrSay(db: DatabaseSync): void {
  try {
    if (!wipe(db)) throw new Error('somebody else is reading the file');
  } catch (error) {
    const said = messageOf(error);
    throw new StoreProblem(
      `The table is deleted, but traces of it may be left in the file: ${said}. Stop the server and run VACUUM on it.`,
      { cause: error },
    );
  }
}
