import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StoreProblem } from './problem.ts';
import { openSqliteStore } from './sqlite.ts';
import { testBoards } from './testing/boards.contract.ts';
import { newFiles } from './testing/folder.ts';
import { expireByClock, testLeases } from './testing/leases.contract.ts';
import { testSharedStore } from './testing/shared-store.contract.ts';
import { testStore } from './testing/store.contract.ts';
import { appendOf, WAITING } from './testing/tables.ts';

const newFile = newFiles();

describe('a store in a file', () => {
  testStore(() => openSqliteStore(newFile()));
  testBoards(() => openSqliteStore(newFile()));
  testLeases(() => ({ store: openSqliteStore(newFile()), expire: expireByClock() }));
  testSharedStore(() => {
    const file = newFile();
    return [openSqliteStore(file), openSqliteStore(file)];
  });

  it('is found again', async () => {
    const file = newFile();
    const store = openSqliteStore(file);
    await store.append(appendOf('a', 0, ['one', 'two'], { due: 5 }));
    const line = await store.addChat('a', 'players', { from: 0, name: 'Zoë', text: 'hello', at: 1 });
    const [entries, listed] = [await store.load('a'), await store.listPublic(['waiting'], 1)];
    await store.close();
    const again = openSqliteStore(file);
    expect(await again.load('a')).toEqual(entries);
    expect(await again.listPublic(['waiting'], 1)).toEqual(listed);
    expect(await again.loadChat('a', 'players', 9)).toEqual([line]);
    expect((await again.append(appendOf('a', 0))).ok).toBe(false);
    expect((await again.append(appendOf('a', 2))).ok).toBe(true);
    expect((await again.addChat('a', 'players', line)).number).toBe(2);
    await again.close();
  });

  it('commits once for all requests of one turn', async () => {
    const store = openSqliteStore(newFile());
    await Promise.all(
      Array.from({ length: 1000 }, (_, i) => store.append(appendOf(`t${i}`, 0, ['one', 'two']))),
    );
    expect(store.commits).toMatchObject({ count: 1, entries: 2000 });
    await Promise.all([
      store.append(appendOf('t0', 2)),
      store.append(appendOf('t0', 2)),
      store.addChat('t0', 'players', { from: 0, name: 'Zoë', text: 'hello', at: 1 }),
      store.heartbeat(Date.now()),
    ]);
    expect(store.commits).toMatchObject({ count: 2, entries: 2001 });
    await store.close();
  });

  it.each([
    ['no database', () => newFile(), 'file is not a database'],
    ['nowhere', () => `${newFile()}/nowhere/x.db`, 'unable to open database file'],
  ])('is refused in one line if the file is %s', (name, fileOf, reason) => {
    const file = fileOf();
    if (name === 'no database') writeFileSync(file, 'Paris, 1900. '.repeat(100));
    expect(() => openSqliteStore(file)).toThrow(new StoreProblem(`Cannot open ${file}: ${reason}.`));
  });
});

describe('erased data', () => {
  /** Every byte of the file and of those beside it. */
  const bytesOf = (file: string) =>
    ['', '-wal', '-shm'].map((suffix) => readFileSync(file + suffix).toString('latin1')).join('');

  async function fill(file: string) {
    const store = openSqliteStore(file);
    onTestFinished(() => store.close());
    const joined = (name: string, seat: number) => ({
      at: 0,
      time: 0,
      entry: { type: 'joined', seat, name, secretHash: 'a', recoveryHash: 'b' } as const,
    });
    for (const table of ['a', 'b']) {
      const entries = [joined(`Adelaide-${table}`, 0), joined(`Bernadette-${table}`, 1)];
      await store.append({ table, from: 0, entries, summary: WAITING });
      for (const [from, name] of [`Adelaide-${table}`, `Bernadette-${table}`].entries()) {
        await store.addChat(table, 'players', { from, name, text: `whispered-${table}-${from}`, at: 0 });
      }
    }
    return store;
  }

  it('is nowhere in the file: a table', async () => {
    const file = newFile();
    const store = await fill(file);
    for (const trace of ['Adelaide-a', 'whispered-a-1']) expect(bytesOf(file)).toContain(trace);
    await store.erase('a');
    expect(bytesOf(file)).not.toMatch(/Adelaide-a|Bernadette-a|whispered-a/);
    expect(bytesOf(file)).toContain('Adelaide-b');
  });

  it('is nowhere in the file: a player', async () => {
    const file = newFile();
    const store = await fill(file);
    await store.erasePlayer('a', 0);
    expect(bytesOf(file)).not.toMatch(/Adelaide-a|whispered-a-0/);
    expect(bytesOf(file)).toMatch(/Bernadette-a/);
    expect(bytesOf(file)).toMatch(/whispered-a-1/);
  });

  it('leaves no copies once the file was rewritten, also across a restart', async () => {
    const file = newFile();
    const store = await fill(file);
    const TEN_MINUTES = 10 * 60_000;
    // Rows move between pages as interleaved tables grow, and leave copies behind.
    const names = Array.from({ length: 200 }, (_, i) => `t${(i * 37) % 200}`);
    for (const name of names) {
      const entry = {
        type: 'joined',
        seat: 0,
        name: `Clothilde-${name}`,
        secretHash: 'a',
        recoveryHash: 'b',
      } as const;
      const entries = Array.from({ length: 8 }, () => ({ at: 0, time: 0, entry }));
      await store.append({ table: name, from: 0, entries, summary: WAITING });
    }
    for (const name of names) await store.erasePlayer(name, 0);
    await store.heartbeat(1_000);
    await store.close();
    const again = openSqliteStore(file);
    onTestFinished(() => again.close());
    const reader = new DatabaseSync(file);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM chat').get();
    await again.heartbeat(TEN_MINUTES + 1_000);
    // As long as somebody reads, the log only grows: it would by the whole file, if that were rewritten again.
    const log = () => statSync(`${file}-wal`).size;
    const before = log();
    await again.heartbeat(TEN_MINUTES + 2_000);
    expect(log() - before).toBeLessThan(before / 4);
    reader.close();
    await again.heartbeat(TEN_MINUTES + 3_000);
    expect(bytesOf(file)).not.toContain('Clothilde');
    expect(bytesOf(file)).toContain('Adelaide-a');
  });

  it('by another process is noticed, and nothing is searched for otherwise', async () => {
    const file = newFile();
    const store = await fill(file);
    const known = new Map(
      await Promise.all(['a', 'b'].map(async (id) => [id, (await store.load(id))!.length] as const)),
    );
    expect(await store.listChanged(known)).toEqual(new Map());
    const other = openSqliteStore(file);
    await other.erase('b');
    await other.close();
    expect(await store.listChanged(known)).toEqual(new Map([['b', undefined]]));
    expect(await store.listChanged(known)).toEqual(new Map());
  });
});

describe('the service time of a store in a file', () => {
  /** Not closed until the test is over, as if the server had been killed. */
  const open = (file: string) => {
    const store = openSqliteStore(file);
    onTestFinished(() => store.close());
    return store;
  };

  it('continues from the last heartbeat', async () => {
    const file = newFile();
    const first = open(file);
    await first.heartbeat(12_000);
    await first.heartbeat(14_000);
    expect(open(file).time).toBe(14_000);
  });

  it('or from the last entry, if that came later', async () => {
    const file = newFile();
    const first = open(file);
    await first.heartbeat(4_000);
    await first.append(appendOf('a', 0, ['one'], { at: 5_500 }));
    await first.append(appendOf('b', 0, ['one'], { at: 5_000 }));
    expect(open(file).time).toBe(5_500);
  });
});
