/** All SQL statements, by the names under which connections prepare them. They name their columns, so that a later migration may add some while servers are running. */

import { LEASE, LINES } from '../store.ts';
import { BOARD_STATEMENTS } from './board-statements.ts';
import { COPYING } from './copying.ts';

const LISTED = 'id, phase, visibility, due, computers_turn, deal, opener, over_days, updated, seen';

/** When somebody was last there: it is not noted before a few seconds after the table was opened. */
const SEEN = 'coalesce(seen, updated)';

/** Of leases, by the clock of the database. Without a holder it does not matter. */
const EXPIRY = `clock_timestamp() + interval '${LEASE} milliseconds'`;

const IS_FREE = '(leased_by IS NULL OR leased_until <= clock_timestamp())';

/**
 * Appends to many tables, each at most once, and returns the ids of those that had as many entries as expected. The rows
 * of all tables are locked in the order of their ids, so that two servers cannot wait for each other. Where another
 * server is changing a table, this waits for it, and then compares with the table as that left it.
 */
const APPEND = `
  WITH given AS (
    SELECT * FROM unnest(
      $1::text[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::int[], $7::float8[], $8::int[], $9::text[], $10::text[],
      $11::int[], $12::int[]
    ) AS g (id, since, phase, visibility, due, computers_turn, updated, versions, holder, deal, opener, over_days)
  ), locked AS (
    SELECT g.* FROM given g JOIN tables ON tables.id = g.id WHERE g.since > 0 ORDER BY g.id FOR UPDATE OF tables
  ), made AS (
    INSERT INTO tables
      (id, phase, visibility, due, computers_turn, updated, versions, leased_by, leased_until, deal, opener, over_days)
    SELECT id, phase, visibility, due, computers_turn, updated, versions, holder, ${EXPIRY}, deal, opener, over_days
    FROM given WHERE since = 0 ORDER BY id
    ON CONFLICT DO NOTHING
    RETURNING id
  ), changed AS (
    UPDATE tables SET phase = g.phase, visibility = g.visibility, due = g.due, computers_turn = g.computers_turn,
      updated = g.updated, versions = g.versions, leased_by = g.holder, leased_until = ${EXPIRY}
    FROM locked g WHERE tables.id = g.id AND tables.versions = g.since
    RETURNING tables.id
  ), stored AS (
    SELECT id FROM made UNION ALL SELECT id FROM changed
  ), added AS (
    INSERT INTO entries (table_id, version, at, time, key, json)
    SELECT e.* FROM unnest($13::text[], $14::int[], $15::float8[], $16::float8[], $17::text[], $18::text[])
      AS e (table_id, version, at, time, key, json)
    WHERE e.table_id IN (SELECT id FROM stored)
  )
  SELECT id FROM stored`;

/**
 * Tables that another server is just changing or taking are left to it. The rows are few, since an index has only the
 * tables with a clock and another only those with a computer on turn.
 */
const TAKE_AWAKE = `
  WITH overdue AS (
    SELECT id, leased_by FROM tables WHERE due <= $2 AND ${IS_FREE} ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
  ), computers AS (
    SELECT id, leased_by FROM tables WHERE computers_turn = 1 AND ${IS_FREE}
    ORDER BY updated LIMIT $4 FOR UPDATE SKIP LOCKED
  ), taken AS (
    SELECT * FROM overdue UNION SELECT * FROM computers
  )
  UPDATE tables SET leased_by = $1, leased_until = ${EXPIRY} FROM taken WHERE tables.id = taken.id
  RETURNING tables.id, taken.leased_by IS NOT NULL AS was_leased`;

/** Locks in the order of the ids, as appends do. */
const changeLeases = (change: string): string => `
  WITH held AS (
    SELECT id FROM tables WHERE id = ANY($2::text[]) AND leased_by = $1 ORDER BY id FOR UPDATE
  )
  UPDATE tables SET ${change} FROM held WHERE tables.id = held.id
  RETURNING tables.id`;

/** Locks as above. */
const NOTE_SEEN = `
  WITH held AS (
    SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE
  )
  UPDATE tables SET seen = greatest(seen, $2) FROM held WHERE tables.id = held.id`;

/**
 * Returns the line; an earlier one with the same key instead, if there is one. The line is numbered by the table's own
 * row, which is locked by that: no two lines get the same number. Where two servers add the same key at once, the second
 * fails, and finds the first one's line when it tries again.
 */
const addLine = (counter: 'player_lines' | 'spectator_lines', hears: string): string => `
  WITH earlier AS (
    SELECT number, sender, json FROM chat WHERE table_id = $1 AND hears = '${hears}' AND key = $4
  ), counted AS (
    UPDATE tables SET ${counter} = ${counter} + 1 WHERE id = $1 AND NOT EXISTS (SELECT FROM earlier)
    RETURNING ${counter} AS number
  ), added AS (
    INSERT INTO chat (table_id, hears, number, sender, json, key)
    SELECT $1, '${hears}', number, $2, $3, $4 FROM counted
    RETURNING number, sender, json
  ), removed AS (
    DELETE FROM chat USING counted
    WHERE table_id = $1 AND hears = '${hears}' AND chat.number <= counted.number - ${LINES}
  )
  SELECT * FROM earlier UNION ALL SELECT * FROM added`;

/** Where two servers claim a turn at once, the second waits for the first, and then finds nothing left. */
const CLAIM_TURN = `
  WITH free AS (
    SELECT id FROM notices WHERE table_id = $1 AND seat = $2 AND notified_of < $3 ORDER BY id FOR UPDATE
  )
  UPDATE notices SET notified_of = $3 FROM free WHERE table_id = $1 AND seat = $2 AND notices.id = free.id
  RETURNING json`;

/**
 * What any restored database cannot have in common with the one before: another cluster or timeline, another start of
 * the server, or other tables. All servers read the same.
 */
const OPENING = `concat_ws('/',
  (SELECT system_identifier FROM pg_control_system()),
  left(pg_walfile_name(pg_current_wal_lsn()), 8),
  extract(epoch FROM pg_postmaster_start_time()),
  (SELECT oid FROM pg_database WHERE datname = current_database()),
  pg_relation_filenode('entries'))`;

/**
 * Counts the time since any server last did, by the clock of the database alone. A gap is counted only up to the longest
 * that a running server leaves: the rest is an outage, of the servers or of the database.
 */
const HEARTBEAT = `
  UPDATE about SET
    time = time + greatest(0, least($1::float8, extract(epoch FROM n.now - counted)::float8 * 1000)),
    counted = greatest(counted, n.now)
  FROM (SELECT clock_timestamp() AS now) n
  RETURNING time, ${OPENING} AS opening, (SELECT max(oldest) FROM migrations) AS oldest`;

/** In the window that is open for the key; if there is none, in a new one. */
const COUNT = `
  INSERT INTO counts AS c (key, count, ends) VALUES ($1, 1, clock_timestamp() + $2 * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN c.ends <= clock_timestamp() THEN 1 ELSE c.count + 1 END,
    ends = CASE WHEN c.ends <= clock_timestamp() THEN excluded.ends ELSE c.ends END
  RETURNING count, greatest(0, extract(epoch FROM ends - clock_timestamp()) * 1000)::float8 AS lasts_for`;

/** Phase by phase, so that the index is used: the last time at which anything was stored. */
const LAST_CHANGE = `
  SELECT max(updated) FROM unnest('{waiting,running,paused,over}'::text[]) p (phase),
  LATERAL (SELECT max(updated) AS updated FROM tables WHERE tables.phase = p.phase) t`;

export const STATEMENTS = {
  append: APPEND,
  /** One row without an entry if there are none; none without a table. */
  entries: `SELECT versions, version, at, time, key, json
    FROM tables LEFT JOIN entries ON table_id = id AND version > $2 WHERE id = $1 ORDER BY version LIMIT $3`,
  readable: 'SELECT version, at, time, key, json FROM entries WHERE table_id = $1 ORDER BY version',

  ids: 'SELECT id FROM tables ORDER BY id',
  versions: 'SELECT versions FROM tables WHERE id = $1',
  format: 'SELECT coalesce(max(number), 0) AS format FROM migrations',

  listPublic: `SELECT t.* FROM unnest($1::text[]) p (phase), LATERAL (
      SELECT ${LISTED} FROM tables WHERE visibility = 'public' AND tables.phase = p.phase
      ORDER BY ${SEEN} DESC, id LIMIT $2
    ) t ORDER BY ${SEEN} DESC, id LIMIT $2`,
  noteSeen: NOTE_SEEN,
  listDeserted: `SELECT ${LISTED} FROM tables
    WHERE phase = 'waiting' AND ${SEEN} < greatest($1::float8, $2) AND ${SEEN} < CASE over_days WHEN 1 THEN $2 ELSE $1 END
    ORDER BY ${SEEN}, id LIMIT $3`,
  listDealt: 'SELECT id FROM tables WHERE deal = $1 ORDER BY updated DESC, id LIMIT $2',
  takeAwake: TAKE_AWAKE,
  renewLeases: changeLeases(`leased_until = ${EXPIRY}`),
  releaseLeases: changeLeases('leased_by = NULL, leased_until = NULL'),
  listOld: 'SELECT id FROM tables WHERE phase = $1 AND updated < $2 ORDER BY updated, id LIMIT $3',
  countOpen: "SELECT count(*)::int AS count FROM tables WHERE phase IN ('waiting', 'running', 'paused')",
  listChanged: `SELECT g.id, tables.versions FROM unnest($1::text[], $2::int[]) g (id, versions)
    LEFT JOIN tables ON tables.id = g.id WHERE tables.versions IS DISTINCT FROM g.versions`,

  count: COUNT,
  removeCounts: 'DELETE FROM counts WHERE ends <= now()',

  lock: `SELECT updated, ${SEEN} AS seen FROM tables WHERE id = $1 FOR UPDATE`,
  removeTable: 'DELETE FROM tables WHERE id = $1',
  removeEntries: 'DELETE FROM entries WHERE table_id = $1',
  removeChat: 'DELETE FROM chat WHERE table_id = $1',
  joins: `SELECT version, at, time, key, json FROM entries WHERE table_id = $1 AND json LIKE '%"joined"%'`,
  setEntry: 'UPDATE entries SET json = $3 WHERE table_id = $1 AND version = $2',
  removeLinesOf: "DELETE FROM chat WHERE table_id = $1 AND hears = 'players' AND sender = $2",

  addPlayersLine: addLine('player_lines', 'players'),
  addSpectatorsLine: addLine('spectator_lines', 'spectators'),
  lastLines: `SELECT number, sender, json FROM chat WHERE table_id = $1 AND hears = $2
    ORDER BY number DESC LIMIT $3`,

  /** A seat that was notified is not notified again through a later subscription. */
  addSubscription: `INSERT INTO notices (table_id, seat, id, json, notified_of)
    VALUES ($1, $2, $3, $4,
      (SELECT coalesce(max(notified_of), 0) FROM notices WHERE table_id = $1 AND seat = $2))
    ON CONFLICT (table_id, seat, id) DO UPDATE SET json = excluded.json`,
  removeSubscription: 'DELETE FROM notices WHERE table_id = $1 AND seat = $2 AND id = $3',
  subscriptions: 'SELECT json FROM notices WHERE table_id = $1 AND seat = $2 ORDER BY id',
  clearSeat: 'DELETE FROM notices WHERE table_id = $1 AND seat = $2',
  clearTable: 'DELETE FROM notices WHERE table_id = $1',
  claimTurn: CLAIM_TURN,

  opening: `SELECT ${OPENING} AS opening`,
  about: `SELECT created, count_key, greatest(time, (${LAST_CHANGE})) AS time, (SELECT max(oldest) FROM migrations) AS oldest
    FROM about`,
  heartbeat: HEARTBEAT,
  /** All servers use the first key that one of them made. */
  pushKey: 'UPDATE about SET push_key = coalesce(push_key, $1) RETURNING push_key',
  ...COPYING,
  ...BOARD_STATEMENTS,
  size: 'SELECT pg_database_size(current_database())::float8 AS size',
};

export type StatementName = keyof typeof STATEMENTS;
