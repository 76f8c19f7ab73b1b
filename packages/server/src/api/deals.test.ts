import type { Log } from '@guimard/engine/kit';
import { type CreateTable, dealtTables, finishedGame, hashOf, verifyGame } from '@guimard/protocol';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { gameCalled } from '../games.ts';
import { newKeys } from '../room/secrets.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { ask, command, joinTable, look, NEW_TABLE, openTable, startGame } from './testing/client.ts';
import { Player } from './testing/player.ts';
import { problem } from './testing/problem.ts';
import { type Running, startServer, tempFolder } from './testing/server.ts';

let server: Running;
// Every table is a little younger than the one before.
let date = Date.now();
beforeAll(async () => {
  server = await startServer({ date: () => date++ });
});
afterAll(() => server.close());

type Seats = Awaited<ReturnType<typeof startGame>>;

/** Plays at most this many moves, each by whose turn it is. */
async function play(on: Running, seats: Seats, moves = Number.POSITIVE_INFINITY): Promise<void> {
  const players = seats.map(({ seat }) => new Player(seat));
  for (let played = 0; played < moves; played++) {
    for (const [i, { table, secret }] of seats.entries())
      players[i].learn(await look(on, table, secret, players[i].had));
    const mover = players.findIndex(({ move }) => move !== undefined);
    if (mover < 0) return;
    const action = players[mover].move!;
    await command(on, seats[mover], players[mover].version, { type: 'act', action });
  }
}

/** A finished table with these options. */
async function finished(draft: Partial<CreateTable> = {}, on = server): Promise<Seats> {
  const seats = await startGame(on, draft);
  await play(on, seats, 3);
  await command(on, seats[0], 0, { type: 'resign' });
  return seats;
}

const gameOf = async (table: string, on = server) =>
  finishedGame.parse((await ask(on, 'GET', `/api/tables/${table}/game`)).body);
const tablesOf = async (table: string) =>
  dealtTables.parse((await ask(server, 'GET', `/api/tables/${table}/deal`)).body);
const drawn = ({ actions }: Log) => actions.filter((word) => /^[a-d]{4}$/.test(word));
const create = (body: object, on = server) =>
  ask(on, 'POST', '/api/tables', { body: { ...NEW_TABLE, ...body } });

test('a table is dealt as another was, however it is played, and both verify', async () => {
  const [{ table: asDealtAt }] = await finished();
  const again = await startGame(server, { asDealtAt });
  const { table } = await look(server, again[0].table);
  expect(table).toMatchObject({ asDealtAt, draws: 'piles' });
  const one = await gameOf(asDealtAt);
  expect(table.commitments).toEqual([{ from: 0, hash: hashOf(one.seeds[0].seed) }]);
  await play(server, again);
  const other = await gameOf(again[0].table);
  const tiles = drawn(one.log);
  // Two hands, and two tiles more at least: whoever draws instead of placing draws no other tile after it.
  expect(tiles.length).toBeGreaterThan(3);
  expect(drawn(other.log).slice(0, tiles.length)).toEqual(tiles);
  for (const { log, seeds, draws } of [one, other])
    expect(verifyGame(gameCalled('metro')!, log, seeds, draws).ok).toBe(true);
});

test('a game that is still played is not dealt again: whoever plays it could play ahead', async () => {
  const waiting = await openTable(server);
  const [running] = await startGame(server);
  for (const { table } of [waiting, running])
    expect(await create({ asDealtAt: table })).toEqual({
      status: 409,
      body: problem('not-over', 'dealNotOver'),
    });
});

test.each([
  ['another game', { game: 'correspondances' }],
  ['other options', { options: { hand: 2 } }],
  ['more players', { seats: [...NEW_TABLE.seats, { kind: 'open' }] }],
])('%s cannot be dealt in the same way', async (_what, draft) => {
  const [{ table: asDealtAt }] = await finished();
  expect(await create({ ...draft, asDealtAt })).toEqual({
    status: 422,
    body: problem('deal', 'dealOfOtherGame'),
  });
});

test('a table that does not exist has no deal', async () => {
  expect(await create({ asDealtAt: 'aaaaaaaa' })).toEqual({
    status: 404,
    body: problem('no-table', 'unknownTable'),
  });
  expect((await ask(server, 'GET', '/api/tables/aaaaaaaa/deal')).status).toBe(404);
});

test('whoever had a seat in a game gets none where it is dealt again, nor where that is', async () => {
  const [first, second] = await finished();
  const keysOf = ({ secret }: { readonly secret: string }) => ({ ...newKeys(), secret });
  const refused = { status: 422, body: problem('deal', 'dealKnown') };
  expect(await create({ asDealtAt: first.table, keys: keysOf(first) })).toEqual(refused);
  const seats = await finished({ asDealtAt: first.table });
  const third = await openTable(server, { asDealtAt: seats[0].table });
  for (const played of [first, second, ...seats]) {
    const body = { nickname: 'Odette', keys: keysOf(played) };
    expect(await ask(server, 'POST', `/api/tables/${third.table}/seats`, { body })).toMatchObject(refused);
  }
  await joinTable(server, third.table);
});

test('the tables of a deal are compared; those that are unlisted and not over are counted only', async () => {
  const [{ table: first }] = await finished();
  const over = await finished({ asDealtAt: first });
  // As dealt at a table that was itself dealt again: it is the same deal.
  const open = await openTable(server, { asDealtAt: over[0].table, visibility: 'public' });
  const [unlisted] = await startGame(server, { asDealtAt: first });
  const ids = async (asked: string) => {
    const { tables, others } = await tablesOf(asked);
    return [tables.map(({ id }) => id), others];
  };
  for (const asked of [first, over[0].table, open.table])
    expect(await ids(asked)).toEqual([[first, over[0].table, open.table], 1]);
  expect(await ids(unlisted.table)).toEqual([[first, over[0].table, open.table, unlisted.table], 0]);
  const { tables } = await tablesOf(first);
  expect(tables[0]).toMatchObject({
    phase: 'over',
    winners: [1],
    scores: [expect.any(Number), expect.any(Number)],
  });
  expect(tables[2]).toMatchObject({ phase: 'waiting' });
  expect(Object.keys(tables[1]).sort()).toEqual(['created', 'id', 'phase', 'scores', 'seats', 'winners']);
});

test('a rematch of a game that was dealt again is dealt anew', async () => {
  const [{ table: first }] = await finished();
  const [{ table, secret }] = await finished({ asDealtAt: first });
  const { body } = await ask(server, 'POST', `/api/tables/${table}/rematch`, { secret, body: {} });
  const next = await look(server, (body as { table: string }).table);
  expect(next.table.asDealtAt).toBeUndefined();
});

test('a game with a seed from the middle is not dealt again; one that was dealt again gets no such seed', async () => {
  const folder = tempFolder();
  onTestFinished(() => folder.remove());
  const file = `${folder.path}/tables.sqlite`;
  const start = () => startServer({ store: openSqliteStore(file) });
  const before = await start();
  const [{ table: first }] = await finished({}, before);
  const reseeded = await startGame(before);
  const again = await startGame(before, { asDealtAt: first });
  await play(before, again, 2);
  await before.close();
  const after = await start();
  onTestFinished(() => after.close());
  await play(after, again);
  const { log, seeds } = await gameOf(again[0].table, after);
  expect(seeds).toHaveLength(1);
  const tiles = drawn((await gameOf(first, after)).log);
  expect(drawn(log).slice(0, tiles.length)).toEqual(tiles);
  await look(after, reseeded[0].table);
  await command(after, reseeded[0], 0, { type: 'resign' });
  expect(await create({ asDealtAt: reseeded[0].table }, after)).toEqual({
    status: 422,
    body: problem('deal', 'dealNotRepeatable'),
  });
});
