import { setImmediate as nextTurn } from 'node:timers/promises';
import { SeededRng } from '@guimard/engine/kit';
import { type Command, type CreateTable, createTable } from '@guimard/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DAY, GRACE, OPENERS_GRACE } from '../domain/clock.ts';
import { HTTP_PRESENCE } from './attendance.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import { newKeys } from './secrets.ts';
import { Client } from './testing/client.ts';
import { must, newKey, reopened, TestTable, testDeps } from './testing/test-table.ts';
import { TURNED_OUT_FOR } from './turned-out.ts';

const seats = (open: number): CreateTable['seats'] => [
  { kind: 'me' },
  ...Array.from({ length: open }, () => ({ kind: 'open' as const })),
];
const READY = { type: 'ready', isReady: true } as const;
const NOTHING = { moves: 0, version: 0 };
const HOME = '2001:db8::1';
const kindsAt = (table: TestTable) => table.spectator.table.seats.map(({ kind }) => kind);
const waiting = (open = 2, more: Partial<CreateTable> = {}) =>
  TestTable.open({ seats: seats(open), ...more }, { start: false });

describe('before the start, whoever opened the table', () => {
  it.each([
    ['present', false],
    ['present and ready', true],
  ])('frees the seat of a player who is %s, who is told so', async (_how, isReady) => {
    const table = await waiting();
    if (isReady) must(await table.do(1, READY));
    const { secret } = table.players[1];
    const [client, other] = [table.clients[1], table.clients[2]];
    expect(table.room.wasFreed(secret)).toBe(false);
    must(await table.do(0, { type: 'free', seat: 1 }));
    expect(kindsAt(table)).toEqual(['person', 'open', 'person']);
    expect([client.farewell, other.hasEnded]).toEqual(['seatFreed', false]);
    await table.restart([0]);
    expect([table.room.seatOf(secret), table.room.wasFreed(secret)]).toEqual([undefined, true]);
  });

  it('lets a computer play instead, which may start the game', async () => {
    const table = await waiting();
    for (const seat of [0, 2]) must(await table.do(seat, READY));
    const client = table.clients[1];
    must(await table.do(0, { type: 'fill', seat: 1, level: 3 }));
    expect(client.farewell).toBe('seatFreed');
    expect(table.spectator.table).toMatchObject({
      phase: 'running',
      seats: [{}, { kind: 'computer', level: 3 }, {}],
    });
    expect(table.spectator.table).not.toHaveProperty('opener');
    for (const type of ['free', 'fill'] as const)
      expect(await table.do(0, { type, seat: 2, level: 1 } as Command)).toMatchObject({
        error: { rule: 'begun' },
      });
  });

  it('cannot be turned out, nor can anyone by a guest', async () => {
    const table = await waiting();
    for (const seat of [0, 1]) {
      expect(await table.do(2, { type: 'free', seat })).toMatchObject({ error: { rule: 'present' } });
      expect(await table.do(2, { type: 'fill', seat, level: 1 })).toMatchObject({ error: { rule: 'full' } });
    }
    expect(await table.do(0, { type: 'free', seat: 0 })).toMatchObject({ error: { rule: 'present' } });
    expect(kindsAt(table)).toEqual(['person', 'person', 'person']);
  });

  it('hands over by getting up, to the person who has been seated longest', async () => {
    const table = await waiting(3);
    const openerOf = () => table.spectator.table.opener?.seat;
    // Seat 1 is taken anew: the others have been seated longer.
    must(await table.do(1, { type: 'leave' }));
    must(await table.room.join('Late', 1));
    expect(openerOf()).toBe(0);
    must(await table.do(0, { type: 'leave' }));
    expect(openerOf()).toBe(2);
    must(await table.do(2, { type: 'free', seat: 1 }));
    must(await table.do(2, { type: 'leave' }));
    expect(openerOf()).toBe(3);
    must(await table.do(3, { type: 'leave' }));
    expect(openerOf()).toBeUndefined();
  });

  it('keeps the right under other keys, and without a name', async () => {
    const table = await waiting();
    must(await table.room.recover(table.players[0].recovery));
    await table.room.erasePlayer(0);
    must(await table.do(0, { type: 'free', seat: 2 }));
  });
});

describe('whoever was turned out', () => {
  /** A table whose opener is at home, and a guest from elsewhere who was turned out. */
  async function turnedOut(guest: string) {
    const table = await waiting(1);
    must(await table.do(1, { type: 'leave' }));
    await table.room.enter(Object.assign(new Client(0), { address: HOME }), NOTHING);
    const keys = newKeys();
    const join = (name: string, address: string, mine = newKeys()) =>
      table.room.join(name, undefined, mine, address);
    must(await join('Eve', guest, keys));
    must(await table.do(0, { type: 'free', seat: 1 }));
    return { table, keys, join };
  }
  const REFUSED = { ok: false, error: { rule: 'turned-out', code: 'seatWasFreed' } };

  it.each([
    ['192.0.2.7', ['192.0.2.7', '::ffff:192.0.2.7'], '192.0.2.8'],
    ['2001:db8:7:1::1', ['2001:db8:7:1::2', '2001:db8:7:ffff::1'], '2001:db8:8::1'],
  ])('from %s stays out for minutes, also with other keys from that network', async (from, same, other) => {
    const { table, keys, join } = await turnedOut(from);
    for (const address of [from, ...same]) expect(await join('Eva', address)).toMatchObject(REFUSED);
    expect(await join('Eva', other, keys)).toMatchObject(REFUSED);
    const friend = must(await join('Fay', other));
    must(await table.do(friend.seat, { type: 'leave' }));
    table.deps.skip(TURNED_OUT_FOR);
    expect(must(await join('Eve', from, keys)).seat).toBe(1);
  });

  it('is known by the keys after a restart, and at other tables is welcome', async () => {
    const { table, keys } = await turnedOut('192.0.2.7');
    const room = await reopened(table.room.id, table.deps);
    onTestFinished(() => room.close());
    expect(await room.join('Eve', undefined, keys, '192.0.2.9')).toMatchObject(REFUSED);
    const other = await waiting(1);
    must(await other.do(1, { type: 'leave' }));
    must(await other.room.join('Eve', undefined, keys, '192.0.2.7'));
  });

  it('may share an address with the opener: then only the keys count', async () => {
    const { keys, join } = await turnedOut('2001:db8::2');
    expect(await join('Eve', '2001:db8::2', keys)).toMatchObject(REFUSED);
    must(await join('Ben', '2001:db8::2'));
  });
});

/** Does whatever strangers can at a table, one thing after the other: they sit down from many networks, and nag. */
class Crowd {
  readonly #room: Room;
  readonly #rng: SeededRng;
  readonly #seats = new Set<number>();

  constructor(room: Room, rng: SeededRng) {
    this.#room = room;
    this.#rng = rng;
  }

  async act(): Promise<void> {
    const below = (n: number) => this.#rng.below(n);
    if (this.#seats.size === 0 || below(3) === 0) {
      const joined = await this.#room.join(
        `Eve ${newKey()}`,
        undefined,
        newKeys(),
        `198.51.${below(256)}.${below(256)}`,
      );
      if (!joined.ok) return;
      const { seat } = joined.value;
      this.#seats.add(seat);
      await this.#room.enter(new Client(seat), NOTHING);
      return;
    }
    const seat = [...this.#seats][below(this.#seats.size)];
    const target = below(4);
    const commands: readonly Command[] = [
      { type: 'ready', isReady: below(2) === 0 },
      { type: 'free', seat: target },
      { type: 'fill', seat: target, level: 1 },
      { type: 'leave' },
    ];
    const command = commands[below(commands.length)];
    const done = await this.#room.command(seat, { key: newKey(), version: 0, command });
    if (done.ok && command.type === 'leave') this.#seats.delete(seat);
  }

  forget(): void {
    this.#seats.clear();
  }
}

describe('a crowd of strangers', () => {
  it.each([1, 2, 3, 4, 5, 6])('cannot keep a seat against the will of the opener (%i)', async (seed) => {
    const rng = new SeededRng(`seats ${seed}`);
    const table = await waiting(3);
    for (const seat of [1, 2, 3]) must(await table.do(seat, { type: 'leave' }));
    const crowd = new Crowd(table.room, rng);
    const level = 2;
    for (let round = 0; round < 20; round++) {
      for (let i = 0; i < 10; i++) await crowd.act();
      const before = kindsAt(table);
      expect([before[0], table.spectator.table.phase]).toEqual(['person', 'waiting']);
      for (const seat of [1, 2, 3])
        if (before[seat] !== 'open') must(await table.do(0, { type: 'free', seat }));
      expect(kindsAt(table)).toEqual(['person', 'open', 'open', 'open']);
      crowd.forget();
    }
    for (let i = 0; i < 10; i++) await crowd.act();
    for (const seat of [1, 2, 3]) must(await table.do(0, { type: 'fill', seat, level }));
    must(await table.do(0, READY));
    expect(table.spectator.table.phase).toBe('running');
  });

  const lives = [
    ['', GRACE, {}, OPENERS_GRACE],
    [' with a short grace period', 2_000, {}, OPENERS_GRACE],
    [' with a long grace period', 10 * GRACE, {}, 10 * OPENERS_GRACE],
    [' over days', GRACE, { clock: { kind: 'days', days: 1 } }, DAY],
  ] as const;

  it.each(lives)('cannot rob an absent opener before the time%s', async (_how, grace, more, openersGrace) => {
    const deps = testDeps({ grace });
    const rooms = new Rooms(deps);
    onTestFinished(() => rooms.close());
    const draft = createTable.parse({
      game: 'metro',
      options: {},
      nickname: 'Ada',
      seats: seats(3),
      ...more,
    });
    const ada = must(await rooms.create(draft));
    const room = (await rooms.get(ada.table))!;
    const leave = await room.enter(new Client(0), NOTHING);
    const crowd = new Crowd(room, new SeededRng('rob'));
    const adaIsThere = () => expect(room.seatOf(ada.secret)).toBe(0);
    for (let i = 0; i < 50; i++) await crowd.act();
    leave();
    // A request counts as well, and the time begins anew.
    deps.skip(openersGrace / 2);
    await room.look(0, NOTHING);
    await nextTurn();
    const steps = 40;
    for (let i = 0; i < steps; i++) {
      for (let j = 0; j < 10; j++) await crowd.act();
      adaIsThere();
      deps.skip((openersGrace - 1) / steps);
    }
    const { opener } = await room.info();
    expect(opener).toEqual({ seat: 0, grace: openersGrace });
    // A guest who is there may free it in the end: nobody has to wait for ever.
    const guest = must(await room.join('Ben').then(async (done) => (done.ok ? done : emptied())));
    async function emptied() {
      for (const seat of [1, 2, 3])
        await room.command(seat, { key: newKey(), version: 0, command: { type: 'leave' } });
      return room.join('Ben');
    }
    const free = () =>
      room.command(guest.seat, { key: newKey(), version: 0, command: { type: 'free', seat: 0 } });
    deps.skip(HTTP_PRESENCE + 1);
    must(await free());
    expect((await room.info()).opener?.seat).not.toBe(0);
  });
});
