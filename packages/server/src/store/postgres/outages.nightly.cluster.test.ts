import { setTimeout as sleep } from 'node:timers/promises';
import { fail, SeededRng } from '@guimard/engine/kit';
import { Client } from 'pg';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startComponent } from '../../trials/testing/component.ts';
import { IllStoreProblem } from '../problem.ts';
import type { Store } from '../store.ts';
import { actionsOf, appendOf } from '../testing/tables.ts';
import { openPostgresStore } from './store.ts';
import { type FaultyProxy, faultyProxy } from './testing/faulty-proxy.ts';
import { newSchema, openIn } from './testing/schema.ts';

/** Short, but long enough for a busy machine. */
const timeouts = { connect: 1_500, statement: 1_500, response: 2_000 };

/** As a server does: until a heartbeat succeeds. */
async function recover(store: Store): Promise<number> {
  for (;;) {
    const time = await store.heartbeat(0).catch(() => undefined);
    if (time !== undefined) return time;
    await sleep(20);
  }
}

const wordsAt = async (store: Store, table: string) => actionsOf(await store.load(table));

describe('a database that cannot be reached', () => {
  let schema: string;
  let proxy: FaultyProxy;
  let store: Store;
  beforeEach(async () => {
    schema = newSchema();
    proxy = await faultyProxy(inject('postgres'));
    store = await openPostgresStore(proxy.url, { schema, timeouts, date: () => 7 });
    onTestFinished(async () => {
      proxy.set('none');
      await store.close();
      await proxy.close();
    });
    await store.append(appendOf('a', 0, ['one']));
  });

  it.each(['cut', 'stalled'] as const)('(%s) makes the store unhealthy until it is back', async (fault) => {
    proxy.set(fault);
    const reason = expect.stringMatching(/^The database could not be (written|read): .+\.$/);
    await expect(store.append(appendOf('a', 1, ['two']))).rejects.toThrow(IllStoreProblem);
    expect(store.health).toEqual({ since: 7, reason });
    await expect(store.load('a')).rejects.toThrow(IllStoreProblem);
    await expect(store.heartbeat(0)).rejects.toThrow(IllStoreProblem);
    expect(store.commits.failed).toBe(2);
    proxy.set('none');
    await recover(store);
    expect(store.health).toBe('ok');
    const words = await wordsAt(store, 'a');
    expect(words[0]).toBe('one');
    expect((await store.append(appendOf('a', words.length, ['three']))).ok).toBe(true);
  });

  it('fails everything that is waiting at once', async () => {
    proxy.set('cut');
    const line = { from: 0, name: 'Zoë', text: 'hello', at: 1 };
    const asked = [
      store.heartbeat(0),
      store.append(appendOf('a', 1)),
      store.append(appendOf('a', 2)),
      store.addChat('a', 'players', line),
      store.remove('a', 9_999),
    ];
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(IllStoreProblem) });
    }
  });

  it('serves many readers with few connections, and keeps none of them waiting in vain', async () => {
    const loads = () => Array.from({ length: 500 }, () => store.load('a'));
    for (const entries of await Promise.all(loads())) expect(entries).toHaveLength(1);
    proxy.set('stalled');
    for (const { status } of await Promise.allSettled(loads())) expect(status).toBe('rejected');
  });

  it('may have stored an append without an answer: it is there once, and was not reported as taken', async () => {
    proxy.set('answers lost');
    await expect(store.append(appendOf('a', 1, ['two']))).rejects.toThrow(IllStoreProblem);
    proxy.set('none');
    // As a room does: it reads the table again.
    expect(await wordsAt(store, 'a')).toEqual(['one', 'two']);
    expect(await store.append(appendOf('a', 1, ['two']))).toEqual(fail('taken'));
    await recover(store);
    expect(await wordsAt(store, 'a')).toEqual(['one', 'two']);
  });

  it('and loses answers at any moment keeps what it confirmed, once and in order', async () => {
    const rng = new SeededRng('answers');
    const other = await openIn(schema);
    onTestFinished(() => other.close());
    const tables = ['b', 'c', 'd'];
    const confirmed = new Map<string, number>();
    const taken = new Set<string>();
    const play = async (writer: Store, name: string, table: string) => {
      for (let move = 0; move < 40; move++) {
        const word = `${name}:${move}`;
        if (writer === store) proxy.set(rng.below(8) === 0 ? 'answers lost' : 'none');
        const from = (await writer.load(table).catch(() => undefined))?.length ?? 0;
        const answer = await writer.append(appendOf(table, from, [word])).catch(() => undefined);
        if (answer?.ok === true) confirmed.set(`${table} ${word}`, from);
        if (answer?.ok === false) taken.add(`${table} ${word}`);
      }
    };
    await Promise.all(tables.flatMap((table) => [play(store, 'one', table), play(other, 'other', table)]));
    proxy.set('none');
    expect(proxy.lost).toBeGreaterThan(5);
    await recover(store);
    for (const table of tables) {
      const words = await wordsAt(store, table);
      expect(words).toEqual(await wordsAt(other, table));
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((word) => taken.has(`${table} ${word}`))).toEqual([]);
      for (const [place, from] of confirmed) {
        const [at, word] = place.split(' ');
        if (at === table) expect(words[from]).toBe(word);
      }
    }
    expect(confirmed.size).toBeGreaterThan(60);
  });
});

describe('a database that is restarted', () => {
  it('keeps what it confirmed, counts no outage, and is known as another opening by all', async () => {
    const postgres = await startComponent('postgres', 'fsync=off');
    const stores = await Promise.all([1, 2].map(() => openPostgresStore(postgres.url, { timeouts })));
    const [one, two] = stores;
    onTestFinished(async () => {
      await Promise.all(stores.map((store) => store.close()));
      await postgres.close();
    });
    const openings = () => [one.opening, two.opening];
    /** As its administrator. */
    const run = async (sql: string) => {
      const client = new Client(postgres.url);
      client.on('error', () => {});
      await client.connect();
      await client.query('SET default_transaction_read_only TO off');
      await client.query(sql);
      await client.end();
    };
    const END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'guimard'";
    let version = 0;
    const append = async (store: Store) => {
      expect((await store.append(appendOf('a', version, [`${version}`]))).ok).toBe(true);
      version++;
    };
    await append(one);
    const seen = [openings()];
    expect(one.opening).toBe(two.opening);

    await run(END);
    await Promise.all(stores.map(recover));
    await append(two);
    expect(openings()).toEqual(seen[0]);

    for (const how of ['stop', 'kill'] as const) {
      await postgres.tell(how);
      await expect(one.append(appendOf('a', version))).rejects.toThrow(/ECONNREFUSED|terminated|terminating/);
      await expect(two.load('a')).rejects.toThrow(IllStoreProblem);
      expect([one.health, two.health]).not.toContain('ok');
      await postgres.tell('start');
      await Promise.all(stores.map(recover));
      expect(one.opening).toBe(two.opening);
      expect(seen.flat()).not.toContain(one.opening);
      seen.push(openings());
      await append(two);
      await append(one);
    }

    await run('ALTER DATABASE postgres SET default_transaction_read_only TO on');
    await run(END);
    await expect(one.heartbeat(0)).rejects.toThrow(IllStoreProblem);
    await expect(one.append(appendOf('a', version))).rejects.toThrow(/read-only transaction/);
    await run('ALTER DATABASE postgres RESET default_transaction_read_only');
    await run(END);
    await recover(one);
    await append(one);
    expect(await wordsAt(two, 'a')).toEqual(Array.from({ length: version }, (_, i) => `${i}`));
  });
});

describe('a database on a full disk', () => {
  it('stays unhealthy although a heartbeat still finds room, until there is room again', async () => {
    const schema = newSchema();
    const client = new Client(inject('postgres'));
    await client.connect();
    const store = await openPostgresStore(inject('postgres'), { schema, timeouts });
    onTestFinished(() => Promise.all([store.close(), client.end()]).then(() => {}));
    expect((await store.append(appendOf('a', 0, ['one']))).ok).toBe(true);
    // What PostgreSQL says when a file cannot grow. A row that is rewritten within its page does not need that.
    await client.query(`
      SET search_path TO "${schema}";
      CREATE FUNCTION grow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
      END $$;
      CREATE FUNCTION grow_new() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
        IF current_schema() = '${schema}' THEN
          RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
        END IF;
      END $$;
      CREATE TRIGGER grow BEFORE INSERT ON entries EXECUTE FUNCTION grow();
      CREATE EVENT TRIGGER "${schema}" ON ddl_command_end WHEN TAG IN ('CREATE TABLE AS') EXECUTE FUNCTION grow_new()`);
    const reason = 'The database could not be written: could not extend file: No space left on device.';
    await store.heartbeat(0);
    await expect(store.append(appendOf('a', 1, ['two']))).rejects.toThrow(reason);
    for (let i = 0; i < 2; i++) await expect(store.heartbeat(0)).rejects.toThrow(IllStoreProblem);
    expect(store.health).toMatchObject({ reason });
    expect(await wordsAt(store, 'a')).toEqual(['one']);

    await client.query(`DROP EVENT TRIGGER "${schema}"; DROP TRIGGER grow ON entries`);
    await store.heartbeat(0);
    expect(store.health).toBe('ok');
    expect((await store.append(appendOf('a', 1, ['two']))).ok).toBe(true);
    const { rows } = await client.query(
      "SELECT 1 FROM pg_tables WHERE schemaname = $1 AND tablename = 'probe'",
      [schema],
    );
    expect(rows).toEqual([]);
  });
});
