/** Clocks and computers, where several servers and workers share a PostgreSQL. */
import type { TableId } from '@guimard/protocol';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { command, openTable } from '../api/testing/client.ts';
import { type Running, startServer } from '../api/testing/server.ts';
import { natsBus } from '../bus/nats.ts';
import { natsAddressOf } from '../bus/nats-address.ts';
import { ServiceTime } from '../service-time.ts';
import { openPostgresStore } from '../store/postgres/store.ts';
import type { Store } from '../store/store.ts';
import { newDatabase, query } from './testing/cluster/new-database.ts';
import { type Component, startComponent } from './testing/component.ts';
import { startWorker, type WorkerProcess } from './testing/worker-process.ts';

vi.setConfig({ testTimeout: 60_000 });

let nats: Component;
beforeAll(async () => {
  nats = await startComponent('nats');
});
afterAll(() => nats.close());

/** A server that leaves computers to others. */
async function serve(database: string): Promise<Running & { readonly store: Store }> {
  const store = await openPostgresStore(database);
  const { now, sync } = new ServiceTime(store.time);
  const address = natsAddressOf(nats.url);
  if (address === undefined) throw new Error(`${nats.url} is malformed`);
  const server = await startServer({ store, now, sync, computers: undefined, bus: natsBus(address) });
  onTestFinished(() => server.close());
  return { ...server, store };
}

async function work(database: string): Promise<WorkerProcess> {
  const worker = await startWorker({ DATABASE_URL: database, NATS_URL: nats.url });
  onTestFinished(() => worker.kill());
  return worker;
}

async function start(server: Running, first: number, clock: object = {}): Promise<TableId> {
  const seat = await openTable(server, {
    options: { first },
    seats: [{ kind: 'me' }, { kind: 'computer', level: 8 }],
    ...clock,
  });
  await command(server, seat, 0, { type: 'ready', isReady: true });
  return seat.table;
}

const entriesOf = async (store: Store, table: TableId) =>
  ((await store.load(table)) ?? []).map(({ entry }) => entry);

async function movesOf(store: Store, table: TableId): Promise<number> {
  return (await entriesOf(store, table)).filter((entry) => entry.type === 'acted' && entry.by === 1).length;
}

test('a worker that is killed while it thinks is replaced, and computers move once', async () => {
  const database = await newDatabase(inject('postgres'));
  const server = await serve(database);
  const workers = await Promise.all([work(database), work(database)]);
  const tables: TableId[] = [];
  for (let i = 0; i < 6; i++) tables.push(await start(server, 1));
  const busy = await vi.waitFor(
    async () => {
      const counts = await Promise.all(workers.map((worker) => worker.metric('guimard_tables_leased')));
      const most = Math.max(...counts);
      // However long it takes to kill it, not all of these searches are over.
      expect(most).toBeGreaterThan(1);
      return counts.indexOf(most);
    },
    { timeout: 20_000, interval: 5 },
  );
  await workers[busy].kill();
  const survivor = workers[1 - busy];
  await vi.waitFor(
    async () => {
      for (const table of tables) expect(await movesOf(server.store, table)).toBeGreaterThan(0);
      expect(await survivor.metric('guimard_tables_leased')).toBe(0);
    },
    { timeout: 30_000, interval: 50 },
  );
  expect(await survivor.metric('guimard_jobs_taken_over_total')).toBeGreaterThan(0);
  // A turn is one or two actions, and then it is the person's.
  for (const table of tables) expect(await movesOf(server.store, table)).toBeLessThanOrEqual(2);
  expect(await survivor.stop()).toBe(0);
});

test('a clock runs out once, at a table that none of three servers has open', async () => {
  const database = await newDatabase(inject('postgres'));
  const first = await serve(database);
  const tables: TableId[] = [];
  for (let i = 0; i < 20; i++)
    tables.push(await start(first, 0, { clock: { kind: 'move', seconds: 600 }, atZero: 'forfeit' }));
  await first.close();
  const [{ store }] = await Promise.all([serve(database), serve(database), serve(database)]);
  await query(database, 'UPDATE guimard.about SET time = time + 600000');
  await vi.waitFor(
    async () => {
      for (const table of tables)
        expect((await entriesOf(store, table)).map(({ type }) => type)).toContain('flagged');
    },
    { timeout: 20_000, interval: 100 },
  );
  for (const table of tables)
    expect((await entriesOf(store, table)).filter(({ type }) => type === 'flagged')).toHaveLength(1);
});
