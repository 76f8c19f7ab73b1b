/**
 * The tables of the database. A database's `user_version` is the number of these migrations it has seen; a released
 * migration is never changed, only followed by another.
 */
import type { DatabaseSync } from 'node:sqlite';
import { APPLICATION_ID, FOREIGN, isForeign, numberOf } from './identity.ts';
import { transaction } from './transaction.ts';

/** Times are REAL, like JavaScript's numbers: what is read is what was written. */
const FIRST = `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    phase TEXT NOT NULL,
    visibility TEXT NOT NULL,
    due REAL,
    computers_turn INTEGER NOT NULL,
    updated REAL NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_public ON tables (phase, updated DESC, id) WHERE visibility = 'public';
  CREATE INDEX tables_awake ON tables (id) WHERE due IS NOT NULL OR computers_turn = 1;

  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    key TEXT,
    json TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    hears TEXT NOT NULL,
    number INTEGER NOT NULL,
    sender INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, hears, number)
  ) STRICT, WITHOUT ROWID;

  -- One row: the last beat.
  CREATE TABLE beats (id INTEGER PRIMARY KEY CHECK (id = 1), at REAL NOT NULL) STRICT;
  CREATE TABLE outages (began REAL NOT NULL, ended REAL NOT NULL) STRICT;
`;

/** For tables that are due for removal. */
const OLD_TABLES = 'CREATE INDEX tables_old ON tables (phase, updated)';

/**
 * Clocks used to follow dates, less the outages in between; now they follow service time. A date becomes the time that a
 * server had run by then.
 */
const SERVICE_TIME = `
  ALTER TABLE entries ADD COLUMN time REAL NOT NULL DEFAULT 0;
  UPDATE entries SET time = at - (
    SELECT coalesce(sum(min(ended, at) - began), 0) FROM outages WHERE began < at
  );
  UPDATE tables SET
    due = due - (SELECT at - time FROM entries WHERE table_id = tables.id ORDER BY version DESC LIMIT 1),
    updated = (SELECT time FROM entries WHERE table_id = tables.id ORDER BY version DESC LIMIT 1);
  ALTER TABLE beats RENAME COLUMN at TO time;
  UPDATE beats SET time = time - (SELECT coalesce(sum(min(ended, time) - began), 0) FROM outages WHERE began < time);
  DROP TABLE outages;
`;

/** For tables that are unloaded until their clock has nearly run out. */
const DEADLINES = `
  DROP INDEX tables_awake;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_computers ON tables (computers_turn) WHERE computers_turn = 1;
`;

/** One row about the file itself. The probe takes room on the disk and gives it back, to see whether there is any. */
const ABOUT = `
  CREATE TABLE about (id INTEGER PRIMARY KEY CHECK (id = 1), created REAL NOT NULL, probe BLOB) STRICT;
`;

/** How many entries each table has, so that missing last entries are noticed. */
const COUNTED_ENTRIES = `
  ALTER TABLE tables ADD COLUMN versions INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET versions = (SELECT coalesce(max(version), 0) FROM entries WHERE table_id = tables.id);
`;

/** When something was erased of which copies may be left in unused parts of the file. */
const ERASED = 'ALTER TABLE about ADD COLUMN erased REAL';

/** So that a line that is sent twice is added once. */
const CHAT_KEYS = `
  ALTER TABLE chat ADD COLUMN key TEXT;
  CREATE UNIQUE INDEX chat_keys ON chat (table_id, hears, key) WHERE key IS NOT NULL;
`;

/** Which tables are dealt as another was. */
const DEALS = `
  ALTER TABLE tables ADD COLUMN deal TEXT;
  CREATE INDEX tables_deal ON tables (deal, updated DESC, id) WHERE deal IS NOT NULL;
`;

/** Results of the deal of the day. */
const DAILY = `
  CREATE TABLE daily (
    day TEXT NOT NULL,
    device TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    scores TEXT NOT NULL,
    margin REAL NOT NULL,
    points REAL NOT NULL,
    at REAL NOT NULL,
    time REAL NOT NULL,
    PRIMARY KEY (day, device),
    UNIQUE (day, game)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX daily_best ON daily (day, margin DESC, points DESC, at, device);
  CREATE INDEX daily_old ON daily (time);
`;

/**
 * When players were last at each table, and who opened it: so the lobby can begin with tables where somebody is, and
 * tables where nobody has been for long can give way.
 */
const SEEN = `
  ALTER TABLE tables ADD COLUMN opener INTEGER;
  ALTER TABLE tables ADD COLUMN over_days INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN seen REAL;
  DROP INDEX tables_public;
  CREATE INDEX tables_public ON tables (phase, coalesce(seen, updated) DESC, id) WHERE visibility = 'public';
  CREATE INDEX tables_deserted ON tables (coalesce(seen, updated), id) WHERE phase = 'waiting';
`;

export const MIGRATIONS: readonly string[] = [
  FIRST,
  OLD_TABLES,
  SERVICE_TIME,
  DEADLINES,
  ABOUT,
  COUNTED_ENTRIES,
  ERASED,
  CHAT_KEYS,
  DEALS,
  DAILY,
  SEEN,
];

/** Migrates a database in one transaction. Another program's, or one from the future, is refused and left unchanged. */
export function migrate(db: DatabaseSync, migrations = MIGRATIONS): void {
  transaction(db, () => {
    if (isForeign(db)) throw new Error(FOREIGN);
    const known = migrations.length;
    const seen = refuseNewer(db, known);
    for (const step of migrations.slice(seen)) db.exec(step);
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${known}`);
  });
}

/** Returns the format. */
export function refuseNewer(db: DatabaseSync, known: number): number {
  const seen = numberOf(db, 'user_version');
  if (seen <= known) return seen;
  throw new Error(
    `it was written by a newer Guimard (format ${seen}, this one knows ${known}). Update Guimard, or choose another file`,
  );
}
