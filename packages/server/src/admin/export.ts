/** Everything stored about a table, for the host. */
import type { TableId } from '@guimard/protocol';
import { numberOf } from '../store/identity.ts';
import type { Row } from '../store/rows.ts';
import { FORMAT, readAsItIs } from './as-it-is.ts';
import { storedIn } from './stored.ts';

export interface Exported {
  /** As stored; what is not JSON is text in `json`. */
  readonly entries: readonly object[];
  /** How many there should be; undefined if unknown. */
  readonly of: number | undefined;
}

/** As far as it can be read; undefined if the table does not exist. */
export function exportTable(file: string, table: TableId): Promise<Exported | undefined> {
  return readAsItIs(file, async (db) => {
    const stored = storedIn(db, Math.min(FORMAT, numberOf(db, 'user_version')));
    const [of, rows] = [stored.length(table), stored.rows(table)];
    return of === undefined && rows.length === 0 ? undefined : { entries: rows.map(exported), of };
  });
}

function exported({ version, at, time, key, json }: Row): object {
  const head = { version, at, time, ...(key === null ? {} : { key }) };
  try {
    return { ...head, entry: JSON.parse(String(json)) };
  } catch {
    return { ...head, json };
  }
}
