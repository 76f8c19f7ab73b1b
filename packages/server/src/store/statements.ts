/** Everything that is asked of the database, and how its rows are read. Compiled once. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { ChatLine } from '@guimard/protocol';
import type { Entry, Kept } from '../room/entry.ts';
import type { ListedTable, Summary } from './store.ts';

export type Statements = ReturnType<typeof prepareStatements>;

export function prepareStatements(db: DatabaseSync) {
  return {
    version: db.prepare('SELECT coalesce(max(version), 0) AS version FROM entries WHERE table_id = ?'),
    addEntry: db.prepare(
      'INSERT INTO entries (table_id, version, at, time, key, json) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    entries: db.prepare('SELECT at, time, key, json FROM entries WHERE table_id = ? ORDER BY version'),

    setTable: db.prepare(
      `INSERT INTO tables (id, phase, visibility, due, computers_turn, updated) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, visibility = excluded.visibility, due = excluded.due,
         computers_turn = excluded.computers_turn, updated = excluded.updated`,
    ),
    hasTable: db.prepare('SELECT 1 FROM tables WHERE id = ?'),
    listPublic: db.prepare(
      `SELECT * FROM tables WHERE visibility = 'public' AND phase = ? ORDER BY updated DESC, id LIMIT ?`,
    ),
    listAwake: db.prepare('SELECT * FROM tables WHERE due <= ? OR computers_turn = 1 ORDER BY id'),
    countOpen: db.prepare(
      "SELECT count(*) AS count FROM tables WHERE phase IN ('waiting', 'running', 'paused')",
    ),

    listOld: db.prepare('SELECT id FROM tables WHERE phase = ? AND updated < ? ORDER BY updated, id LIMIT ?'),
    isOld: db.prepare('SELECT 1 FROM tables WHERE id = ? AND updated < ?'),
    removeEntries: db.prepare('DELETE FROM entries WHERE table_id = ?'),
    removeChat: db.prepare('DELETE FROM chat WHERE table_id = ?'),
    removeTable: db.prepare('DELETE FROM tables WHERE id = ?'),

    nextLine: db.prepare(
      'SELECT coalesce(max(number), 0) + 1 AS number FROM chat WHERE table_id = ? AND hears = ?',
    ),
    addLine: db.prepare(
      'INSERT INTO chat (table_id, hears, number, sender, name, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    lastLines: db.prepare(
      'SELECT number, sender, name, text, at FROM chat WHERE table_id = ? AND hears = ? ORDER BY number DESC LIMIT ?',
    ),

    lastSign: db.prepare(
      'SELECT max(time) AS time FROM (SELECT time FROM beats UNION ALL SELECT max(updated) FROM tables)',
    ),
    setBeat: db.prepare(
      'INSERT INTO beats (id, time) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET time = excluded.time',
    ),
  };
}

type Row = Readonly<Record<string, SQLOutputValue>>;

export function keptOf({ at, time, key, json }: Row): Kept {
  const kept = { at: at as number, time: time as number, entry: JSON.parse(json as string) as Entry };
  return key === null ? kept : { ...kept, key: key as string };
}

export function listedOf({ id, phase, visibility, due, computers_turn, updated }: Row): ListedTable {
  return {
    id: id as string,
    phase: phase as Summary['phase'],
    visibility: visibility as Summary['visibility'],
    ...(due !== null && { due: due as number }),
    isComputersTurn: computers_turn === 1,
    updated: updated as number,
  };
}

export function lineOf({ number, sender, name, text, at }: Row): ChatLine {
  return {
    number: number as number,
    from: sender as number,
    name: name as string,
    text: text as string,
    at: at as number,
  };
}
