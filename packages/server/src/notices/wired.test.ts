import { expect, onTestFinished, test } from 'vitest';
import { ask, command, look, startGame } from '../api/testing/client.ts';
import { Player } from '../api/testing/player.ts';
import { startServer } from '../api/testing/server.ts';
import { memoryNotices } from './memory.ts';
import { outside } from './testing/outside.ts';

test('over a real server: who is away is told, and the game goes on', async () => {
  const { got, network, address } = await outside((response) => response.end());
  const store = memoryNotices();
  const server = await startServer({
    publicUrl: 'https://guimard.example',
    notices: { store, vapid: undefined, network },
  });
  onTestFinished(() => server.close());
  const seats = await startGame(server);
  const { table } = seats[0];
  for (const { secret } of seats)
    expect(
      (
        await ask(server, 'POST', `/api/tables/${table}/notices`, {
          secret,
          body: { kind: 'webhook', address },
        })
      ).status,
    ).toBe(201);
  await expect.poll(() => got.length, { timeout: 9000 }).toBe(1);
  const told = JSON.parse(got[0].body) as { seat: number };
  const player = new Player(told.seat);
  const { secret } = seats[told.seat];
  player.learn(await look(server, table, secret));
  expect(player.move).toBeDefined();
  await command(server, seats[told.seat], player.version, { type: 'act', action: player.move! });
  await expect.poll(() => got.length, { timeout: 9000 }).toBe(2);
  await command(server, seats[0], 0, { type: 'resign' });
  await expect.poll(async () => (await store.list({ table, seat: 0 })).length).toBe(0);
});
