import { SeededRng } from '@guimard/engine/kit';
import { type CreateTable, createTable } from '@guimard/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { COUNT_EVERY } from './open-count.ts';
import { OpenTables } from './open-tables.ts';
import { ENTRIES_AT_TABLE, ENTRY_RATE, TABLES_PER_ADDRESS } from './quotas.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import { must, newKey, TestTable, testDeps } from './testing/test-table.ts';

const HERE = '192.0.2.1';
const QUOTAS = { tables: 1000, memory: Number.POSITIVE_INFINITY };
const SEATS: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
const draft = () => createTable.parse({ game: 'metro', options: {}, nickname: 'Ada', seats: SEATS });

function openRooms(quotas = QUOTAS): Rooms {
  const rooms = new Rooms(testDeps({ quotas }));
  onTestFinished(() => rooms.close());
  return rooms;
}

/** Starts the game, and ends it. */
async function resign(room: Room): Promise<void> {
  must(await room.join('Bea'));
  const command = (seat: number, type: object) =>
    room.command(seat, { key: newKey(), version: 0, command: type as { type: 'resign' } });
  for (const seat of [0, 1]) must(await command(seat, { type: 'ready', isReady: true }));
  must(await command(0, { type: 'resign' }));
}

test("limits a seat's entries other than moves per minute; the others and the game go on", async () => {
  let now = 0;
  const deps = testDeps({ quotas: QUOTAS, now: () => now });
  const table = await TestTable.open({ seats: SEATS, options: { first: 0 } }, { deps });
  const before = table.version;
  const PAUSE = { type: 'ask', what: 'pause' } as const;
  const NO = { type: 'answer', agree: false } as const;
  const answers = [];
  for (let i = 0; i < 2 * ENTRY_RATE.atOnce; i++) answers.push(await table.do(0, i % 2 === 0 ? PAUSE : NO));
  expect(answers.filter((done) => !done.ok && done.error.rule === 'quota').length).toBeGreaterThan(10);
  expect(table.version - before).toBeLessThanOrEqual(ENTRY_RATE.atOnce);
  // Neither of them is limited by what the first has done.
  must(await table.do(1, table.spectator.table.request === undefined ? PAUSE : NO));
  await table.act(new SeededRng('quotas'));
  expect(table.toMove).toBe(1);
  now += 10_000;
  must(await table.do(0, PAUSE));
});

test('and in total; the game can still be played to its end', async () => {
  let now = 0;
  const deps = testDeps({ quotas: QUOTAS, now: () => now });
  const table = await TestTable.open({ seats: SEATS }, { deps });
  const stored = await table.entries();
  const filler = Array.from({ length: ENTRIES_AT_TABLE }, (_, i) => ({
    at: 0,
    time: 0,
    entry:
      i % 2 === 0
        ? ({ type: 'asked', seat: 0, what: 'pause' } as const)
        : ({ type: 'declined', seat: 0 } as const),
  }));
  await deps.store.append({
    table: table.room.id,
    from: stored.length,
    entries: filler,
    summary: { phase: 'running', visibility: 'link', isComputersTurn: false },
  });
  await table.restart();
  now += 3_600_000;
  expect(await table.do(0, { type: 'ask', what: 'pause' })).toMatchObject({ error: { rule: 'quota' } });
  await table.play(new SeededRng('quotas'));
  expect(table.spectator.table.phase).toBe('over');
});

test('limits the open tables of an address, until one of them is over', async () => {
  const rooms = openRooms();
  const tables: string[] = [];
  for (let i = 0; i < TABLES_PER_ADDRESS; i++) tables.push(must(await rooms.create(draft(), HERE)).table);
  expect(await rooms.create(draft(), HERE)).toMatchObject({ ok: false, error: { rule: 'quota' } });
  must(await rooms.create(draft(), '192.0.2.2'));
  await resign((await rooms.get(tables[0]))!);
  must(await rooms.create(draft(), HERE));
});

test('limits the open tables of a server', async () => {
  const rooms = openRooms({ ...QUOTAS, tables: 3 });
  for (let i = 0; i < 3; i++) must(await rooms.create(draft(), `192.0.2.${i}`));
  expect(await rooms.create(draft(), '192.0.2.9')).toMatchObject({
    ok: false,
    error: { rule: 'full-server', code: 'serverFull' },
  });
});

test('counts all tables once in a while, and those of its own node at once', async () => {
  let now = 0;
  const deps = testDeps({ quotas: { ...QUOTAS, tables: 3 }, now: () => now });
  const [rooms, other] = [new Rooms(deps), new Rooms(deps)];
  onTestFinished(() => Promise.all([rooms.close(), other.close()]).then(() => {}));
  const count = vi.spyOn(deps.store, 'countOpen');
  const FULL = { ok: false, error: { code: 'serverFull' } };
  const { table } = must(await rooms.create(draft(), 'a'));
  must(await rooms.create(draft(), 'b'));
  must(await rooms.create(draft(), 'c'));
  expect(await rooms.create(draft(), 'd')).toMatchObject(FULL);
  expect(count).toHaveBeenCalledTimes(1);
  // Its own table is over: another may be opened. That of the other node is seen with the next count.
  await resign((await rooms.get(table))!);
  expect(await other.create(draft(), 'e')).toMatchObject({ ok: true });
  expect(await rooms.create(draft(), 'f')).toMatchObject({ ok: true });
  now += COUNT_EVERY;
  expect(await rooms.create(draft(), 'g')).toMatchObject(FULL);
  expect(count).toHaveBeenCalledTimes(3);
});

test('a count that failed is repeated for the next table', async () => {
  const deps = testDeps({ quotas: QUOTAS });
  const rooms = new Rooms(deps);
  onTestFinished(() => rooms.close());
  vi.spyOn(deps.store, 'countOpen').mockRejectedValueOnce(new Error('away'));
  await expect(rooms.create(draft(), 'a')).rejects.toThrow('away');
  must(await rooms.create(draft(), 'a'));
});

test('when memory is short no table is opened, and running games go on', async () => {
  const deps = testDeps();
  const table = await TestTable.open({ seats: SEATS }, { deps });
  const rooms = new Rooms({ ...deps, quotas: { ...QUOTAS, memory: 1 } });
  onTestFinished(() => rooms.close());
  expect(await rooms.create(draft(), '')).toMatchObject({ ok: false, error: { rule: 'full-server' } });
  await table.play(new SeededRng('quotas'));
  expect(table.spectator.table.phase).toBe('over');
});

test('a table that is over is subtracted from the open tables once', () => {
  const open = new OpenTables();
  for (let i = 0; i < TABLES_PER_ADDRESS; i++) open.add(`${i}`, HERE);
  expect([open.size, open.hasRoomFor(HERE)]).toEqual([TABLES_PER_ADDRESS, false]);
  for (const table of ['0', '0', 'none']) open.remove(table);
  expect([open.size, open.hasRoomFor(HERE)]).toEqual([TABLES_PER_ADDRESS - 1, true]);
  for (const table of ['0', '0']) open.add(table, HERE);
  expect([open.size, open.hasRoomFor(HERE)]).toEqual([TABLES_PER_ADDRESS, false]);
});
