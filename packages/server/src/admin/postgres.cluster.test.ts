import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openTable, startGame } from '../api/testing/client.ts';
import { startServer } from '../api/testing/server.ts';
import { openPostgresSubscriptions } from '../notifications/postgres.ts';
import { FIRST, HOOK } from '../notifications/testing/subscriptions.contract.ts';
import { openPostgresStore } from '../store/postgres/store.ts';
import { deleteTable } from './delete.ts';
import { examine } from './examine.ts';
import { exportTable } from './export.ts';
import { KNOWN } from './postgres.ts';

/** Runs SQL in a database of the PostgreSQL that all tests share. */
async function run(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}

test('a host exports, examines and deletes tables in PostgreSQL beside a running server', async () => {
  const address = new URL(inject('postgres'));
  await run(address.href, 'CREATE DATABASE administered');
  address.pathname = '/administered';
  const url = address.href;
  const store = await openPostgresStore(url);
  const server = await startServer({ store });
  onTestFinished(() => server.close());
  const [{ table }] = await startGame(server);
  const { table: other } = await openTable(server);
  const subscriptions = openPostgresSubscriptions(url);
  await subscriptions.add({ ...FIRST, table }, HOOK);

  const entries = (await store.load(table))!;
  const exported = (await exportTable(url, table))!;
  expect(exported.of).toBe(entries.length);
  expect(exported.entries).toMatchObject(
    entries.map(({ entry, time }, i) => ({ version: i + 1, time, entry })),
  );
  expect(await exportTable(url, 'nowhere')).toBeUndefined();

  address.password = 'secret';
  const sound = {
    file: url,
    format: KNOWN,
    known: KNOWN,
    isSound: true,
    tables: 2,
    damaged: [],
    findings: [],
  };
  expect(await examine(address.href)).toMatchObject(sound);
  await run(url, `DELETE FROM guimard.entries WHERE table_id = '${table}' AND version = 3`);
  expect(await examine(url)).toMatchObject({
    isSound: false,
    damaged: [{ table, readable: 2, of: entries.length, reason: 'entry 3 is missing or cannot be read' }],
  });

  expect([await deleteTable(url, table), await deleteTable(url, table)]).toEqual([true, false]);
  const lengths = await Promise.all([other].map(async (id) => [id, (await store.load(id))!.length] as const));
  expect(await store.listChanged(new Map([[table, 1], ...lengths]))).toEqual(new Map([[table, undefined]]));
  expect(await subscriptions.list({ ...FIRST, table })).toEqual([]);
  await subscriptions.close();
});
