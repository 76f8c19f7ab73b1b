/** Limits that hold for all nodes together, and others that each node has for itself. */
import { createTable } from '@guimard/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { LocalHub } from '../bus/local.ts';
import { SharedCounts } from '../limits/shared-counts.ts';
import { TABLES_PER_ADDRESS } from '../room/quotas.ts';
import { Rooms } from '../room/rooms.ts';
import { testDeps } from '../room/testing/test-table.ts';
import { delegate } from '../store/delegate.ts';
import { memoryStore } from '../store/memory.ts';
import { PER_MINUTE } from './limits.ts';
import { ask, NEW_TABLE, openTable } from './testing/client.ts';
import { startServer } from './testing/server.ts';

const LIMITS = { ...PER_MINUTE, create: 5, recover: 4, read: 2 };

async function threeServers({ canCount = true } = {}) {
  const hub = new LocalHub();
  const store = Object.assign(delegate(memoryStore(true)), {
    // It belongs to all of them.
    close: async () => {},
    ...(canCount ? {} : { count: () => Promise.reject(new Error('The database is away.')) }),
  });
  const start = () => startServer({ limits: LIMITS, store, bus: hub.join() });
  const servers = await Promise.all([start(), start(), start()]);
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))));
  /** How many of many requests are let through, one node after the other. */
  const allowed = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    let count = 0;
    for (let i = 0; i < 24; i++) {
      const { status } = await ask(servers[i % 3], method, path, body === undefined ? {} : { body });
      if (status !== 429) count++;
    }
    return count;
  };
  return { servers, allowed };
}

test('three nodes together open no more tables, and try no more recovery codes, than one would', async () => {
  const { servers, allowed } = await threeServers();
  const { table } = await openTable(servers[0]);
  expect(await allowed('POST', '/api/tables', NEW_TABLE)).toBe(LIMITS.create - 1);
  expect(await allowed('POST', `/api/tables/${table}/seats/recover`, { recovery: 'aaaa' })).toBe(
    LIMITS.recover,
  );
  expect(await allowed('GET', '/api/tables')).toBe(3 * LIMITS.read);
});

test('if the store cannot be asked, each node counts for itself', async () => {
  const { allowed } = await threeServers({ canCount: false });
  expect(await allowed('POST', '/api/tables', NEW_TABLE)).toBe(3 * LIMITS.create);
});

test('what one node refuses by itself is not asked of the store', async () => {
  let asked = 0;
  const count = async () => ({ count: ++asked, lastsFor: 1 });
  const counts = new SharedCounts({ store: { count }, bus: { isAlone: false }, onProblem: () => {} });
  for (let i = 0; i < 9; i++) await counts.count('key', 60_000, 3);
  expect(asked).toBe(3);
});

test('an address opens as many tables at three nodes as at one', async () => {
  const hub = new LocalHub();
  const store = memoryStore(true);
  const quotas = { tables: 10_000, memory: Number.POSITIVE_INFINITY };
  const nodes = [0, 1, 2].map(() => {
    const deps = testDeps({ store, bus: hub.join(), quotas });
    return new Rooms({ ...deps, counts: new SharedCounts(deps) });
  });
  onTestFinished(async () => void (await Promise.all(nodes.map((rooms) => rooms.close()))));
  let opened = 0;
  const draft = createTable.parse(NEW_TABLE);
  for (let i = 0; i < 2 * TABLES_PER_ADDRESS; i++)
    if ((await nodes[i % 3].create(draft, '192.0.2.1')).ok) opened++;
  expect(opened).toBe(TABLES_PER_ADDRESS);
  expect(await nodes[0].create(draft, '192.0.2.2')).toMatchObject({ ok: true });
});
