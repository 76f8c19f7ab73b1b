/**
 * The tables of the database, as numbered migrations; a released one is never changed, only followed by another. The
 * format of a database is the number of migrations it has seen.
 *
 * Servers are replaced one by one, so the release before must be able to work with what a migration leaves behind:
 * columns are added with a default in one release, and removed in a later one.
 */
import { Client, type ClientBase, escapeIdentifier } from 'pg';
import { StoreProblem } from '../problem.ts';
import { type Place, TIMEOUTS } from './connection.ts';
import { failureOf, isLocked } from './failure.ts';

export interface Migration {
  /** The oldest format whose servers can work with the result. */
  readonly oldest: number;
  readonly sql: string;
}

/**
 * Every key begins with the id of a table, and nothing that belongs to two tables must be consistent: the data can be
 * divided by id. Times are those of JavaScript: what is read is what was written. Texts of people are JSON: PostgreSQL
 * has no place for a zero character. Ids compare as bytes, like in JavaScript.
 */
const FIRST = `
  CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    phase TEXT NOT NULL,
    visibility TEXT NOT NULL,
    due DOUBLE PRECISION,
    computers_turn INTEGER NOT NULL,
    updated DOUBLE PRECISION NOT NULL,
    versions INTEGER NOT NULL,
    -- How many lines of chat there have been: the next one's number, without looking for the last.
    player_lines INTEGER NOT NULL DEFAULT 0,
    spectator_lines INTEGER NOT NULL DEFAULT 0
  ) WITH (fillfactor = 70);
  CREATE INDEX tables_public ON tables (phase, updated DESC, id) WHERE visibility = 'public';
  CREATE INDEX tables_old ON tables (phase, updated, id);
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_computers ON tables (id) WHERE computers_turn = 1;

  CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL,
    version INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    time DOUBLE PRECISION NOT NULL,
    key TEXT,
    json TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
  );

  CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL,
    hears TEXT NOT NULL,
    number INTEGER NOT NULL,
    sender INTEGER NOT NULL,
    json TEXT NOT NULL,
    key TEXT,
    PRIMARY KEY (table_id, hears, number),
    UNIQUE (table_id, hears, key)
  );

  CREATE TABLE notices (
    table_id TEXT COLLATE "C" NOT NULL,
    seat INTEGER NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    json TEXT NOT NULL,
    is_notified BOOLEAN NOT NULL DEFAULT false,
    PRIMARY KEY (table_id, seat, id)
  );
  CREATE INDEX notices_notified ON notices (table_id, seat) WHERE is_notified;

  -- One row: the shared service time, and when it was last counted by the clock of the database.
  CREATE TABLE about (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    created DOUBLE PRECISION NOT NULL,
    time DOUBLE PRECISION NOT NULL,
    counted TIMESTAMPTZ NOT NULL,
    push_key TEXT
  );
  INSERT INTO about (id, created, time, counted)
    VALUES (1, floor(extract(epoch FROM clock_timestamp()) * 1000), 0, clock_timestamp());
`;

/**
 * Which server acts for a table, and until when. In no index: renewing a lease then changes nothing but the row. Servers
 * that do not know these columns leave leases as they are, and those expire.
 */
const LEASES = 'ALTER TABLE tables ADD COLUMN leased_by TEXT, ADD COLUMN leased_until TIMESTAMPTZ';

/**
 * For limits of all servers together: the one kind of key that does not begin with a table's id. Nothing waits for the disk,
 * and after a crash it is empty.
 */
const COUNTS = `
  CREATE UNLOGGED TABLE counts (
    key TEXT COLLATE "C" PRIMARY KEY,
    count INTEGER NOT NULL,
    ends TIMESTAMPTZ NOT NULL
  );
  CREATE INDEX counts_ends ON counts (ends);
`;

/** Of which turn a seat was last notified. Servers that do not know it may notify of a turn once more. */
const NOTIFIED_OF = 'ALTER TABLE notices ADD COLUMN notified_of INTEGER NOT NULL DEFAULT 0';

/**
 * Addresses are counted under a hash with this key, which only this database has. What was counted without it is no longer
 * found; servers that do not know it count for themselves until they are replaced.
 */
const COUNT_KEY = `
  ALTER TABLE about ADD COLUMN count_key TEXT;
  UPDATE about SET count_key = concat(gen_random_uuid(), gen_random_uuid());
  DELETE FROM counts;
`;

/**
 * Which tables are dealt as another was. From this release on, games draw from piles with random numbers of their own:
 * to an older server they would seem damaged, so it must not open them.
 */
const DEALS = `
  ALTER TABLE tables ADD COLUMN deal TEXT COLLATE "C";
  CREATE INDEX tables_deal ON tables (deal, updated DESC, id) WHERE deal IS NOT NULL;
`;

/** Results of the deal of the day. Keys begin with the date. */
const DAILY = `
  CREATE TABLE daily (
    day TEXT COLLATE "C" NOT NULL,
    device TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    name TEXT NOT NULL,
    scores TEXT NOT NULL,
    margin DOUBLE PRECISION NOT NULL,
    points DOUBLE PRECISION NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    time DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (day, device),
    UNIQUE (day, game)
  );
  CREATE INDEX daily_best ON daily (day, margin DESC, points DESC, at, device);
  CREATE INDEX daily_old ON daily (time);
`;

/** When players were last at each table, and who opened it. Earlier tables count as seen when they were last changed. */
const SEEN = `
  ALTER TABLE tables ADD COLUMN opener INTEGER, ADD COLUMN over_days INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN seen DOUBLE PRECISION;
  DROP INDEX tables_public;
  CREATE INDEX tables_public ON tables (phase, coalesce(seen, updated) DESC, id) WHERE visibility = 'public';
  CREATE INDEX tables_deserted ON tables (coalesce(seen, updated), id) WHERE phase = 'waiting';
`;

export const MIGRATIONS: readonly Migration[] = [
  { oldest: 1, sql: FIRST },
  { oldest: 1, sql: LEASES },
  { oldest: 1, sql: COUNTS },
  { oldest: 1, sql: NOTIFIED_OF },
  { oldest: 1, sql: COUNT_KEY },
  { oldest: 6, sql: DEALS },
  { oldest: 6, sql: DAILY },
  // Earlier servers cannot read the entries of shares (protocol/src/shares.ts).
  { oldest: 8, sql: SEEN },
];

/** Any number that no other program is likely to lock: "Guim". */
const LOCK = 0x4775_696d;
/** Of a migration, for others that use the tables, in milliseconds; and how often it is tried. */
const LOCK_TIMEOUT = 2_000;
const ATTEMPTS = 30;

/** Creates or migrates the tables. Servers that start at the same time wait for each other. */
export async function migrate(
  { url, schema, timeouts = TIMEOUTS }: Place,
  migrations = MIGRATIONS,
): Promise<void> {
  let client: Client | undefined;
  try {
    client = new Client({
      connectionString: url,
      connectionTimeoutMillis: timeouts.connect,
      keepAlive: true,
    });
    client.on('error', () => {});
    await client.connect();
    for (let attempt = 1; !(await isMigrated(client, schema, migrations)); attempt++) {
      try {
        await migrateOnce(client, schema, migrations);
      } catch (error) {
        // A transaction in progress needs a table as it is: let it and the others go on, and try again.
        if (!isLocked(error) || attempt === ATTEMPTS) throw error;
        await client.query('ROLLBACK');
      }
    }
  } catch (error) {
    throw failureOf('Cannot open the database', error);
  } finally {
    await client?.end();
  }
}

async function migrateOnce(client: Client, schema: string, migrations: readonly Migration[]): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCK, schema]);
  await client.query(`SET LOCAL lock_timeout TO ${LOCK_TIMEOUT}`);
  if (!(await hasTable(client, schema))) {
    const name = escapeIdentifier(schema);
    // Creating needs a right that a role may lack if the host has already made the schema for it.
    const { rows } = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema]);
    if (rows.length === 0) await client.query(`CREATE SCHEMA ${name}`);
    await client.query(
      `CREATE TABLE ${name}.migrations (number INTEGER PRIMARY KEY, oldest INTEGER NOT NULL)`,
    );
  }
  await client.query(`SET LOCAL search_path TO ${escapeIdentifier(schema)}`);
  const { seen } = await formatIn(client);
  for (const [i, { oldest, sql }] of [...migrations.entries()].slice(seen)) {
    await client.query(sql);
    await client.query('INSERT INTO migrations VALUES ($1, $2)', [i + 1, oldest]);
  }
  await client.query('COMMIT');
}

/** Throws a StoreProblem if this program is too old for the database. */
async function isMigrated(
  client: Client,
  schema: string,
  migrations: readonly Migration[],
): Promise<boolean> {
  if (!(await hasTable(client, schema))) return false;
  await client.query(`SET search_path TO ${escapeIdentifier(schema)}`);
  const { seen, oldest } = await formatIn(client);
  const tooOld = whyTooOld(oldest, migrations.length);
  if (tooOld !== undefined) throw new StoreProblem(tooOld);
  return seen >= migrations.length;
}

async function hasTable(client: Client, schema: string): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT 1 FROM pg_tables WHERE schemaname = $1 AND tablename = 'migrations'",
    [schema],
  );
  return rows.length > 0;
}

interface Format {
  readonly seen: number;
  /** The oldest format whose servers can work with it. */
  readonly oldest: number;
}

async function formatIn(client: ClientBase): Promise<Format> {
  const { rows } = await client.query<Format>(
    'SELECT coalesce(max(number), 0) AS seen, coalesce(max(oldest), 0) AS oldest FROM migrations',
  );
  return rows[0] ?? { seen: 0, oldest: 0 };
}

/** A sentence if a server that knows this many migrations must not use a database that requires more. */
export const whyTooOld = (oldest: number, known: number): string | undefined =>
  oldest > known
    ? `The database was migrated by a newer Guimard (it needs format ${oldest}, this one knows ${known}). Update this server.`
    : undefined;
