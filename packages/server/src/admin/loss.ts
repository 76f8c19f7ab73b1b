/** What a server's file has that a copy lacks. */
import type { DatabaseSync } from 'node:sqlite';

/** Both have what their formats have; a time is of when something was written. */
const COUNTED = [
  [
    'entries',
    'entry',
    'entries',
    'other.table_id = own.table_id AND other.version = own.version AND other.at = own.at',
  ],
  [
    'chat',
    'line of chat',
    'lines of chat',
    'other.table_id = own.table_id AND other.hears = own.hears AND other.number = own.number AND other.at = own.at',
  ],
  ['daily', 'result of the day', 'results of the day', 'other.day = own.day AND other.device = own.device'],
] as const;

/** In words, or undefined if nothing would be lost. `db` has the file; nobody else may have the copy open. */
export function lossIn(db: DatabaseSync, copy: string): string | undefined {
  db.prepare('ATTACH ? AS copy').run(copy);
  try {
    const has = (schema: 'main' | 'copy', table: string) =>
      db.prepare(`SELECT 1 FROM ${schema}.sqlite_schema WHERE type = 'table' AND name = ?`).get(table) !==
      undefined;
    const lost = COUNTED.filter(([table]) => has('main', table))
      .map(([table, one, more, isSame]) => {
        const lacks = has('copy', table)
          ? `WHERE NOT EXISTS (SELECT 1 FROM copy.${table} other WHERE ${isSame})`
          : '';
        const row = db
          .prepare(`SELECT count(*) AS count, max(at) AS newest FROM main.${table} own ${lacks}`)
          .get();
        return { one, more, count: Number(row?.['count']), newest: Number(row?.['newest']) };
      })
      .filter(({ count }) => count > 0);
    if (lost.length === 0) return undefined;
    const newest = shownDate(Math.max(...lost.map((one) => one.newest)));
    const list = lost.map(
      ({ count, one, more }) => `${count.toLocaleString('en')} ${count === 1 ? one : more}`,
    );
    return `${list.join(', ')}, the newest of ${newest}`;
  } finally {
    db.exec('DETACH copy');
  }
}

/** Such as 2026-11-16 18:00 UTC. */
export const shownDate = (date: number): string =>
  `${new Date(date).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
