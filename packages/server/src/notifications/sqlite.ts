/** Subscriptions in the same file as the tables. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { openFile } from '../store/open-file.ts';
import { problemOf } from '../store/problem.ts';
import { idOf, type Subscription, type SubscriptionStore } from './subscription.ts';

/** How long to wait for another process that is writing, in milliseconds. */
const TIMEOUT = 5_000;

/** Separate from the tables: this may be lost without harm to any game. */
export const SUBSCRIPTIONS_TABLE = `
  CREATE TABLE IF NOT EXISTS notices (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    id TEXT NOT NULL,
    json TEXT NOT NULL,
    -- The number of the last turn that the seat was notified of.
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat, id)
  ) STRICT, WITHOUT ROWID;
  DROP INDEX IF EXISTS notices_told;
`;

/** Throws a StoreProblem if the file cannot be used. */
export function openSqliteSubscriptions(file: string): SubscriptionStore {
  let db: DatabaseSync | undefined;
  try {
    db = openFile(file, { timeout: TIMEOUT });
    // Deleted rows are overwritten.
    db.exec('PRAGMA secure_delete = ON');
    db.exec(SUBSCRIPTIONS_TABLE);
    return storeOf(db);
  } catch (error) {
    db?.close();
    throw problemOf(`Cannot store subscriptions in ${file}`, error);
  }
}

function storeOf(db: DatabaseSync): SubscriptionStore {
  const add = db.prepare(
    // A seat that was notified is not notified again through a later subscription.
    `INSERT INTO notices (table_id, seat, id, json, told)
     VALUES (?1, ?2, ?3, ?4, (SELECT coalesce(max(told), 0) FROM notices WHERE table_id = ?1 AND seat = ?2))
     ON CONFLICT (table_id, seat, id) DO UPDATE SET json = excluded.json`,
  );
  const remove = db.prepare('DELETE FROM notices WHERE table_id = ? AND seat = ? AND id = ?');
  const list = db.prepare('SELECT json FROM notices WHERE table_id = ? AND seat = ? ORDER BY id');
  const clearSeat = db.prepare('DELETE FROM notices WHERE table_id = ? AND seat = ?');
  const clearTable = db.prepare('DELETE FROM notices WHERE table_id = ?');
  const claim = db.prepare(
    'UPDATE notices SET told = ?3 WHERE table_id = ?1 AND seat = ?2 AND told < ?3 RETURNING json',
  );
  return {
    async add({ table, seat }, subscription) {
      add.run(table, seat, idOf(subscription), JSON.stringify(subscription));
    },
    async remove({ table, seat }, id) {
      remove.run(table, seat, id);
    },
    async list({ table, seat }) {
      return list.all(table, seat).map(subscriptionOf);
    },
    async clear(table, seat) {
      if (seat === undefined) clearTable.run(table);
      else clearSeat.run(table, seat);
    },
    async claim({ table, seat }, number) {
      return claim.all(table, seat, number).map(subscriptionOf);
    },
    async close() {
      if (db.isOpen) db.close();
    },
  };
}

/** Only `add` writes here, and it checks what it writes. */
const subscriptionOf = ({ json }: Readonly<Record<string, SQLOutputValue>>): Subscription =>
  JSON.parse(String(json)) as Subscription;
