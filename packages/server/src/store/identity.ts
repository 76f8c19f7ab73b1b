/** Which program a database file belongs to. */
import type { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { openFile } from './open-file.ts';
import { StoreProblem } from './problem.ts';

/** In the header of every Guimard database: "Guim". */
export const APPLICATION_ID = 0x4775_696d;

/** Databases of formats 1 and 2 have no application id. They are recognised by their tables. */
const WITHOUT_ID = {
  formats: [1, 2],
  tables: ['tables', 'entries', 'chat', 'beats', 'outages'],
};

export const FOREIGN = 'it is a database of another program. Choose another file with GUIMARD_DATA';

export const numberOf = (db: DatabaseSync, pragma: 'application_id' | 'user_version'): number =>
  Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);

/** Neither ours nor new. */
export function isForeign(db: DatabaseSync): boolean {
  const id = numberOf(db, 'application_id');
  if (id !== 0) return id !== APPLICATION_ID;
  const names = new Set(
    db
      .prepare('SELECT name FROM sqlite_schema')
      .all()
      .map(({ name }) => name),
  );
  const isOurs =
    WITHOUT_ID.formats.includes(numberOf(db, 'user_version')) &&
    WITHOUT_ID.tables.every((name) => names.has(name));
  return names.size > 0 && !isOurs;
}

/** Reads a file as it is, without locks and without its log: opening and closing a database may change it. */
export function openImmutable(file: string): DatabaseSync {
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  return openFile(url, { readOnly: true });
}

/** The same, for a file. Anything else that is wrong with it is found when it is really opened. */
export function isForeignFile(file: string): boolean {
  let db: DatabaseSync | undefined;
  try {
    db = openImmutable(file);
    return isForeign(db);
  } catch (error) {
    if (error instanceof StoreProblem) throw error;
    return false;
  } finally {
    db?.close();
  }
}
