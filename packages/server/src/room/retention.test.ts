import { SPECTATOR } from '@guimard/engine/kit';
import { createTable } from '@guimard/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalHub } from '../bus/local.ts';
import { DAY } from '../domain/clock.ts';
import { ServiceTime } from '../service-time.ts';
import { resultOf } from '../store/testing/boards.contract.ts';
import { RETENTION_DAYS } from './retention.ts';
import { Rooms } from './rooms.ts';
import { Client } from './testing/client.ts';
import { must, newKey, type TestDeps, testDeps } from './testing/test-table.ts';

const SECOND = 1000;
const TICK = 60 * SECOND;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PHASES = ['waiting', 'running', 'over'] as const;
type Phase = (typeof PHASES)[number];

/** Lets this many days pass without activity, and then cleans up. */
async function passDays(days: number): Promise<void> {
  vi.setSystemTime(Date.now() + days * DAY);
  await vi.advanceTimersByTimeAsync(TICK);
}

/** A table of two people in the given phase. */
async function tableIn(rooms: Rooms, phase: Phase, more: object = {}): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const draft = createTable.parse({ game: 'metro', options: {}, nickname: 'Ada', seats, ...more });
  const { table } = must(await rooms.create(draft));
  if (phase === 'waiting') return table;
  const room = (await rooms.get(table))!;
  must(await room.join('Bea'));
  for (const seat of [0, 1]) {
    must(await room.command(seat, { key: newKey(), version: 0, command: { type: 'ready', isReady: true } }));
  }
  if (phase === 'over') {
    must(await room.command(0, { key: newKey(), version: 0, command: { type: 'resign' } }));
  }
  return table;
}

test.each(PHASES)('a table that is %s is stored for its retention period, and no longer', async (phase) => {
  const forgotten: string[] = [];
  const notifications = {
    turn: () => {},
    moved: () => {},
    forget: (table: string) => void forgotten.push(table),
  };
  const deps = testDeps({ retentionDays: RETENTION_DAYS, notifications });
  const rooms = new Rooms(deps);
  const table = await tableIn(rooms, phase);
  await passDays(RETENTION_DAYS[phase] - 1);
  expect(await deps.store.load(table)).toBeDefined();
  forgotten.length = 0;
  await passDays(1);
  expect(await deps.store.load(table)).toBeUndefined();
  expect(await rooms.get(table)).toBeUndefined();
  expect(forgotten).toEqual([table]);
  await rooms.close();
});

test('results of the day are stored for their retention period, and no longer', async () => {
  const deps = testDeps({ retentionDays: RETENTION_DAYS });
  const rooms = new Rooms(deps);
  const { boards } = deps.store;
  await boards.add('2026-11-17', resultOf('a', { time: deps.now() }));
  await passDays(RETENTION_DAYS.daily - 1);
  expect(await boards.count('2026-11-17')).toBe(1);
  await passDays(1);
  expect(await boards.count('2026-11-17')).toBe(0);
  await rooms.close();
});

async function isStored(rooms: Rooms, deps: TestDeps, table: string): Promise<boolean> {
  await passDays(400);
  await rooms.close();
  return (await deps.store.load(table)) !== undefined;
}

test('without a limit tables are stored for ever', async () => {
  const deps = testDeps();
  const rooms = new Rooms(deps);
  expect(await isStored(rooms, deps, await tableIn(rooms, 'over'))).toBe(true);
});

test('a table with a spectator stays', async () => {
  const deps = testDeps({ retentionDays: RETENTION_DAYS });
  const rooms = new Rooms(deps);
  const table = await tableIn(rooms, 'over');
  const client = new Client(SPECTATOR);
  await (await rooms.get(table))!.enter(client, { moves: 0, version: 0 });
  expect(await isStored(rooms, deps, table)).toBe(true);
});

test('a wrong date deletes nothing', async () => {
  const { now } = new ServiceTime(0, () => performance.now());
  const deps = testDeps({ now, retentionDays: RETENTION_DAYS });
  const rooms = new Rooms(deps);
  const table = await tableIn(rooms, 'over');
  await passDays(400);
  expect(await deps.store.load(table)).toBeDefined();
  await rooms.close();
});

test('a table that somebody watches at another node stays until nobody does', async () => {
  const hub = new LocalHub();
  const deps = testDeps({ retentionDays: RETENTION_DAYS, bus: hub.join() });
  const [rooms, others] = [
    new Rooms(deps),
    new Rooms(testDeps({ store: deps.store, now: deps.now, bus: hub.join() })),
  ];
  const table = await tableIn(rooms, 'over');
  const far = await others.get(table);
  const spectator = new Client(SPECTATOR);
  const leave = await far?.enter(spectator, { moves: 0, version: 0 });
  await passDays(RETENTION_DAYS.over + 1);
  expect(await deps.store.load(table)).toBeDefined();
  leave?.();
  await passDays(1);
  expect(await deps.store.load(table)).toBeUndefined();
  expect(await others.get(table)).toBeUndefined();
  await rooms.close();
  await others.close();
});
