/** The tables in a file of this or an earlier format or in a database, as far as they can be read. */
import type { DatabaseSync } from 'node:sqlite';
import type { TableId } from '@guimard/protocol';
import type { StoredEntry } from '../domain/entry.ts';
import { entriesIn, type Row } from '../store/rows.ts';
import { entryRows, NO_LIMIT, readableEntries, untilDamage } from '../store/salvage.ts';

export interface Stored {
  readonly ids: readonly TableId[];
  /** How many entries the table should have; undefined if unknown. */
  length(table: TableId): Promise<number | undefined>;
  /** Throws an UnplayableTable if some are missing. */
  entries(table: TableId): Promise<readonly StoredEntry[]>;
  /** From the first one up to the first that cannot be read. */
  readable(table: TableId): Promise<readonly StoredEntry[]>;
  /** As stored, valid or not: from both ends up to the damage. */
  rows(table: TableId): Promise<readonly Row[]>;
}

/** The first format that has each part. */
const TIMED = 3;
const COUNTED = 6;

export function storedIn(db: DatabaseSync, format: number): Stored {
  const columns = `version, at, ${format < TIMED ? 'at AS time' : 'time'}, key, json`;
  const select = (order: string) =>
    db.prepare(
      `SELECT ${columns} FROM entries WHERE table_id = ? AND version > ? ORDER BY version ${order} LIMIT ?`,
    );
  const statements = { db, entries: select('ASC'), entriesBackward: select('DESC') };
  const count =
    format < COUNTED
      ? 'max(version) AS versions FROM entries WHERE table_id'
      : 'versions FROM tables WHERE id';
  const length = db.prepare(`SELECT ${count} = ?`);
  const rows = (table: TableId) => entryRows(statements, table, 0, NO_LIMIT);
  return {
    ids: idsIn(db),
    length: async (table) => {
      const [row] = untilDamage({ db }, length, table);
      return typeof row?.['versions'] === 'number' ? row['versions'] : undefined;
    },
    entries: async (table) => [...entriesIn(table, rows(table))],
    readable: async (table) => readableEntries(statements, table),
    rows: async (table) => rows(table),
  };
}

/** All tables that have a row or an entry. */
function idsIn(db: DatabaseSync): readonly TableId[] {
  const lines = ['ASC', 'DESC'].flatMap((order) => [
    ...untilDamage({ db }, db.prepare(`SELECT id FROM tables ORDER BY id ${order}`)),
  ]);
  const ids = new Set(lines.map(({ id }) => String(id)));
  for (const [beyond, order] of [
    ['>', 'ASC'],
    ['<', 'DESC'],
  ] as const) {
    // Jumps from one table to the next without reading the entries in between.
    const next = db.prepare(
      `SELECT table_id FROM entries WHERE table_id ${beyond} ? ORDER BY table_id ${order} LIMIT 1`,
    );
    let last = order === 'ASC' ? '' : '\u{10ffff}';
    for (;;) {
      const [row] = untilDamage({ db }, next, last);
      if (row === undefined) break;
      last = String(row['table_id']);
      ids.add(last);
    }
  }
  return [...ids].sort();
}
