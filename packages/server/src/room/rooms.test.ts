import { type Code, SPECTATOR } from '@guimard/engine/kit';
import { createTable } from '@guimard/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatedStore } from '../api/testing/gated-store.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import { delegate } from '../store/delegate.ts';
import type { Append } from '../store/store.ts';
import type { Asker, Computers } from './deps.ts';
import { Rooms } from './rooms.ts';
import { Client } from './testing/client.ts';
import { faultyStore } from './testing/faulty-store.ts';
import { must, newKey, quickComputers, testDeps } from './testing/test-table.ts';

const MINUTE = 60_000;
const NOTHING = { moves: 0, version: 0 };
const draft = (given: object = {}) =>
  createTable.parse({
    game: 'metro',
    options: {},
    nickname: 'Ada',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    ...given,
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function started(rooms: Rooms, given: object = {}, opener = ''): Promise<string> {
  const { table, seat } = must(
    await rooms.create(draft({ seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }], ...given }), opener),
  );
  const room = (await rooms.get(table))!;
  must(await room.command(seat, { key: newKey(), version: 0, command: { type: 'ready', isReady: true } }));
  return table;
}

test('a table is opened once, however many clients ask at once', async () => {
  const deps = testDeps();
  const rooms = new Rooms(deps);
  const { table } = must(await rooms.create(draft()));
  await rooms.close();
  const again = new Rooms(deps);
  const [one, two, three] = await Promise.all([again.get(table), again.get(table), again.get(table)]);
  expect(one).toBeDefined();
  expect(two).toBe(one);
  expect(three).toBe(one);
  expect(again.size).toBe(1);
  await again.close();
});

test('an unknown table is undefined and not remembered', async () => {
  const rooms = new Rooms(testDeps());
  expect(await rooms.get('zzzzzzzz')).toBeUndefined();
  expect(rooms.size).toBe(0);
  await rooms.close();
});

test('a failed read from the store is retried', async () => {
  const store = faultyStore();
  const rooms = new Rooms(testDeps({ store }));
  const { table } = must(await rooms.create(draft()));
  await rooms.close();
  const again = new Rooms(testDeps({ store }));
  store.fault = 'append and load';
  await expect(again.get(table)).rejects.toThrow();
  store.fault = 'none';
  expect(await again.get(table)).toBeDefined();
  await again.close();
});

test('a table without viewers is unloaded, one with viewers or a running clock is not', async () => {
  const deps = testDeps();
  const rooms = new Rooms(deps);
  const [idle, watched] = [must(await rooms.create(draft())).table, must(await rooms.create(draft())).table];
  await started(rooms, { clock: { kind: 'move', seconds: 900 } });
  const client = new Client(SPECTATOR);
  await (await rooms.get(watched))!.enter(client, NOTHING);
  expect(await rooms.get(idle)).toBeDefined();
  expect(rooms.size).toBe(3);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(rooms.size).toBe(2);
  expect(client.hasEnded).toBe(false);
  expect(await rooms.get(idle)).toBeDefined();
  await rooms.close();
  expect(client.hasEnded).toBe(true);
});

test('correspondence tables are unloaded and woken by their clock', async () => {
  const deps = testDeps();
  const rooms = new Rooms(deps);
  const table = await started(rooms, { clock: { kind: 'days', days: 3 }, atZero: 'forfeit' });
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(rooms.size).toBe(0);
  await rooms.close();

  // A server that starts does not open them all either.
  const again = new Rooms(deps);
  await again.wake();
  expect(again.size).toBe(0);
  await vi.advanceTimersByTimeAsync(3 * 24 * 60 * MINUTE - 21 * MINUTE);
  expect(again.size).toBe(0);
  await vi.advanceTimersByTimeAsync(12 * MINUTE);
  const { phase } = (await (await again.get(table))!.look(SPECTATOR, NOTHING)).table;
  expect(phase).toBe('over');
  expect(deps.problems).toEqual([]);
  await again.close();
});

test('closing waits for pending work', async () => {
  const memory = testDeps().store;
  const { promise, resolve } = Promise.withResolvers<void>();
  let isGated = false;
  const store = gatedStore(memory, async () => (isGated ? promise : undefined));
  const rooms = new Rooms(testDeps({ store }));
  const { table } = must(await rooms.create(draft()));
  const room = (await rooms.get(table))!;
  isGated = true;
  const order: string[] = [];
  const joining = room.join('Bea').then(() => order.push('joined'));
  // Until it is the store's turn.
  await vi.advanceTimersByTimeAsync(1);
  const closing = rooms.close().then(() => order.push('closed'));
  await vi.advanceTimersByTimeAsync(1);
  expect(order).toEqual([]);
  resolve();
  await Promise.all([joining, closing]);
  expect(order).toEqual(['joined', 'closed']);
});

test('a table that was just requested is not unloaded', async () => {
  const rooms = new Rooms(testDeps());
  const { table } = must(await rooms.create(draft()));
  await vi.advanceTimersByTimeAsync(4.5 * MINUTE);
  const room = (await rooms.get(table))!;
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  const client = new Client(SPECTATOR);
  await room.enter(client, NOTHING);
  must(await (await rooms.get(table))!.join('Bea'));
  expect(client.table.seats[1].name).toBe('Bea');
  await rooms.close();
});

test('after a start, tables with a running clock or a computer on turn are loaded', async () => {
  const choice = Promise.withResolvers<Code>();
  const asleep = { choose: () => choice.promise, forget: () => {} };
  const deps = testDeps({ computers: asleep });
  const rooms = new Rooms(deps);
  const computers = await started(rooms, { options: { first: 1 } });
  const clocks = await started(rooms, {
    options: { first: 0 },
    clock: { kind: 'move', seconds: 60 },
    atZero: 'forfeit',
  });
  await started(rooms, { options: { first: 0 } });
  await rooms.close();
  const again = new Rooms({ ...deps, computers: quickComputers() });
  await again.wake();
  expect(again.size).toBe(2);
  await vi.advanceTimersByTimeAsync(MINUTE);
  const phaseOf = async (id: string) => (await (await again.get(id))!.look(SPECTATOR, NOTHING)).table.phase;
  expect(await phaseOf(clocks)).toBe('over');
  const { moves } = await (await again.get(computers))!.look(SPECTATOR, NOTHING);
  expect(moves.some(({ mover }) => mover === 1)).toBe(true);
  await again.close();
});

test('computers learn who opened their table, unless that was before a restart', async () => {
  const askers: Asker[] = [];
  const noting: Computers = {
    choose: async (asker, ...rest) => {
      askers.push(asker);
      return quickComputers().choose(asker, ...rest);
    },
    forget: () => {},
  };
  const deps = testDeps({ computers: noting });
  const rooms = new Rooms(deps);
  const table = await started(rooms, { options: { first: 1 } }, '192.0.2.1');
  await vi.waitFor(() => expect(askers[0]).toEqual({ table, opener: '192.0.2.1' }));
  await rooms.close();
  const unplayed = testDeps({ computers: { choose: () => new Promise(() => {}), forget: () => {} } });
  const before = new Rooms(unplayed);
  const other = await started(before, { options: { first: 1 } }, '192.0.2.1');
  const after = new Rooms({ ...unplayed, computers: noting });
  await after.wake();
  await vi.waitFor(() => expect(askers.at(-1)).toEqual({ table: other, opener: undefined }));
  await after.close();
});

test('a damaged table is reported as such, logged once, and not read again', async () => {
  const memory = testDeps().store;
  let loads = 0;
  const store = Object.assign(delegate(memory), {
    load: async (table: string) => {
      loads++;
      return (await memory.load(table))?.slice(1);
    },
  });
  const deps = testDeps({ store });
  const { table } = must(await new Rooms(testDeps({ store: memory })).create(draft()));
  const rooms = new Rooms(deps);
  for (let i = 0; i < 3; i++) await expect(rooms.get(table)).rejects.toBeInstanceOf(UnplayableTable);
  await Promise.allSettled([rooms.get(table), rooms.get(table)]);
  expect(deps.problems).toEqual([expect.objectContaining({ table, kind: 'damaged' })]);
  expect([loads, rooms.size, rooms.countUnplayable('damaged')]).toEqual([1, 0, 1]);
  await rooms.close();
});

test('a table that turns out to be damaged while it is played is closed for everyone', async () => {
  const memory = testDeps().store;
  let isDamaged = false;
  const store = Object.assign(delegate(memory), {
    append: async (append: Append) => {
      if (isDamaged) throw new UnplayableTable(append.table, 'damaged', 'a page makes no sense');
      return memory.append(append);
    },
  });
  const deps = testDeps({ store });
  const rooms = new Rooms(deps);
  const { table } = must(await rooms.create(draft()));
  const room = (await rooms.get(table))!;
  const client = new Client(SPECTATOR);
  await room.enter(client, NOTHING);
  isDamaged = true;
  await expect(room.join('Bea')).rejects.toBeInstanceOf(UnplayableTable);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.farewell).toBe('damaged');
  await expect(rooms.get(table)).rejects.toBeInstanceOf(UnplayableTable);
  expect([deps.problems.length, rooms.size]).toEqual([1, 0]);
  await rooms.close();
});

test('a table that cannot be opened does not keep others from loading', async () => {
  const memory = testDeps().store;
  const deps = testDeps({ store: memory });
  const rooms = new Rooms(deps);
  const ids = [
    await started(rooms, { options: { first: 0 }, clock: { kind: 'move', seconds: 60 } }),
    await started(rooms, { options: { first: 0 }, clock: { kind: 'move', seconds: 60 } }),
  ];
  await rooms.close();
  const store = faultyStore(memory);
  store.load = async (table, from) => (table === ids[0] ? [] : memory.load(table, from));
  const again = new Rooms({ ...deps, store });
  await again.wake();
  expect(deps.problems).toHaveLength(1);
  expect(await again.get(ids[1])).toBeDefined();
  await again.close();
});
