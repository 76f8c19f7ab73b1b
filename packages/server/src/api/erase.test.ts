import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import { newFiles } from '../store/testing/folder.ts';
import { ask, command, look, newKey, startGame } from './testing/client.ts';
import { Player } from './testing/player.ts';
import { startServer } from './testing/server.ts';
import { TestSocket } from './testing/socket.ts';

const newFile = newFiles();

async function start() {
  const file = newFile();
  const server = await startServer({ store: openSqliteStore(file) });
  onTestFinished(() => server.close());
  const seats = await startGame(server);
  const [{ table }] = seats;
  return { file, server, seats, table };
}

test('a player removes their name and messages, for everyone, and plays on', async () => {
  const { server, seats, table } = await start();
  const socket = new TestSocket(server, table);
  await socket.hello({ secret: seats[1].secret });
  for (const { secret } of seats) {
    await ask(server, 'POST', `/api/tables/${table}/chat`, {
      secret,
      body: { key: newKey(), text: 'Hello' },
    });
  }
  const erase = (secret?: string) =>
    fetch(`${server.url}/api/tables/${table}/seats/mine`, {
      method: 'DELETE',
      headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
    });
  for (const wrong of [undefined, 'x'.repeat(22)]) expect((await erase(wrong)).status).toBe(401);
  const { version } = (await look(server, table)).table;
  expect((await erase(seats[0].secret)).status).toBe(204);
  const { update } = await socket.next('update', (told) => told.update.table.version > version);
  expect(update.table.seats.map(({ name }) => name)).toEqual(['', 'Hector']);
  const again = new TestSocket(server, table);
  const { chat } = await again.hello({ secret: seats[1].secret });
  expect(chat.map(({ name }) => name)).toEqual(['Hector']);
  // A second request changes nothing.
  expect((await erase(seats[0].secret)).status).toBe(204);
  expect((await look(server, table)).table.version).toBe(version + 1);

  // A move decided on before is still valid.
  for (const { seat, secret } of seats) {
    const player = new Player(seat);
    player.learn(await look(server, table, secret));
    if (player.move === undefined) continue;
    const done = await command(server, { table, secret }, version, { type: 'act', action: player.move });
    expect(done.status).toBe(200);
    break;
  }
});

test('a table that the host deletes is gone, also for connected clients', async () => {
  const { file, server, seats, table } = await start();
  const socket = new TestSocket(server, table);
  await socket.hello({ secret: seats[0].secret });
  // As a program beside the server deletes it.
  const beside = openSqliteStore(file);
  await beside.erase(table);
  await beside.close();
  // With the next heartbeat, or with the next command.
  expect((await socket.closed).code).toBe(4004);
  expect(await ask(server, 'GET', `/api/tables/${table}`)).toMatchObject({
    status: 404,
    body: { rule: 'no-table' },
  });
  expect((await command(server, seats[0], 0, { type: 'resign' })).status).toBe(404);
  expect(server.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

test('a move made before the server notices is refused: the table is gone', async () => {
  const { file, server, seats, table } = await start();
  const beside = openSqliteStore(file);
  await beside.erase(table);
  await beside.close();
  expect(await command(server, seats[0], 0, { type: 'resign' })).toMatchObject({
    status: 404,
    body: { rule: 'no-table' },
  });
});
