import { expect, onTestFinished, test } from 'vitest';
import { ask, command, look, startGame } from '../api/testing/client.ts';
import { Player } from '../api/testing/player.ts';
import { startServer } from '../api/testing/server.ts';
import { TestSocket } from '../api/testing/socket.ts';
import { LocalHub } from '../bus/local.ts';
import { delegate } from '../store/delegate.ts';
import { memoryStore } from '../store/memory.ts';
import { memorySubscriptions } from './memory.ts';
import { WAITS } from './notifications.ts';
import { testClock } from './testing/clock.ts';
import { outside } from './testing/outside.ts';

const INSIDE = 'what only the server can reach';

test('over a real server: absent players are notified, the game goes on, and responses stay unread', async () => {
  const { got, network, address } = await outside((response) => {
    response.writeHead(200, INSIDE, { 'x-inside': INSIDE }).end(INSIDE);
  });
  const store = memorySubscriptions();
  const clock = testClock();
  const server = await startServer({
    publicUrl: 'https://guimard.example',
    notifications: { store, vapid: undefined, network, schedule: clock.schedule },
  });
  onTestFinished(() => server.close());
  const seats = await startGame(server);
  const { table } = seats[0];
  const path = `/api/tables/${table}/notices`;
  const seen: string[] = [];
  const socket = new TestSocket(server, table);
  await socket.hello();
  for (const { secret } of seats) {
    const added = await ask(server, 'POST', path, { secret, body: { kind: 'webhook', address } });
    expect(added.status).toBe(201);
    seen.push(JSON.stringify(added.body));
  }
  await clock.pass(WAITS[0]!);
  expect(got).toHaveLength(1);
  const { seat } = JSON.parse(got[0].body) as { seat: number };
  const player = new Player(seat);
  const { secret } = seats[seat];
  player.learn(await look(server, table, secret));
  expect(player.move).toBeDefined();
  await command(server, seats[seat], player.version, { type: 'act', action: player.move! });
  await clock.pass(WAITS[0]!);
  expect(got).toHaveLength(2);
  await command(server, seats[0], 0, { type: 'resign' });
  await expect.poll(async () => (await store.list({ table, seat: 0 })).length).toBe(0);
  seen.push(JSON.stringify(await look(server, table, secret)), ...server.log);
  seen.push(JSON.stringify(socket.got), await (await fetch(`${server.url}/metrics`)).text());
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.filter((text) => text.includes(INSIDE) || text.includes('x-inside'))).toEqual([]);
});

test('over two servers with the same table: one of them notifies an absent player', async () => {
  const { got, network, address } = await outside((response) => response.end());
  const [tables, hub] = [memoryStore(), new LocalHub()];
  const subscriptions = { ...memorySubscriptions(), close: async () => {} };
  const clock = testClock();
  const start = async () => {
    const server = await startServer({
      store: Object.assign(delegate(tables), { close: async () => {} }),
      bus: hub.join(),
      publicUrl: 'https://guimard.example',
      notifications: { store: subscriptions, vapid: undefined, network, schedule: clock.schedule },
    });
    onTestFinished(() => server.close());
    return server;
  };
  const [one, two] = [await start(), await start()];
  const seats = await startGame(one);
  const [{ table }] = seats;
  for (const { secret } of seats) {
    const body = { kind: 'webhook', address };
    expect((await ask(one, 'POST', `/api/tables/${table}/notices`, { secret, body })).status).toBe(201);
  }
  await look(two, table);
  await clock.pass(WAITS[0]!);
  expect(got).toHaveLength(1);
  const { seat } = JSON.parse(got[0].body) as { seat: number };
  const player = new Player(seat);
  player.learn(await look(two, table, seats[seat].secret));
  await command(two, seats[seat], player.version, { type: 'act', action: player.move! });
  await look(one, table);
  await clock.pass(WAITS[0]!);
  expect(got).toHaveLength(2);
});
