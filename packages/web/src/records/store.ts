/** The record in the browser. */
import { stored } from '../stored.ts';
import type { SavedTable } from '../table/seating.ts';
import { listTables } from '../table/store.ts';
import { type PlayRecord, recordSchema, withGames } from './record.ts';

const store = stored<PlayRecord>('guimard.record', recordSchema, { since: 0, entries: [] });

/** To be told of every game that has ended. */
export function recordGames(tables: readonly SavedTable[]): PlayRecord {
  const before = store.read();
  const record = withGames(before, tables);
  if (record !== before) store.write(record);
  return record;
}

/** With games that ended before there were records. */
export const loadRecord = (): Promise<PlayRecord> => listTables().then(recordGames, () => store.read());

export function eraseRecord(): PlayRecord {
  const record: PlayRecord = { since: Date.now(), entries: [] };
  store.write(record);
  return record;
}
