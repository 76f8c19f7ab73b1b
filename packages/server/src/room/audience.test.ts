import { type Seat, SeededRng, Session, SPECTATOR } from '@guimard/engine/kit';
import { createTable, type Presence, type Update } from '@guimard/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HTTP_PRESENCE } from './attendance.ts';
import type { Listener } from './audience.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import { must, TestTable, testDeps } from './testing/test-table.ts';

const NOTHING = { moves: 0, version: 0 };

/** Records what it gets. */
class TestListener implements Listener {
  readonly viewer: Seat;
  readonly updates: Update[] = [];
  readonly presences: Presence[] = [];
  leave = () => {};

  constructor(viewer: Seat) {
    this.viewer = viewer;
  }

  async enter(room: Room, had = NOTHING): Promise<this> {
    this.leave = await room.enter(this, had);
    return this;
  }

  update(update: Update): void {
    this.updates.push(update);
  }

  presence(presence: Presence): void {
    this.presences.push(presence);
  }

  ended(): void {}
}

async function openRoom(): Promise<Room> {
  const rooms = new Rooms(testDeps());
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const draft = createTable.parse({ game: 'metro', options: {}, nickname: 'Adèle', seats });
  const { table } = must(await rooms.create(draft));
  const room = (await rooms.get(table))!;
  must(await room.join('Hector'));
  // Long ago: a player who has just sat down counts as present.
  await vi.advanceTimersByTimeAsync(HTTP_PRESENCE + 1);
  return room;
}

describe('presence', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The next turn of the event loop. */
  const turn = () => vi.advanceTimersByTimeAsync(0);
  /** A second, and everything that follows from it. */
  const second = () => vi.advanceTimersByTimeAsync(1001);

  test.each([10, 100, 400])(
    'costs two messages for each of %i spectators, and two for each that leaves',
    async (count) => {
      const room = await openRoom();
      const listeners: TestListener[] = [];
      const sent = () => listeners.reduce((sum, { presences }) => sum + presences.length, 0);
      for (let i = 0; i < count; i++) {
        listeners.push(await new TestListener(SPECTATOR).enter(room));
        await turn();
      }
      await second();
      expect(sent()).toBeLessThanOrEqual(2 * count);
      for (const listener of listeners.slice(0, count / 2))
        expect(listener.presences.at(-1)!.spectators).toBe(count);
      await second();
      const before = sent();
      for (const listener of listeners.splice(1)) {
        listener.leave();
        await turn();
      }
      await second();
      expect(sent()).toBeLessThanOrEqual(before + 2 * count);
      expect(listeners[0].presences.at(-1)!.spectators).toBe(1);
    },
  );

  test("a seat's presence is sent at once, several seats in one message", async () => {
    const room = await openRoom();
    const guest = await new TestListener(SPECTATOR).enter(room);
    await turn();
    const sent = guest.presences.length;
    const one = await new TestListener(0).enter(room);
    const two = await new TestListener(1).enter(room);
    await turn();
    expect(guest.presences.slice(sent)).toMatchObject([{ present: [true, true], spectators: 1 }]);
    two.leave();
    await turn();
    expect(guest.presences.at(-1)).toMatchObject({ present: [true, false], spectators: 1 });
    // A second connection of the same seat changes nothing that is sent.
    const again = await new TestListener(0).enter(room);
    one.leave();
    await second();
    expect(guest.presences).toHaveLength(sent + 2);
    again.leave();
    await turn();
    expect(guest.presences.at(-1)).toMatchObject({ present: [false, false], spectators: 1 });
  });

  test('everyone gets the same object, which is serialised once', async () => {
    const room = await openRoom();
    const listeners = [await new TestListener(0).enter(room), await new TestListener(SPECTATOR).enter(room)];
    await turn();
    expect(listeners[0].presences).toHaveLength(1);
    expect(listeners[1].presences[0]).toBe(listeners[0].presences[0]);
  });

  test('a newcomer is already counted in the welcome', async () => {
    const room = await openRoom();
    const welcomed: Presence[] = [];
    const listener = new TestListener(SPECTATOR);
    listener.update = () => void welcomed.push(room.presence);
    await listener.enter(room);
    expect(welcomed).toMatchObject([{ present: [false, false], spectators: 1 }]);
  });

  test('a seat that is given up is sent as empty', async () => {
    const table = await TestTable.open({ seats: [{ kind: 'me' }, { kind: 'open' }] }, { start: false });
    const guest = await new TestListener(SPECTATOR).enter(table.room);
    await turn();
    must(await table.do(1, { type: 'leave' }));
    await turn();
    expect(guest.presences.at(-1)).toMatchObject({ present: [true, false], spectators: 2 });
  });
});

describe('joining in the middle of a game', () => {
  async function openGame() {
    const table = await TestTable.open({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await table.play(new SeededRng('middle'), 10);
    const replays = vi.spyOn(Session, 'open');
    return { table, room: table.room, replays, moves: table.spectator.moves };
  }
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('replays it once, however many spectators join', async () => {
    const { room, replays, moves } = await openGame();
    const listeners = await Promise.all(
      Array.from({ length: 50 }, () => new TestListener(SPECTATOR).enter(room)),
    );
    expect(replays).toHaveBeenCalledTimes(1);
    const [first] = listeners[0].updates;
    expect(first.moves).toEqual(moves);
    for (const { updates } of listeners) expect(updates[0].moves).toBe(first.moves);
  });

  test('nor again for clients that already have some of the moves', async () => {
    const { room, replays, table, moves } = await openGame();
    await new TestListener(SPECTATOR).enter(room);
    const { version } = table;
    for (const had of [3, moves.length - 1, moves.length]) {
      const [update] = (await new TestListener(SPECTATOR).enter(room, { moves: had, version })).updates;
      expect(update).toMatchObject({ from: had, moves: moves.slice(had) });
    }
    expect(replays).toHaveBeenCalledTimes(1);
  });

  test('each seat gets what it may see, and all of them what happens next', async () => {
    const { room, table } = await openGame();
    await new TestListener(SPECTATOR).enter(room);
    for (const seat of [0, 1]) {
      const [update] = (await new TestListener(seat).enter(room)).updates;
      expect(update.moves).toEqual(table.clients[seat].moves);
    }
    await table.act(new SeededRng('next'));
    const [update] = (await new TestListener(SPECTATOR).enter(room)).updates;
    expect(update.moves).toEqual(table.spectator.moves);
  });

  test('clocks are set to the time of each arrival', async () => {
    let now = 1000;
    const deps = testDeps({ now: () => now });
    const table = await TestTable.open({ seats: [{ kind: 'me' }, { kind: 'open' }] }, { deps });
    const times: number[] = [];
    for (; now < 4000; now += 1000)
      times.push((await new TestListener(SPECTATOR).enter(table.room)).updates[0].now);
    expect(times).toEqual([1000, 2000, 3000]);
  });
});
