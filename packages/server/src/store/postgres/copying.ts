/** Statements that read and write everything stored about a table, for moving it. */
export const COPYING = {
  copyTable: `SELECT phase, visibility, due, computers_turn, updated, versions, deal, opener, over_days, seen, player_lines,
    spectator_lines FROM tables WHERE id = $1`,
  copyChat: 'SELECT hears, number, sender, json, key FROM chat WHERE table_id = $1 ORDER BY hears, number',
  copySubscriptions: 'SELECT seat, id, json, notified_of FROM notices WHERE table_id = $1 ORDER BY seat, id',
  putTable: `INSERT INTO tables (id, phase, visibility, due, computers_turn, updated, versions, deal, opener, over_days,
    seen, player_lines, spectator_lines) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
  putEntries: `INSERT INTO entries (table_id, version, at, time, key, json)
    SELECT $1, * FROM unnest($2::int[], $3::float8[], $4::float8[], $5::text[], $6::text[])`,
  putChat: `INSERT INTO chat (table_id, hears, number, sender, json, key)
    SELECT $1, * FROM unnest($2::text[], $3::int[], $4::int[], $5::text[], $6::text[])`,
  putSubscriptions: `INSERT INTO notices (table_id, seat, id, json, notified_of)
    SELECT $1, * FROM unnest($2::int[], $3::text[], $4::text[], $5::int[])`,
  pushKeyOf: 'SELECT push_key FROM about',
  putAbout: `UPDATE about SET created = $1, time = greatest(time, $2), push_key = coalesce($3, push_key)`,
  /** Sessions of servers, apart from this one. */
  sessions: `SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE application_name = 'guimard' AND datname = current_database() AND pid <> pg_backend_pid()`,
};
