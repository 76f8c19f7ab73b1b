import { join } from 'node:path';
import type { Log } from '@guimard/engine/kit';
import { hashOf, verifyGame } from '@guimard/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { gameCalled } from '../games.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { type Answer, ask, command, look, newKey, openTable, startGame } from './testing/client.ts';
import { Player } from './testing/player.ts';
import { problem } from './testing/problem.ts';
import { type Running, startServer, tempFolder } from './testing/server.ts';

async function start(file?: string): Promise<Running> {
  const server = await startServer(file === undefined ? {} : { store: openSqliteStore(file) });
  onTestFinished(() => server.close());
  return server;
}

function tempFile(): string {
  const folder = tempFolder();
  onTestFinished(() => folder.remove());
  return join(folder.path, 'tables.sqlite');
}

const versionOf = ({ body }: Answer): number => (body as { version: number }).version;

test('a whole game over HTTP, and then its seed', async () => {
  const server = await start(tempFile());
  const seats = await startGame(server);
  const { table } = seats[0];
  expect(await ask(server, 'GET', `/api/tables/${table}/game`)).toMatchObject({
    status: 409,
    body: { rule: 'not-over' },
  });
  const players = seats.map(({ seat }) => new Player(seat));
  const catchUp = async () => {
    for (const [i, player] of players.entries()) {
      player.learn(await look(server, table, seats[i].secret, player.had));
    }
  };
  await catchUp();
  const { commitments } = players[0].table!;
  expect(commitments).toEqual([{ from: 0, hash: expect.stringMatching(/^[\da-f]{64}$/) }]);
  while (!players[0].isOver) {
    const mover = players.findIndex(({ move }) => move !== undefined);
    const { move, version } = players[mover];
    const done = await command(server, seats[mover], version, { type: 'act', action: move! });
    expect(done.status).toBe(200);
    await catchUp();
    expect(players[0].version).toBe(versionOf(done));
  }
  const { body } = await ask(server, 'GET', `/api/tables/${table}/game`);
  const finished = body as { log: Log; seeds: { from: number; seed: string; hash: string }[] };
  const { seed } = finished.seeds[0];
  expect(finished.seeds).toEqual([{ ...commitments[0], seed }]);
  expect(hashOf(seed)).toBe(commitments[0].hash);
  expect(verifyGame(gameCalled('metro')!, finished.log, finished.seeds, 'piles').ok).toBe(true);
});

test('against a computer', async () => {
  const server = await start();
  const seat = await openTable(server, { seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }] });
  await command(server, seat, 0, { type: 'ready', isReady: true });
  const me = new Player(0);
  while (!me.isOver) {
    me.learn(await look(server, seat.table, seat.secret, me.had));
    const { move } = me;
    if (move !== undefined) await command(server, seat, me.version, { type: 'act', action: move });
  }
  expect(me.table!.winners).toBeDefined();
});

test('a stale version changes nothing', async () => {
  const server = await start();
  const [first, second] = await startGame(server);
  const before = await look(server, first.table, first.secret);
  const player = new Player(0);
  player.learn(before);
  const other = new Player(1);
  other.learn(await look(server, first.table, second.secret));
  const [seat, move] = player.move === undefined ? [second, other.move!] : [first, player.move];
  const stale = await command(server, seat, before.table.version - 1, { type: 'act', action: move });
  expect(stale).toEqual({
    status: 409,
    body: { ...problem('version', 'positionChanged'), version: before.table.version },
  });
  const after = await look(server, first.table, first.secret);
  expect({ ...after, now: 0 }).toEqual({ ...before, now: 0 });
});

test('a player out of turn, and an invalid move, are refused by rule', async () => {
  const server = await start();
  const seats = await startGame(server);
  const views = await Promise.all(seats.map(({ table, secret }) => look(server, table, secret)));
  const players = views.map((view, seat) => {
    const player = new Player(seat);
    player.learn(view);
    return player;
  });
  const mover = players.findIndex(({ move }) => move !== undefined);
  const { version, move } = players[mover];
  const act = (seat: number, action: string) =>
    command(server, seats[seat], version, { type: 'act', action });
  expect(await act(1 - mover, move!)).toMatchObject({ status: 403, body: { rule: 'turn', version } });
  expect(await act(mover, 'nonsense')).toMatchObject({ status: 422, body: { version } });
  expect(await act(mover, 'x'.repeat(41))).toMatchObject({ status: 400, body: { rule: 'request' } });
  expect((await act(mover, move!)).status).toBe(200);
});

test('the computer has no level that takes the player’s time', async () => {
  const server = await start();
  const seat = await openTable(server, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  const fill = (level: number) => command(server, seat, 0, { type: 'fill', seat: 1, level });
  expect(await fill(9)).toMatchObject({ status: 400, body: { rule: 'request' } });
  expect((await fill(8)).status).toBe(200);
});

test('a repeated key is applied once, also across a restart', async () => {
  const file = tempFile();
  const server = await startServer({ store: openSqliteStore(file) });
  const [first] = await startGame(server);
  const key = newKey();
  const asked = { type: 'ask', what: 'pause' } as const;
  const { version } = (await look(server, first.table)).table;
  const done = await command(server, first, version, asked, key);
  expect(done.status).toBe(200);
  expect(await command(server, first, version, asked, key)).toEqual(done);
  await server.close();

  const again = await start(file);
  expect(await command(again, first, version, asked, key)).toEqual(done);
  const { table } = await look(again, first.table);
  // One entry later, since the restart added a seed.
  expect([table.version, table.request?.what]).toEqual([versionOf(done) + 1, 'pause']);
});

test('reusing a key for another command is a conflict', async () => {
  const server = await start();
  const [first] = await startGame(server);
  const key = newKey();
  const { version } = (await look(server, first.table)).table;
  const done = await command(server, first, version, { type: 'ask', what: 'pause' }, key);
  expect(await command(server, first, version, { type: 'resign' }, key)).toEqual({
    status: 409,
    body: { ...problem('key', 'keyUsed'), version: versionOf(done) },
  });
  expect((await look(server, first.table)).table.phase).toBe('running');
});

test('of two simultaneous commands one is applied, the other is refused', async () => {
  const server = await start();
  const [first, second] = await startGame(server);
  const views = [new Player(0), new Player(1)];
  views[0].learn(await look(server, first.table, first.secret));
  views[1].learn(await look(server, first.table, second.secret));
  const mover = views.findIndex(({ move }) => move !== undefined);
  const { version, move } = views[mover];
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      command(server, [first, second][mover], version, { type: 'act', action: move! }),
    ),
  );
  expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409', '409', '409']);
});

test('the table of a rematch is opened by the player who asked first', async () => {
  const server = await startServer();
  onTestFinished(() => server.close());
  const [first, second] = await startGame(server);
  await command(server, first, 0, { type: 'resign' });
  const path = `/api/tables/${first.table}/rematch`;
  for (const { secret } of [second, first]) await ask(server, 'POST', path, { secret });
  const { rematch } = (await look(server, first.table)).table;
  expect((await look(server, rematch!)).table.opener?.seat).toBe(second.seat);
});

test('a rematch: everyone has a seat, however often and in whatever order they ask', async () => {
  const file = tempFile();
  const server = await startServer({ store: openSqliteStore(file) });
  const [first, second] = await startGame(server);
  const path = `/api/tables/${first.table}/rematch`;
  expect((await ask(server, 'POST', path, { secret: first.secret })).status).toBe(409);
  await command(server, first, 0, { type: 'resign' });
  expect((await ask(server, 'POST', path)).status).toBe(401);
  const answers = await Promise.all(
    [second, first, second].map(({ secret }) => ask(server, 'POST', path, { secret })),
  );
  const { rematch } = (await look(server, first.table)).table;
  expect(rematch).toBeDefined();
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    [second, first, second].map(({ seat, secret }) => [201, { table: rematch, seat, secret }]),
  );
  await server.close();

  // The second player asks only after a restart, and plays there with the secret from here.
  const again = await start(file);
  const there = await ask(again, 'POST', path, { secret: second.secret });
  expect(there).toEqual({ status: 201, body: { table: rematch, seat: 1, secret: second.secret } });
  for (const { secret } of [first, second]) {
    const ready = await command(again, { table: rematch!, secret }, 0, { type: 'ready', isReady: true });
    expect(ready.status).toBe(200);
  }
  const { table } = await look(again, rematch!);
  expect([table.phase, table.seats.map(({ name }) => name)]).toEqual(['running', ['Adèle', 'Hector']]);
});
