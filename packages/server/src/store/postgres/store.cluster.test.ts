import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { LONGEST_GAP } from '../../domain/clock.ts';
import type { Store } from '../store.ts';
import { testBoards } from '../testing/boards.contract.ts';
import { testLeases } from '../testing/leases.contract.ts';
import { testSharedStore } from '../testing/shared-store.contract.ts';
import { testStore } from '../testing/store.contract.ts';
import { actionsOf, appendOf } from '../testing/tables.ts';
import { newSchema, openIn } from './testing/schema.ts';

describe('a store in PostgreSQL', () => {
  testStore(() => openIn(newSchema()));
  testBoards(() => openIn(newSchema()));
  testSharedStore(async () => {
    const schema = newSchema();
    return [await openIn(schema), await openIn(schema)];
  });
  testLeases(async () => {
    const { one, run } = await openBoth();
    const expire = () => run('UPDATE tables SET leased_until = clock_timestamp()');
    return { store: one, expire };
  });

  async function openBoth(): Promise<{ one: Store; two: Store; run: (sql: string) => Promise<unknown[]> }> {
    const schema = newSchema();
    const [one, two] = [await openIn(schema), await openIn(schema)];
    const client = new Client(inject('postgres'));
    await client.connect();
    await client.query(`SET search_path TO "${schema}"`);
    onTestFinished(async () => {
      await Promise.all([one.close(), two.close(), client.end()]);
    });
    return { one, two, run: async (sql) => (await client.query(sql)).rows };
  }

  it('commits once for all appends of one turn', async () => {
    const { one } = await openBoth();
    const { count } = one.commits;
    const appends = Array.from({ length: 1000 }, (_, i) => one.append(appendOf(`t${i}`, 0, ['one', 'two'])));
    await Promise.all(appends);
    expect(one.commits).toMatchObject({ count: count + 1, entries: 2000 });
  });

  it('counts service time once for all servers, by the clock of the database', async () => {
    const { one, two, run } = await openBoth();
    const begun = await one.heartbeat(999_999);
    expect(begun).toBeLessThan(60_000);
    const times = [begun];
    for (let i = 0; i < 10; i++) times.push(await (i % 2 === 0 ? two : one).heartbeat(0));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const seconds = (by: number) => run(`UPDATE about SET counted = counted - interval '${by} seconds'`);
    await seconds(1);
    const [before, after] = [times.at(-1)!, await two.heartbeat(0)];
    expect(after - before).toBeGreaterThanOrEqual(1_000);
    // An outage counts as no more than the longest gap, and a clock that was set back as nothing.
    await seconds(3_600);
    expect((await one.heartbeat(0)) - after).toBe(LONGEST_GAP);
    await seconds(-3_600);
    expect(await two.heartbeat(0)).toBe(after + LONGEST_GAP);
  });

  it('counts for all servers together, and forgets windows that are over', async () => {
    const { one, two, run } = await openBoth();
    const counts = await Promise.all([one, two, one, two].map((store) => store.count('key', 60_000)));
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    await two.count('other', 0);
    // The first heartbeat of a server tidies.
    const [{ schema }] = (await run('SELECT current_schema() AS schema')) as [{ schema: string }];
    await (await openIn(schema)).close();
    expect(await run('SELECT count FROM counts')).toEqual([{ count: 4 }]);
    expect((await one.count('other', 60_000)).count).toBe(1);
  });

  it('does not store what it counts, nor a hash that another installation has', async () => {
    const keys = async () => {
      const { one, two, run } = await openBoth();
      await Promise.all([one, two].map((store) => store.count('192.0.2.1', 60_000)));
      return (await run('SELECT key FROM counts')) as [{ key: string }];
    };
    const [here, there] = [await keys(), await keys()];
    expect([here.length, there.length]).toEqual([1, 1]);
    expect(here[0].key).toMatch(/^[\w-]{43}$/);
    expect(here).not.toEqual(there);
  });

  it('continues from the last entry, if that came after the last heartbeat', async () => {
    const { one, run } = await openBoth();
    await one.append(appendOf('a', 0, ['one'], { at: 5_500, phase: 'over' }));
    await one.append(appendOf('b', 0, ['one'], { at: 5_000 }));
    const [{ schema }] = (await run('SELECT current_schema() AS schema')) as [{ schema: string }];
    const again = await openIn(schema);
    expect(again.time).toBe(5_500);
    await again.close();
  });

  it('is known as another opening once its entries were restored', async () => {
    const { one, two, run } = await openBoth();
    const before = one.opening;
    expect(two.opening).toBe(before);
    await one.append(appendOf('a', 0, ['one']));
    await run(`CREATE TABLE restored (LIKE entries INCLUDING ALL); INSERT INTO restored SELECT * FROM entries;
      DROP TABLE entries; ALTER TABLE restored RENAME TO entries`);
    await Promise.all([one, two].map((store) => store.heartbeat(0)));
    expect(one.opening).not.toBe(before);
    expect(two.opening).toBe(one.opening);
    expect(actionsOf(await two.load('a'))).toEqual(['one']);
  });

  it('knows its size and its age', async () => {
    const { one } = await openBoth();
    expect(one.size).toBeGreaterThan(1_000_000);
    expect(Math.abs(Date.now() - one.created)).toBeLessThan(3_600_000);
  });

  it('fails alone what only the database finds wrong', async () => {
    const { one, two } = await openBoth();
    const zero = { ...appendOf('b', 0), entries: [{ ...appendOf('b', 0).entries[0], key: 'a\u0000b' }] };
    const [a, b, c] = await Promise.allSettled([
      one.append(appendOf('a', 0)),
      one.append(zero),
      one.append(appendOf('c', 0)),
    ]);
    expect([a.status, b.status, c.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([one.health, one.commits.failed]).toEqual(['ok', 0]);
    expect(await two.load('b')).toBeUndefined();
  });
});
