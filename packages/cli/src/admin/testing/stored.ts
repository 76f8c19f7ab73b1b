/** Files as a server leaves them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTable } from '@guimard/protocol';
import { afterAll } from 'vitest';
import { Rooms } from '../../../../server/src/room/rooms.ts';
import { must, newKey, testDeps } from '../../../../server/src/room/testing/test-table.ts';
import { MIGRATIONS } from '../../../../server/src/store/migrations.ts';
import { openSqliteStore } from '../../../../server/src/store/sqlite.ts';
import type { Store } from '../../../../server/src/store/store.ts';

/** Of the files that this version writes. */
export const FORMAT = MIGRATIONS.length;

/** Names of new files, in a folder that exists until the tests of a file are over. */
export function newFiles(): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-admin-'));
  let count = 0;
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => join(folder, `${100 + count++}.sqlite`);
}

export interface StoredTables {
  /** Open, as by a running server. */
  readonly store: Store;
  readonly tables: readonly string[];
  /** How many entries each table has. */
  readonly entries: number;
  /** Opens another table. */
  readonly add: () => Promise<string>;
}

/** Tables with a started game. */
export async function storedTables(file: string, count: number): Promise<StoredTables> {
  const store = openSqliteStore(file);
  const rooms = new Rooms(testDeps({ store }));
  const seats = [{ kind: 'me' }, { kind: 'computer', level: 1 }];
  const add = async () => {
    const draft = createTable.parse({ game: 'metro', options: { first: 0 }, seats, nickname: 'Adèle' });
    const { table } = must(await rooms.create(draft));
    const command = { type: 'ready', isReady: true } as const;
    must(await (await rooms.get(table))!.command(0, { key: newKey(), version: 0, command }));
    return table;
  };
  const tables: string[] = [];
  for (let i = 0; i < count; i++) tables.push(await add());
  await rooms.close();
  return { store, tables, entries: (await store.load(tables[0]))!.length, add };
}
