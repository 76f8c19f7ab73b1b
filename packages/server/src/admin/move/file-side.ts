/** Tables in a file, as something to move. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { SUBSCRIPTIONS_TABLE } from '../../notifications/sqlite.ts';
import { keyFileOf } from '../../notifications/vapid.ts';
import { isAlone } from '../../store/alone.ts';
import { datedIn, valuesOf } from '../../store/boards.ts';
import { problemOf } from '../../store/problem.ts';
import { ADD_RESULT } from '../../store/sqlite-boards.ts';
import { prepareStatements, type Statements } from '../../store/statements.ts';
import { transaction } from '../../store/transaction.ts';
import { OWNED } from '../delete.ts';
import { blaming, entryIn, lineIn, type Side, summaryIn, type TableCopy } from './side.ts';

/** Erased lines stay as empty rows, so that their numbers are not used again. */
const isErased = ({ text }: { readonly text: string }): boolean => text === '';

/** `db` is open in the file. */
export function fileSide(db: DatabaseSync, file: string): Side {
  const statements = prepareStatements(db);
  const hasSubscriptions = () =>
    db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'notices'").get() !== undefined;
  const side: Side = {
    ids: async () =>
      db
        .prepare('SELECT id FROM tables ORDER BY id')
        .all()
        .map(({ id }) => String(id)),
    read: async (id) => inOneMoment(db, () => readTable(db, id, hasSubscriptions())),
    write: async (copy) => {
      db.exec(SUBSCRIPTIONS_TABLE);
      transaction(db, () => writeTable(statements, copy));
    },
    results: async () => db.prepare('SELECT * FROM daily ORDER BY day, device').all().map(datedIn),
    setResults: async (results) =>
      transaction(db, () => {
        db.exec('DELETE FROM daily');
        const add = db.prepare(ADD_RESULT);
        for (const { day, ...result } of results) add.run(...valuesOf(day, result));
      }),
    about: async () => {
      const keyFile = keyFileOf(file);
      return {
        created: Number(db.prepare('SELECT created FROM about').get()?.['created'] ?? Date.now()),
        time: Number(statements.lastSign.get()?.['time'] ?? 0),
        pushKey: existsSync(keyFile) ? readFileSync(keyFile, 'utf8').trim() : undefined,
      };
    },
    setAbout: async ({ created, time, pushKey }) => {
      statements.setHeartbeat.run(Math.max(time, Number(statements.lastSign.get()?.['time'] ?? 0)));
      db.prepare(
        'INSERT INTO about (id, created) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET created = excluded.created',
      ).run(created);
      if (pushKey !== undefined) writeFileSync(keyFileOf(file), `${pushKey}\n`, { mode: 0o600 });
    },
    isInUse: async () => !isAlone(db),
  };
  return blaming(side, (error) => problemOf(`Cannot use ${file}`, error));
}

/** A server may be writing: all parts must be of the same moment. */
function inOneMoment<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN');
  try {
    return work();
  } finally {
    db.exec('ROLLBACK');
  }
}

function readTable(db: DatabaseSync, id: string, hasSubscriptions: boolean): TableCopy | undefined {
  const row = db.prepare('SELECT * FROM tables WHERE id = ?').get(id);
  if (row === undefined) return undefined;
  const entries = db.prepare('SELECT * FROM entries WHERE table_id = ? ORDER BY version').all(id);
  const lines = db
    .prepare('SELECT * FROM chat WHERE table_id = ? ORDER BY hears, number')
    .all(id)
    .map(lineIn);
  const subscriptions = hasSubscriptions
    ? db.prepare('SELECT * FROM notices WHERE table_id = ? ORDER BY seat, id').all(id)
    : [];
  const last = (circle: string) => lines.findLast(({ hears }) => hears === circle)?.number ?? 0;
  return {
    id,
    summary: summaryIn(row),
    entries: entries.map(entryIn),
    chat: lines.filter((line) => !isErased(line)),
    lines: { players: last('players'), spectators: last('spectators') },
    subscriptions: subscriptions.map(({ seat, id: target, json, told }) => ({
      seat: Number(seat),
      id: String(target),
      json: String(json),
      notifiedOf: Number(told),
    })),
  };
}

function writeTable({ db, addEntry, addLine }: Statements, copy: TableCopy): void {
  const { id, summary, entries, chat, lines, subscriptions } = copy;
  for (const [name, column] of OWNED) db.prepare(`DELETE FROM ${name} WHERE ${column} = ?`).run(id);
  db.prepare(
    'INSERT INTO tables (id, phase, visibility, due, computers_turn, updated, versions, deal, opener, over_days, seen) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  ).run(id, ...summary);
  for (const { version, at, time, key, json } of entries) addEntry.run(id, version, at, time, key, json);
  for (const { hears, number, sender, name, text, at, key } of chat) {
    addLine.run(id, hears, number, sender, name, text, at, key);
  }
  for (const [hears, number] of Object.entries(lines)) {
    const isLast = number === 0 || chat.some((line) => line.hears === hears && line.number === number);
    if (!isLast) addLine.run(id, hears, number, 0, '', '', 0, null);
  }
  const addSubscription = db.prepare(
    'INSERT INTO notices (table_id, seat, id, json, told) VALUES (?, ?, ?, ?, ?)',
  );
  for (const { seat, id: target, json, notifiedOf } of subscriptions) {
    addSubscription.run(id, seat, target, json, notifiedOf);
  }
}
