/** All SQL statements, compiled once. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** A table's entries after a version, up to a limit. */
const entriesBy = (order: 'ASC' | 'DESC'): string =>
  `SELECT version, at, time, key, json FROM entries WHERE table_id = ? AND version > ? ORDER BY version ${order} LIMIT ?`;

/** When somebody was last there: it is not noted before a few seconds after the table was opened. */
const SEEN = 'coalesce(seen, updated)';

export type Statements = ReturnType<typeof prepareStatements>;

export function prepareStatements(db: DatabaseSync) {
  return {
    db,
    addEntry: db.prepare(
      'INSERT INTO entries (table_id, version, at, time, key, json) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    entries: db.prepare(entriesBy('ASC')),
    entriesBackward: db.prepare(entriesBy('DESC')),

    addTable: db.prepare(
      `INSERT INTO tables (phase, visibility, due, computers_turn, updated, versions, id, deal, opener, over_days)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    ),
    // Compare and set: nothing changes if the table does not have as many entries as given.
    setTable: db.prepare(
      `UPDATE tables SET phase = ?, visibility = ?, due = ?, computers_turn = ?, updated = ?, versions = ?
       WHERE id = ? AND versions = ?`,
    ),
    hasTable: db.prepare('SELECT versions FROM tables WHERE id = ?'),
    listPublic: prepareList(db, "visibility = 'public' AND phase = ?", [
      `${SEEN} DESC, id`,
      `${SEEN}, id DESC`,
    ]),
    listDealt: prepareList(db, 'deal = ?', ['updated DESC, id', 'updated, id DESC']),
    listAwake: prepareList(db, '(due <= ? OR computers_turn = 1)', ['id', 'id DESC']),
    listOld: prepareList(db, 'phase = ? AND updated < ?', ['updated, id', 'updated DESC, id DESC']),
    listDeserted: prepareList(db, `phase = 'waiting' AND ${SEEN} < CASE over_days WHEN 1 THEN ? ELSE ? END`, [
      `${SEEN}, id`,
      `${SEEN} DESC, id DESC`,
    ]),
    noteSeen: db.prepare('UPDATE tables SET seen = ? WHERE id = ?'),
    listAll: prepareList(db, 'true', ['id', 'id DESC']),
    countOpen: db.prepare(
      "SELECT count(*) AS count FROM tables WHERE phase IN ('waiting', 'running', 'paused')",
    ),

    isOld: db.prepare(`SELECT 1 FROM tables WHERE id = ? AND updated < ? AND ${SEEN} < ?`),
    joins: db.prepare(
      "SELECT version, json FROM entries WHERE table_id = ? AND json ->> 'type' = 'joined' AND json ->> 'seat' = ?",
    ),
    setEntry: db.prepare('UPDATE entries SET json = ? WHERE table_id = ? AND version = ?'),
    // The rows stay, so that no number is used twice.
    emptyLinesOf: db.prepare(
      "UPDATE chat SET name = '', text = '', key = NULL WHERE table_id = ? AND hears = 'players' AND sender = ?",
    ),
    setErased: db.prepare('UPDATE about SET erased = ?'),
    erased: db.prepare('SELECT erased FROM about'),
    dataVersion: db.prepare('PRAGMA data_version'),
    removeEntries: db.prepare('DELETE FROM entries WHERE table_id = ?'),
    removeChat: db.prepare('DELETE FROM chat WHERE table_id = ?'),
    removeTable: db.prepare('DELETE FROM tables WHERE id = ?'),

    nextLine: db.prepare(
      'SELECT coalesce(max(number), 0) + 1 AS number FROM chat WHERE table_id = ? AND hears = ?',
    ),
    addLine: db.prepare(
      'INSERT INTO chat (table_id, hears, number, sender, name, text, at, key) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    removeOldLines: db.prepare('DELETE FROM chat WHERE table_id = ? AND hears = ? AND number <= ?'),
    lineWithKey: db.prepare(
      'SELECT number, sender, name, text, at FROM chat WHERE table_id = ? AND hears = ? AND key = ?',
    ),
    lastLines: ['DESC', 'ASC'].map((order) =>
      db.prepare(
        `SELECT number, sender, name, text, at FROM chat WHERE table_id = ? AND hears = ? AND text <> '' ORDER BY number ${order} LIMIT ?`,
      ),
    ),

    lastSign: db.prepare(
      'SELECT max(time) AS time FROM (SELECT time FROM beats UNION ALL SELECT max(updated) FROM tables)',
    ),
    heartbeat: db.prepare('SELECT time FROM beats'),
    setHeartbeat: db.prepare(
      'INSERT INTO beats (id, time) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET time = excluded.time',
    ),
  };
}

/**
 * The usual way through the index, and for a file with damaged pages: the same from the other end, and without the
 * index, from both ends.
 */
function prepareList(db: DatabaseSync, where: string, orders: readonly string[]): StatementSync[] {
  const ways = [
    ...orders.map((order) => ['', order]),
    ...['id', 'id DESC'].map((order) => ['NOT INDEXED', order]),
  ];
  return ways.map(([source, order]) =>
    db.prepare(`SELECT * FROM tables ${source} WHERE ${where} ORDER BY ${order} LIMIT ?`),
  );
}
