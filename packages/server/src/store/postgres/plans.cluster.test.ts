import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { STATEMENTS, type StatementName } from './statements.ts';
import { newSchema, openIn } from './testing/schema.ts';

let client: Client;

/** Many tables that are over, and a few of every other kind. */
const FILL = `
  INSERT INTO tables (id, phase, visibility, due, computers_turn, updated, versions)
  SELECT 't' || i, CASE WHEN i % 100 = 0 THEN 'running' WHEN i % 100 = 1 THEN 'waiting' ELSE 'over' END,
    CASE WHEN i % 5 = 0 THEN 'public' ELSE 'link' END, CASE WHEN i % 100 = 0 THEN i END,
    CASE WHEN i % 500 = 0 THEN 1 ELSE 0 END, i, 5
  FROM generate_series(1, 20000) i;
  INSERT INTO entries (table_id, version, at, time, json)
  SELECT 't' || i, v, i, i, '{"type":"paused"}' FROM generate_series(1, 4000) i, generate_series(1, 5) v;
  INSERT INTO chat (table_id, hears, number, sender, json)
  SELECT 't' || i, 'players', v, 0, '{}' FROM generate_series(1, 4000) i, generate_series(1, 5) v;
  INSERT INTO notices (table_id, seat, id, json, is_notified)
  SELECT 't' || i, v, 'x', '{}', i % 1000 = 0 FROM generate_series(1, 4000) i, generate_series(1, 3) v;
  INSERT INTO daily SELECT '2026-11-' || (i % 30), 'd' || i, 'g' || i, 'x', '[]', i, i, i, i FROM generate_series(1, 20000) i;
  UPDATE tables SET deal = 't1' WHERE id IN ('t7', 't8', 't9');
  INSERT INTO counts SELECT 'k' || i, 1, clock_timestamp() + interval '1 day' FROM generate_series(1, 20000) i;
  ANALYZE`;

beforeAll(async () => {
  const schema = newSchema();
  await (await openIn(schema)).close();
  client = new Client(inject('postgres'));
  await client.connect();
  await client.query(`SET search_path TO "${schema}"`);
  await client.query(FILL);
});
afterAll(() => client.end());

const IDS = Array.from({ length: 50 }, (_, i) => `t${i}`);
/** Columns 1 and 13 are ids. */
const APPEND = Array.from({ length: 18 }, (_, i) => (i % 12 === 0 ? IDS : IDS.map(() => i)));

test.each<[StatementName, ...unknown[]]>([
  ['entries', 't7', 0, 1000],
  ['readable', 't7'],
  ['listPublic', ['waiting', 'running', 'over'], 50],
  ['listDeserted', 100, 50, 50],
  ['noteSeen', IDS, 1],
  ['listDealt', 't7', 50],
  ['takeAwake', 'node', 500, 50, 50],
  ['renewLeases', 'node', IDS],
  ['releaseLeases', 'node', IDS],
  ['removeCounts'],
  ['listOld', 'over', 100, 50],
  ['countOpen'],
  ['listChanged', IDS, IDS.map(() => 5)],
  ['lock', 't7'],
  ['removeTable', 't7'],
  ['removeEntries', 't7'],
  ['removeChat', 't7'],
  ['joins', 't7'],
  ['setEntry', 't7', 1, '{}'],
  ['removeLinesOf', 't7', 0],
  ['addPlayersLine', 't7', 0, '{}', 'key'],
  ['addSpectatorsLine', 't7', 0, '{}', null],
  ['lastLines', 't7', 'players', 50],
  ['about'],
  ['append', ...APPEND],
  ['subscriptions', 't7', 0],
  ['addSubscription', 't7', 0, 'x', '{}'],
  ['clearTable', 't7'],
  ['claimTurn', 't7', 0, 1],
  ['hasGame', '2026-11-17', 'g7'],
  ['findResult', '2026-11-17', 'd7'],
  ['betterResults', '2026-11-17', 5, 5],
  ['bestResults', '2026-11-17', 50],
  ['countResults', '2026-11-17'],
  ['eraseResultName', '2026-11-17', 'd7'],
  ['removeOldResults', 0],
])('%s finds its rows by an index', async (name, ...values) => {
  const { rows } = await client.query(`EXPLAIN ${STATEMENTS[name]}`, values);
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(plan).toMatch(/Index|Bitmap/);
  expect(plan).not.toMatch(/Seq Scan on (tables|entries|chat|notices|counts|daily)/);
});
