/** Whole servers on one PostgreSQL. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededRng } from '@guimard/engine/kit';
import { finishedGame, verifyGame } from '@guimard/protocol';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { ask, command, look, startGame } from '../api/testing/client.ts';
import { Player } from '../api/testing/player.ts';
import { type Running, startServer } from '../api/testing/server.ts';
import { gameCalled } from '../games.ts';
import { openPostgresSubscriptions } from '../notifications/postgres.ts';
import { openNetwork } from '../notifications/target.ts';
import { openPostgresStore } from '../store/postgres/store.ts';
import { faultyProxy } from '../store/postgres/testing/faulty-proxy.ts';
import { newSchema } from '../store/postgres/testing/schema.ts';
import { startCluster } from './testing/nodes.ts';
import { COMPUTER, ME, OPEN, sitDown } from './testing/seats.ts';
import { expectInOrder, loadTable, startedRoom } from './testing/stored.ts';
import { StubbornPlayer } from './testing/stubborn-player.ts';

const PASSWORD = 'sesame';

/** Short, but long enough for a busy machine. */
const timeouts = { connect: 1_500, statement: 1_500, response: 2_000 };

async function start(url: string, schema: string): Promise<Running> {
  const store = await openPostgresStore(url, { schema, timeouts });
  const subscriptions = openPostgresSubscriptions(url, schema);
  const server = await startServer({
    store,
    notifications: { store: subscriptions, vapid: undefined, network: openNetwork() },
  });
  onTestFinished(() => server.close());
  return server;
}

/** The player on turn moves; returns the status, or undefined if the game is over. */
async function move(server: Running, seats: Awaited<ReturnType<typeof startGame>>) {
  for (const { table, seat, secret } of seats) {
    const player = new Player(seat);
    player.learn(await look(server, table, secret));
    if (player.move === undefined) continue;
    const act = { type: 'act', action: player.move } as const;
    return (await command(server, { table, secret }, player.version, act)).status;
  }
  return undefined;
}

test('a game goes on after an outage and on another server, and nobody learns the password', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const address = new URL(inject('postgres'));
  address.password = PASSWORD;
  const proxy = await faultyProxy(address.href);
  onTestFinished(() => proxy.close());
  const schema = newSchema();
  const first = await start(proxy.url, schema);
  const seats = await startGame(first, { options: { first: 0 } });
  const [{ table }] = seats;
  for (let i = 0; i < 6; i++) expect(await move(first, seats)).toBe(200);

  proxy.set('cut');
  expect(await ask(first, 'GET', `/api/tables?phase=waiting`)).toMatchObject({ status: 503 });
  const ill = await ask(first, 'GET', '/readyz');
  expect(ill).toMatchObject({
    status: 503,
    body: { reason: expect.stringMatching(/^The database could not/) },
  });
  const metrics = await (await fetch(`${first.url}/metrics`)).text();
  expect(metrics).toContain('guimard_store_ok 0');
  const complaints = () => first.log.filter((line) => line.includes('"level":50'));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    expect(complaints()).toHaveLength(1);
  });
  proxy.set('none');
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await ask(first, 'GET', '/readyz')).status).toBe(200);
  });
  for (let i = 0; i < 6; i++) expect(await move(first, seats)).toBe(200);
  await first.close();
  expect(complaints()).toHaveLength(1);
  expect([...first.log, metrics, JSON.stringify(ill)].join('')).not.toContain(PASSWORD);

  const second = await start(proxy.url, schema);
  // The same database, not a restored one: no seed is added.
  expect((await look(second, table)).table.commitments).toHaveLength(1);
  let status: number | undefined = 200;
  while (status !== undefined) {
    expect(status).toBe(200);
    status = await move(second, seats);
  }
  const finished = finishedGame.parse((await ask(second, 'GET', `/api/tables/${table}/game`)).body);
  expect(verifyGame(gameCalled('metro')!, finished.log, finished.seeds, finished.draws).ok).toBe(true);
});

test('games over three servers lose nothing while the database goes away and answers are lost', async () => {
  const rng = new SeededRng('three on PostgreSQL');
  const proxy = await faultyProxy(inject('postgres'));
  const schema = newSchema();
  const cluster = await startCluster(3, rng, {
    faults: { lost: 0, delayed: 30, repeated: 20 },
    cut: 3,
    open: () => openPostgresStore(proxy.url, { schema, timeouts }),
  });
  onTestFinished(async () => {
    await cluster.close();
    await proxy.close();
  });
  const { nodes, store } = cluster;
  const tables = await Promise.all(
    [
      [ME, OPEN],
      [ME, OPEN],
      [ME, OPEN, COMPUTER],
    ].map(async (seats, i) => {
      const { url } = nodes[i].server;
      const places = await sitDown(url, { game: 'metro', options: {}, seats });
      return places.map(
        (place) =>
          new StubbornPlayer(place, () => nodes[rng.below(3)].proxy.url, { seed: `table ${i}`, http: url }),
      );
    }),
  );
  let isOver = false;
  const games = Promise.all(tables.flat().map((player) => player.play())).then(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const fault of ['none', 'answers lost', 'none', 'cut'] as const) {
      proxy.set(fault);
      await Promise.race([games, sleep(fault === 'none' ? 300 : 50)]);
    }
  }
  proxy.set('none');
  await games;
  expect(proxy.lost).toBeGreaterThan(0);
  for (const players of tables) {
    await expectInOrder(store, players);
    const { room } = await loadTable(store, players[0].id);
    // The servers know it as the same database: none of them adds a seed.
    expect(startedRoom(room).seeds.filter(({ seat }) => seat === undefined)).toHaveLength(1);
  }
}, 60_000);
