import { SeededRng, SPECTATOR } from '@guimard/engine/kit';
import { type CreateTable, createTable } from '@guimard/protocol';
import { expect, test } from 'vitest';
import { Rooms } from './rooms.ts';
import { Client } from './testing/client.ts';
import { must, TestTable, testDeps } from './testing/test-table.ts';

const TWO: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
const NOTHING = { moves: 0, version: 0 };

const wish = (given: object) =>
  createTable.parse({ game: 'metro', options: {}, nickname: 'Ada', seats: TWO, ...given });

test('a table is what was wished for', async () => {
  const deps = testDeps();
  const rooms = new Rooms(deps);
  const seats = [{ kind: 'open' }, { kind: 'computer', level: 3 }, { kind: 'me' }];
  const created = must(
    await rooms.create(wish({ seats, options: { with: ['companies'] }, clock: { kind: 'days', days: 3 } })),
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
  [{ game: 'chess' }, 'There is no game "chess"; there are metro, correspondances.'],
  [{ seats: [{ kind: 'open' }, { kind: 'open' }] }, 'Exactly one of the seats must be yours.'],
  [{ seats: [{ kind: 'me' }, { kind: 'me' }] }, 'Exactly one of the seats must be yours.'],
  [{ seats: [{ kind: 'me' }] }, expect.stringContaining('players')],
  [{ options: { with: ['atlantis'] } }, expect.stringContaining('atlantis')],
])('%j is refused in words', async (given, reason) => {
  const rooms = new Rooms(testDeps());
  expect(await rooms.create(wish(given))).toMatchObject({ ok: false, error: { reason } });
  expect(rooms.size).toBe(0);
  await rooms.close();
});

test('nothing is dealt before everybody is there and ready', async () => {
  const table = await TestTable.open({ seats: [...TWO, { kind: 'open' }] }, { start: false });
  const isDealt = async () =>
    (await table.entries()).some(({ entry }) => ['started', 'acted'].includes(entry.type));
  must(await table.do(0, { type: 'ready', isReady: true }));
  must(await table.do(1, { type: 'ready', isReady: true }));
  must(await table.do(0, { type: 'ready', isReady: false }));
  must(await table.do(2, { type: 'ready', isReady: true }));
  expect(await isDealt()).toBe(false);
  expect(table.spectator.table).toMatchObject({ phase: 'waiting' });
  expect(table.spectator.table).not.toHaveProperty('seedHash');
  expect(await table.do(1, { type: 'act', action: 'draw' })).toMatchObject({
    ok: false,
    error: { rule: 'table' },
  });
  must(await table.do(0, { type: 'ready', isReady: true }));
  expect(await isDealt()).toBe(true);
  expect(table.spectator.table).toMatchObject({
    phase: 'running',
    seedHash: expect.stringMatching(/^[\da-f]{64}$/),
  });
  expect(table.clients[1].moves.length).toBeGreaterThan(0);
});

test('a table with an open place does not start', async () => {
  const table = await TestTable.open({ seats: TWO }, { start: false });
  must(await table.do(1, { type: 'leave' }));
  must(await table.do(0, { type: 'ready', isReady: true }));
  expect(table.spectator.table.phase).toBe('waiting');
});

test('places are taken in order, or the one that is named, and never twice', async () => {
  const rooms = new Rooms(testDeps());
  const created = must(
    await rooms.create(
      wish({ seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }),
    ),
  );
  const room = (await rooms.get(created.table))!;
  expect(must(await room.join('Bea', 3)).seat).toBe(3);
  const joined = await Promise.all(['Cem', 'Dot', 'Eve'].map((name) => room.join(name)));
  expect(joined.map((one) => (one.ok ? one.value.seat : one.error.reason))).toEqual([
    0,
    2,
    'There is no free place here.',
  ]);
  for (const seat of [1, 7, -1]) expect(await room.join('Fay', seat)).toMatchObject({ ok: false });
  await rooms.close();
});

test('who has left hears no more of the seat, and whoever comes next is alone in it', async () => {
  const table = await TestTable.open({ seats: TWO }, { start: false });
  const before = table.clients[1];
  const [{ secret }] = table.players.slice(1);
  must(await table.do(1, { type: 'leave' }));
  expect(before.hasEnded).toBe(true);
  expect(table.room.seatOf(secret)).toBeUndefined();
  must(await table.room.join('Bea'));
  await table.start();
  expect(table.spectator.table.phase).toBe('running');
  expect(before.heard.join()).not.toContain('"known"');
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
  const again = new Client(1);
  await table.room.enter(again, NOTHING);
  expect(JSON.stringify(again.moves)).toBe(JSON.stringify(client.moves));
});

test('nobody comes or goes once the game has begun', async () => {
  const table = await TestTable.open({ seats: TWO });
  expect(await table.room.join('Late')).toMatchObject({
    ok: false,
    error: { reason: 'The game has begun already.' },
  });
  for (const command of [{ type: 'leave' }, { type: 'ready', isReady: false }] as const) {
    expect(await table.do(0, command)).toMatchObject({ ok: false, error: { rule: 'table' } });
  }
});

test('presence is who listens', async () => {
  const table = await TestTable.open({ seats: [...TWO, { kind: 'computer', level: 1 }] });
  expect(table.room.presence).toEqual({ present: [true, true, false], spectators: 1 });
  const leave = await table.room.enter(new Client(SPECTATOR), NOTHING);
  expect(table.room.presence.spectators).toBe(2);
  leave();
  leave();
  expect(table.room.presence.spectators).toBe(1);
});

test('it is refused to move for another, or something that is no move', async () => {
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
      error: { rule: expect.any(String), reason: expect.stringMatching(/.\.$/), version: table.version },
    });
  }
});

test('a rematch is noted once, and only when the game is over', async () => {
  const table = await TestTable.open({ seats: TWO });
  const open = async () => 'abcdefgh';
  expect(await table.room.noteRematch(open)).toMatchObject({ ok: false });
  must(await table.do(0, { type: 'resign' }));
  expect(must(await table.room.noteRematch(open))).toBe('abcdefgh');
  expect(must(await table.room.noteRematch(async () => 'zzzzzzzz'))).toBe('abcdefgh');
  expect(table.spectator.table.rematch).toBe('abcdefgh');
});
