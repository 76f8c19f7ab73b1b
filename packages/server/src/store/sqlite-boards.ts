/** Boards of the day in the same file as the tables. */
import type { DatabaseSync } from 'node:sqlite';
import { type Boards, pointsOf, ranked, resultIn, valuesOf } from './boards.ts';

const COLUMNS = 'day, device, game, name, scores, margin, points, at, time';
export const ADD_RESULT = `INSERT INTO daily (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const BEST_FIRST = 'margin DESC, points DESC, at, device';

/** How the store reads and writes. */
export interface BoardAccess {
  readonly read: <T>(ask: () => T) => T;
  readonly change: <T>(work: () => T) => Promise<T>;
  /** The same, leaving no trace of what was there before. */
  readonly erase: <T>(work: () => T) => Promise<T>;
}

export function sqliteBoards(db: DatabaseSync, { read, change, erase }: BoardAccess): Boards {
  const add = db.prepare(ADD_RESULT);
  const find = db.prepare(`SELECT ${COLUMNS} FROM daily WHERE day = ? AND device = ?`);
  const has = db.prepare('SELECT 1 FROM daily WHERE day = ? AND game = ?');
  const better = db.prepare(
    'SELECT count(*) AS count FROM daily WHERE day = ? AND (margin, points) > (?, ?)',
  );
  const best = db.prepare(`SELECT ${COLUMNS} FROM daily WHERE day = ? ORDER BY ${BEST_FIRST} LIMIT ?`);
  const count = db.prepare('SELECT count(*) AS count FROM daily WHERE day = ?');
  const eraseName = db.prepare("UPDATE daily SET name = '' WHERE day = ? AND device = ?");
  const removeOld = db.prepare('DELETE FROM daily WHERE time < ?');
  return {
    add: (day, result) =>
      change(() => {
        if (add.run(...valuesOf(day, result)).changes > 0) return 'added';
        return find.get(day, result.device) === undefined ? 'game' : 'device';
      }),
    has: async (day, game) => read(() => has.get(day, game) !== undefined),
    find: async (day, device) =>
      read(() => {
        const row = find.get(day, device);
        if (row === undefined) return undefined;
        const result = resultIn(row);
        const ahead = Number(better.get(day, result.margin, pointsOf(result))?.['count']);
        return { ...result, rank: ahead + 1 };
      }),
    best: async (day, limit) => read(() => ranked(best.all(day, limit).map(resultIn))),
    count: async (day) => read(() => Number(count.get(day)?.['count'])),
    eraseName: (day, device) => erase(() => eraseName.run(day, device).changes > 0),
    removeOld: (since) => change(() => void removeOld.run(since)),
  };
}
