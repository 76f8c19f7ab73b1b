import { type Seat, SeededRng } from '@guimard/engine/kit';
import { type CreateTable, createTable, type Seated } from '@guimard/protocol';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { LocalHub } from '../bus/local.ts';
import { DAY } from '../domain/clock.ts';
import { patienceAt } from './retention.ts';
import { Rooms } from './rooms.ts';
import { Client } from './testing/client.ts';
import { must, newKey, type TestDeps, testDeps } from './testing/test-table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOTHING = { moves: 0, version: 0 };
const CAP = 20;
const QUOTAS = { tables: CAP, memory: Number.POSITIVE_INFINITY };
const OVER_DAYS = { clock: { kind: 'days', days: 3 } } as const;
const FULL = { ok: false, error: { rule: 'full-server' } };
const READY = { type: 'ready', isReady: true } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
const draft = (more: object = {}): CreateTable =>
  createTable.parse({ game: 'metro', options: {}, nickname: 'Eve', seats: SEATS, ...more });

function openRooms(deps: TestDeps = testDeps({ quotas: QUOTAS })) {
  // Nothing is tidied up between the steps of a test, unless it says so.
  const rooms = new Rooms({ ...deps, tidyEvery: deps.tidyEvery ?? 20 * DAY });
  onTestFinished(() => rooms.close());
  return { rooms, deps };
}

let addresses = 0;
const elsewhere = (): string => `198.51.${++addresses >> 8}.${addresses & 255}`;

async function fill(rooms: Rooms, count = CAP, more: object = {}): Promise<Seated[]> {
  const opened: Seated[] = [];
  for (let i = 0; i < count; i++) opened.push(must(await rooms.create(draft(more), elsewhere())));
  return opened;
}

/** Time passes, and nodes note who is where. */
async function pass(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms - 10_000);
  await vi.advanceTimersByTimeAsync(10_000);
}

/** Unless it has given way. */
async function enter(rooms: Rooms, { table, seat }: { table: string; seat: Seat }): Promise<() => void> {
  const room = await rooms.get(table);
  return room?.enter(new Client(seat), NOTHING) ?? (() => {});
}

const command = async (rooms: Rooms, table: string, seat: Seat, given: typeof READY) =>
  must(await (await rooms.get(table))!.command(seat, { key: newKey(), version: 0, command: given }));

describe('on a full server', () => {
  it('tables before their start where nobody has been for an hour give way, oldest first, and are gone', async () => {
    const hub = new LocalHub();
    const { rooms, deps } = openRooms(testDeps({ quotas: QUOTAS, bus: hub.join() }));
    const { rooms: other } = openRooms(testDeps({ store: deps.store, now: deps.now, bus: hub.join() }));
    const [oldest] = await fill(rooms, 1);
    await pass(MINUTE);
    const [second] = await fill(rooms, CAP - 1);
    await pass(HOUR - 2 * MINUTE);
    expect(await rooms.create(draft(), elsewhere())).toMatchObject(FULL);
    expect(await other.get(oldest.table)).toBeDefined();
    await pass(MINUTE + 20_000);
    must(await rooms.create(draft(), elsewhere()));
    expect(rooms.gaveWay).toBe(1);
    expect(await rooms.get(oldest.table)).toBeUndefined();
    // There it is open, with nobody at it.
    await expect(other.get(oldest.table).then((room) => room?.info())).rejects.toMatchObject({
      kind: 'noTable',
    });
    expect(await rooms.get(second.table)).toBeDefined();
  });

  it('none gives way where somebody is or was lately, that has started, or that goes over days', async () => {
    const hub = new LocalHub();
    const { rooms, deps } = openRooms(testDeps({ quotas: QUOTAS, bus: hub.join() }));
    const { rooms: other } = openRooms(testDeps({ store: deps.store, now: deps.now, bus: hub.join() }));
    const [connected, far, asking, left, started, ...others] = await fill(rooms, 6);
    await fill(rooms, CAP - 6, OVER_DAYS);
    await enter(rooms, connected);
    await enter(other, far);
    const leave = await enter(rooms, left);
    await (await rooms.get(started.table))!.join('Bea');
    await (await rooms.get(started.table))!.join('Cem');
    for (const seat of [0, 1, 2]) await command(rooms, started.table, seat, READY);
    await pass(50 * MINUTE);
    leave();
    await pass(50 * MINUTE);
    await (await rooms.get(asking.table))!.look(0, NOTHING);
    must(await rooms.create(draft(), elsewhere()));
    expect(await rooms.create(draft(), elsewhere())).toMatchObject(FULL);
    expect(rooms.gaveWay).toBe(1);
    expect(others).toHaveLength(1);
    expect(await deps.store.load(others[0].table)).toBeUndefined();
    for (const { table } of [connected, far, asking, left, started])
      expect(await deps.store.load(table)).toBeDefined();
  });

  it('what was noted counts after a restart, and at another node', async () => {
    const { rooms, deps } = openRooms();
    const tables = await fill(rooms);
    const [first] = tables;
    const leave = await enter(rooms, first);
    await pass(50 * MINUTE);
    leave();
    await rooms.close();
    const { rooms: next } = openRooms(testDeps({ quotas: QUOTAS, store: deps.store }));
    await pass(20 * MINUTE);
    must(await next.create(draft(), elsewhere()));
    expect(next.gaveWay).toBe(CAP - 1);
    expect(await next.get(first.table)).toBeDefined();
  });

  it('nothing gives way while other nodes cannot be asked', async () => {
    const { rooms, deps } = openRooms();
    await fill(rooms);
    await pass(2 * DAY);
    vi.spyOn(deps.bus, 'health', 'get').mockReturnValue({ since: 0, reason: 'away' });
    expect(await rooms.create(draft(), elsewhere())).toMatchObject(FULL);
    expect(rooms.gaveWay).toBe(0);
  });

  it('many who ask at once do not look for room one by one', async () => {
    const { rooms, deps } = openRooms();
    await fill(rooms);
    await pass(2 * HOUR);
    const search = vi.spyOn(deps.store, 'listDeserted');
    const answers = await Promise.all(Array.from({ length: CAP }, () => rooms.create(draft(), elsewhere())));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(search.mock.calls.length).toBeLessThanOrEqual(2);
    search.mockClear();
    for (let i = 0; i < 30; i++) expect(await rooms.create(draft(), elsewhere())).toMatchObject(FULL);
    expect(search.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it.each([1, 2, 3, 4, 5])(
    'whatever strangers did before the start, newcomers get a table once they are gone (%i)',
    async (seed) => {
      const rng = new SeededRng(`squatters ${seed}`);
      const below = (n: number) => rng.below(n);
      const { rooms } = openRooms();
      const tables: Seated[] = [];
      const leaves: (() => void)[] = [];
      for (let i = 0; i < 400; i++) {
        const some = tables[below(Math.max(1, tables.length))];
        const what = below(6);
        if (what <= 1 || some === undefined) {
          const made = await rooms.create(draft(below(2) === 0 ? OVER_DAYS : {}), elsewhere());
          if (made.ok) tables.push(made.value);
        } else if (what === 2) leaves.push(await enter(rooms, some));
        else if (what === 3) leaves.pop()?.();
        else {
          const room = await rooms.get(some.table);
          // With one seat left free, none of them starts.
          if (what === 4 && room !== undefined) await room.join(`Eve ${i}`, 1);
          else await room?.command(0, { key: newKey(), version: 0, command: READY });
        }
        if (below(10) === 0) await pass(below(2) === 0 ? 15_000 : 20 * MINUTE);
      }
      while ((await rooms.create(draft(OVER_DAYS), elsewhere())).ok);
      for (const leave of leaves) leave();
      await pass(DAY + MINUTE);
      for (let i = 0; i < CAP; i++) must(await rooms.create(draft(), elsewhere()));
    },
  );
});

test('the fuller the server, the sooner tables give way', async () => {
  expect(patienceAt(0.74)).toBeUndefined();
  const [some, many, all] = [0.75, 0.9, 1].map((fullness) => patienceAt(fullness)!);
  for (const kind of ['usual', 'overDays'] as const) {
    expect(some[kind]).toBeGreaterThan(many[kind]);
    expect(many[kind]).toBeGreaterThan(all[kind]);
  }
  expect(all).toEqual({ usual: HOUR, overDays: DAY });

  const { rooms, deps } = openRooms(testDeps({ quotas: QUOTAS, tidyEvery: MINUTE }));
  await fill(rooms, 0.75 * CAP);
  const open = () => deps.store.countOpen();
  await pass(some.usual - MINUTE);
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  expect(await open()).toBe(0.75 * CAP);
  await pass(2 * MINUTE);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(await open()).toBe(0);
});
