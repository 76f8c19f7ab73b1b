/** Everything stored about a table, for the host. */
import type { TableId } from '@guimard/protocol';
import { isDatabaseUrl } from '../store/data.ts';
import { numberOf } from '../store/identity.ts';
import type { Row } from '../store/rows.ts';
import { FORMAT, readAsItIs } from './as-it-is.ts';
import { type Stored, storedIn } from './stored.ts';

export interface Exported {
  /** As stored; what is not JSON is text in `json`. */
  readonly entries: readonly object[];
  /** How many there should be; undefined if unknown. */
  readonly of: number | undefined;
}

/** As far as it can be read; undefined if the table does not exist. */
export async function exportTable(data: string, table: TableId): Promise<Exported | undefined> {
  const read = async (stored: Stored): Promise<Exported | undefined> => {
    const [of, rows] = [await stored.length(table), await stored.rows(table)];
    return of === undefined && rows.length === 0 ? undefined : { entries: rows.map(exported), of };
  };
  if (isDatabaseUrl(data)) return (await import('./postgres.ts')).readDatabase(data, read);
  return readAsItIs(data, (db) => read(storedIn(db, Math.min(FORMAT, numberOf(db, 'user_version')))));
}

function exported({ version, at, time, key, json }: Row): object {
  const head = { version, at, time, ...(key === null ? {} : { key }) };
  try {
    return { ...head, entry: JSON.parse(String(json)) };
  } catch {
    return { ...head, json };
  }
}
