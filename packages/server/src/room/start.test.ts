import { SeededRng, SPECTATOR } from '@guimard/engine/kit';
import { type Command, type CreateTable, createTable } from '@guimard/protocol';
import { expect, test } from 'vitest';
import { delegate } from '../store/delegate.ts';
import type { Append } from '../store/store.ts';
import { HTTP_PRESENCE } from './attendance.ts';
import { Rooms } from './rooms.ts';
import { newKeys, tableIdOf } from './secrets.ts';
import { Client } from './testing/client.ts';
import { must, newKey, TestTable, testDeps } from './testing/test-table.ts';

const TWO: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
const NOTHING = { moves: 0, version: 0 };
const READY = { type: 'ready', isReady: true } as const;

const draft = (given: object) =>
  createTable.parse({ game: 'metro', options: {}, nickname: 'Ada', seats: TWO, ...given });

test('a table is created as requested', async () => {
  const deps = testDeps();
  const rooms = new Rooms(deps);
  const seats = [{ kind: 'open' }, { kind: 'computer', level: 3 }, { kind: 'me' }];
  const created = must(
    await rooms.create(draft({ seats, options: { with: ['companies'] }, clock: { kind: 'days', days: 3 } })),
  );
  expect(created).toEqual({
    table: expect.stringMatching(/^[a-z2-7]{8}$/),
    seat: 2,
    secret: expect.stringMatching(/^[\w-]{22}$/),
    recovery: expect.stringMatching(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/),
  });
  const room = (await rooms.get(created.table))!;
  const { table, moves } = await room.look(SPECTATOR, NOTHING);
  expect(moves).toEqual([]);
  expect(table).toMatchObject({
    id: created.table,
    game: 'metro',
    options: { players: 3, with: ['companies'], rotate: false },
    phase: 'waiting',
    clock: { kind: 'days', days: 3 },
    seats: [
      { kind: 'open', isReady: false },
      { kind: 'computer', level: 3, isReady: true },
      { kind: 'person', name: 'Ada', isReady: false },
    ],
    scores: [0, 0, 0],
  });
  expect(room.seatOf(created.secret)).toBe(2);
  expect(room.seatOf('x'.repeat(22))).toBeUndefined();
  await rooms.close();
});

test.each([
  [{ game: 'chess' }, 'unknownGame', { name: 'chess', names: ['metro', 'correspondances'] }],
  [{ seats: [{ kind: 'open' }, { kind: 'open' }] }, 'oneSeatYours', {}],
  [{ seats: [{ kind: 'me' }, { kind: 'me' }] }, 'oneSeatYours', {}],
  [{ seats: [{ kind: 'me' }] }, 'playersBetween', { min: 2 }],
  [{ options: { with: ['atlantis'] } }, 'unknownModule', { name: 'atlantis' }],
])('%j is refused: %s', async (given, code, params) => {
  const rooms = new Rooms(testDeps());
  expect(await rooms.create(draft(given))).toMatchObject({ ok: false, error: { code, params } });
  expect(rooms.size).toBe(0);
  await rooms.close();
});

test('nothing is dealt before everyone is present and ready', async () => {
  const table = await TestTable.open({ seats: [...TWO, { kind: 'open' }] }, { start: false });
  const isDealt = async () =>
    (await table.entries()).some(({ entry }) => ['started', 'acted'].includes(entry.type));
  must(await table.do(0, { type: 'ready', isReady: true }));
  must(await table.do(1, { type: 'ready', isReady: true }));
  must(await table.do(0, { type: 'ready', isReady: false }));
  must(await table.do(2, { type: 'ready', isReady: true }));
  expect(await isDealt()).toBe(false);
  const commitments = [{ from: 0, hash: expect.stringMatching(/^[\da-f]{64}$/) }];
  // Already promised.
  expect(table.spectator.table).toMatchObject({ phase: 'waiting', commitments });
  expect(await table.do(1, { type: 'act', action: 'draw' })).toMatchObject({
    ok: false,
    error: { rule: 'not-begun' },
  });
  must(await table.do(0, { type: 'ready', isReady: true }));
  expect(await isDealt()).toBe(true);
  expect(table.spectator.table).toMatchObject({
    phase: 'running',
    commitments,
  });
  expect(table.clients[1].moves.length).toBeGreaterThan(0);
});

test('a table with a free seat does not start', async () => {
  const table = await TestTable.open({ seats: TWO }, { start: false });
  must(await table.do(1, { type: 'leave' }));
  must(await table.do(0, { type: 'ready', isReady: true }));
  expect(table.spectator.table.phase).toBe('waiting');
});

test('seats are taken in order, or by number, and never twice', async () => {
  const rooms = new Rooms(testDeps());
  const created = must(
    await rooms.create(
      draft({ seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }),
    ),
  );
  const room = (await rooms.get(created.table))!;
  expect(must(await room.join('Bea', 3)).seat).toBe(3);
  const joined = await Promise.all(['Cem', 'Dot', 'Eve'].map((name) => room.join(name)));
  expect(joined.map((one) => (one.ok ? one.value.seat : one.error.code))).toEqual([0, 2, 'seatTaken']);
  for (const seat of [1, 7, -1]) expect(await room.join('Fay', seat)).toMatchObject({ ok: false });
  await rooms.close();
});

test('repeating a request with the same keys returns the same table and seat', async () => {
  const deps = testDeps();
  const rooms = new Rooms(deps);
  const [ada, bea] = [newKeys(), newKeys()];
  const asked = draft({ keys: ada, seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }] });
  const [created, again] = await Promise.all([rooms.create(asked), rooms.create(asked)]);
  expect(must(created)).toEqual({ table: expect.any(String), seat: 1, ...ada });
  expect(again).toEqual(created);
  const { table } = must(created);
  const room = (await rooms.get(table))!;
  const joined = await Promise.all([1, 2, 3].map(() => room.join('Bea', undefined, bea)));
  for (const one of joined) expect(must(one)).toEqual({ seat: 0, ...bea });
  await rooms.close();
  // Also from a server that was started meanwhile, and in a running game.
  const later = new Rooms(deps);
  expect(await later.create(asked)).toEqual(created);
  const reopened = (await later.get(table))!;
  must(await reopened.join('Cem'));
  for (const seat of [0, 1, 2]) {
    must(await reopened.command(seat, { key: newKey(), version: 0, command: READY }));
  }
  expect(must(await reopened.join('Bea', undefined, bea)).seat).toBe(0);
  expect(await reopened.join('Dot')).toMatchObject({ ok: false, error: { rule: 'begun' } });
  await later.close();
});

test('a table whose code is taken gets another', async () => {
  const deps = testDeps();
  const rooms = new Rooms(deps);
  const [ada, bea] = [newKeys(), newKeys()];
  const taken = must(await rooms.create(draft({ keys: ada })));
  // As if Bea's secret led to Ada's table.
  const store = Object.assign(delegate(deps.store), {
    append: (asked: Append) =>
      deps.store.append(asked.table === tableIdOf(bea.secret, 0) ? { ...asked, table: taken.table } : asked),
  });
  const others = new Rooms({ ...deps, store });
  const created = must(await others.create(draft({ keys: bea })));
  await others.close();
  expect(created.table).toBe(tableIdOf(bea.secret, 1));
  expect((await rooms.get(taken.table))!.seatOf(ada.secret)).toBe(0);
  await rooms.close();
});

test('commands of different seats may have the same key', async () => {
  const table = await TestTable.open({ seats: TWO }, { start: false });
  const request = { key: 'number-1', version: 0, command: READY };
  const [first, second] = [await table.room.command(0, request), await table.room.command(1, request)];
  expect(must(second).version).toBeGreaterThan(must(first).version);
  expect(table.spectator.table.phase).toBe('running');
  expect(await table.room.command(0, request)).toEqual(first);
});

test('a guest can free the seat of an absent player or a computer, not of a present or ready player', async () => {
  const seats = [{ kind: 'open' }, ...TWO, { kind: 'computer', level: 2 }] as const;
  const table = await TestTable.open({ seats: [...seats] }, { start: false });
  expect(table.spectator.table.opener).toMatchObject({ seat: 1 });
  expect(await table.do(0, { type: 'free', seat: 2 })).toMatchObject({ error: { rule: 'present' } });
  must(await table.do(2, READY));
  await table.restart([0]);
  expect(await table.do(0, { type: 'free', seat: 2 })).toMatchObject({ error: { rule: 'ready' } });
  must(await table.do(2, { type: 'ready', isReady: false }));
  expect(await table.do(0, { type: 'free', seat: 2 })).toMatchObject({ error: { rule: 'present' } });
  table.deps.skip(HTTP_PRESENCE);
  expect(await table.do(0, { type: 'free', seat: 2 })).toMatchObject({ error: { rule: 'away' } });
  table.outwait();
  const guest = table.players[2];
  for (const seat of [2, 3]) must(await table.do(0, { type: 'free', seat }));
  expect(table.spectator.table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'open', 'open']);
  expect(table.room.seatOf(guest.secret)).toBeUndefined();
  for (const seat of [2, 5]) {
    expect(await table.do(0, { type: 'free', seat })).toMatchObject({ error: { rule: 'free' } });
  }
  // Who was merely away may come back at once.
  const { secret, recovery } = guest;
  expect(must(await table.room.join('Bea', undefined, { secret, recovery })).seat).toBe(2);
});

test('a computer fills a free seat, and the game starts if that was the last one', async () => {
  const table = await TestTable.open({ seats: [...TWO, { kind: 'open' }] }, { start: false });
  must(await table.do(1, { type: 'leave' }));
  must(await table.do(0, READY));
  must(await table.do(2, READY));
  expect(await table.do(2, { type: 'fill', seat: 0, level: 4 })).toMatchObject({ error: { rule: 'full' } });
  expect(await table.do(0, { type: 'fill', seat: 0, level: 4 })).toMatchObject({ error: { rule: 'full' } });
  expect(await table.do(0, { type: 'fill', seat: 3, level: 4 })).toMatchObject({ error: { rule: 'full' } });
  must(await table.do(0, { type: 'ready', isReady: false }));
  must(await table.do(0, { type: 'fill', seat: 1, level: 4 }));
  must(await table.do(0, { type: 'fill', seat: 1, level: 7 }));
  const { seats, phase } = table.spectator.table;
  expect([phase, seats[1]]).toMatchObject(['waiting', { kind: 'computer', level: 7, isReady: true }]);
  must(await table.do(0, { type: 'free', seat: 1 }));
  must(await table.do(0, READY));
  must(await table.do(2, { type: 'fill', seat: 1, level: 1 }));
  expect(table.spectator.table.phase).toBe('running');
  await table.restart();
  expect(table.spectator.table.seats[1]).toMatchObject({ kind: 'computer', name: 'Adèle', level: 1 });
});

test('a player who has left gets no more of the seat, and the next player has it alone', async () => {
  const table = await TestTable.open({ seats: TWO }, { start: false });
  const before = table.clients[1];
  const [{ secret }] = table.players.slice(1);
  must(await table.do(1, { type: 'leave' }));
  expect(before.hasEnded).toBe(true);
  expect(table.room.seatOf(secret)).toBeUndefined();
  must(await table.room.join('Bea'));
  await table.start();
  expect(table.spectator.table.phase).toBe('running');
  expect(before.heard.join()).not.toContain('"changes"');
});

test('a seat moves to another device with its recovery code, and leaves the old one', async () => {
  const table = await TestTable.open({ seats: TWO });
  const [old, client] = [table.players[1], table.clients[1]];
  expect(await table.room.recover('aaaa-bbbb-cccc-dddd')).toMatchObject({ ok: false });
  const moved = must(await table.room.recover(` ${old.recovery.toUpperCase().replaceAll('-', ' ')} `));
  expect(moved.seat).toBe(1);
  expect(table.room.seatOf(moved.secret)).toBe(1);
  expect(table.room.seatOf(old.secret)).toBeUndefined();
  expect(client.hasEnded).toBe(true);
  expect(await table.room.recover(old.recovery)).toMatchObject({ ok: false });
  // A client that missed the response repeats its request, with the code that is now invalid.
  const { seat, ...keys } = moved;
  expect(must(await table.room.recover(old.recovery, keys))).toEqual({ seat, ...keys });
  const again = new Client(1);
  await table.room.enter(again, NOTHING);
  expect(JSON.stringify(again.moves)).toBe(JSON.stringify(client.moves));
});

test('nobody joins or leaves once the game has started', async () => {
  const table = await TestTable.open({ seats: TWO });
  expect(await table.room.join('Late')).toMatchObject({
    ok: false,
    error: { code: 'gameBegun' },
  });
  const commands: readonly Command[] = [
    { type: 'leave' },
    { type: 'ready', isReady: false },
    { type: 'free', seat: 1 },
    { type: 'fill', seat: 1, level: 5 },
  ];
  for (const command of commands) {
    expect(await table.do(0, command)).toMatchObject({ ok: false, error: { rule: 'begun' } });
  }
});

test('presence follows connections', async () => {
  const table = await TestTable.open({ seats: [...TWO, { kind: 'computer', level: 1 }] });
  expect(table.room.presence).toEqual({
    present: [true, true, false],
    awaySince: [null, null, null],
    spectators: 1,
  });
  const leave = await table.room.enter(new Client(SPECTATOR), NOTHING);
  expect(table.room.presence.spectators).toBe(2);
  leave();
  leave();
  expect(table.room.presence.spectators).toBe(1);
});

test('moving for another player, and an invalid move, are refused', async () => {
  const table = await TestTable.open({ seats: TWO });
  const { toMove } = table;
  const word = table.word(new SeededRng(1));
  expect(await table.do(1 - toMove, { type: 'act', action: word })).toMatchObject({
    error: { rule: 'turn' },
  });
  expect(await table.do(1 - toMove, { type: 'act', action: 'nonsense' })).toMatchObject({
    error: { rule: 'turn' },
  });
  for (const action of ['nonsense', '', 'aaaa44', 'first0', 'pass', '?']) {
    expect(await table.do(toMove, { type: 'act', action })).toMatchObject({
      ok: false,
      error: { rule: expect.any(String), code: expect.any(String), version: table.version },
    });
  }
});

test('a rematch is stored once, and only when the game is over', async () => {
  const table = await TestTable.open({ seats: TWO });
  const open = async () => 'abcdefgh';
  expect(await table.room.noteRematch(open)).toMatchObject({ ok: false });
  must(await table.do(0, { type: 'resign' }));
  expect(must(await table.room.noteRematch(open))).toBe('abcdefgh');
  expect(must(await table.room.noteRematch(async () => 'zzzzzzzz'))).toBe('abcdefgh');
  expect(table.spectator.table.rematch).toBe('abcdefgh');
});
