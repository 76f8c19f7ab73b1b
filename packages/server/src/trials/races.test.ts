import { join } from 'node:path';
import type { Seated } from '@guimard/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { command, look } from '../api/testing/client.ts';
import { Player } from '../api/testing/player.ts';
import { type Running, startServer, tempFolder } from '../api/testing/server.ts';
import { TestSocket } from '../api/testing/socket.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { loadTable, wordsOf } from './testing/kept.ts';
import { ME, OPEN, sitDown, type Wish } from './testing/seats.ts';

const WISH: Wish = { game: 'metro', options: {}, seats: [ME, OPEN] };
const TIMED: Wish = { ...WISH, clock: { kind: 'move', seconds: 10 }, atZero: 'forfeit' };
const HOUR = 3_600_000;

function newFile(): string {
  const folder = tempFolder();
  onTestFinished(() => folder.remove());
  return join(folder.path, 'tables.sqlite');
}

/** How far the clocks of all servers are ahead. */
let ahead = 0;
const now = () => Date.now() + ahead;

async function start(file: string): Promise<Running & { readonly store: Store }> {
  const store = openSqliteStore(file, now);
  const server = await startServer({ store, now, log: false });
  onTestFinished(() => server.close());
  return { ...server, store };
}

/** The player of a seat, as a server tells it. */
async function playerAt(server: Running, { table, seat, secret }: Seated): Promise<Player> {
  const player = new Player(seat);
  player.learn(await look(server, table, secret));
  return player;
}

test('two servers at one table: each version has one writer, and everybody is told the truth', async () => {
  const file = newFile();
  const servers = [await start(file), await start(file)];
  const seats = await sitDown(servers[0].url, WISH);
  const { table } = seats[0];
  for (const seat of seats) await command(servers[0], seat, 0, { type: 'ready', isReady: true });
  // Somebody looks on at each server all the time, and must never hear anything that is not so.
  const watchers = await Promise.all(
    servers.map(async (server) => {
      const socket = new TestSocket(server, table);
      await socket.hello();
      return socket;
    }),
  );
  // The second server has added a seed: the first finds out as soon as it writes.
  const early = await Promise.all(seats.map((seat) => playerAt(servers[0], seat)));
  const onTurn = early.find(({ move }) => move !== undefined)!;
  const act = { type: 'act', action: onTurn.move! } as const;
  expect((await command(servers[0], seats[onTurn.seat], onTurn.version, act)).status).toBe(409);
  let [moves, races] = [0, 0];
  for (;;) {
    const first = await Promise.all(seats.map((seat) => playerAt(servers[moves % 2], seat)));
    const mover = first.findIndex(({ move }) => move !== undefined);
    if (mover < 0) break;
    const { move, version } = first[mover];
    // The same seat at both servers at once, as from two devices: one of them must lose.
    const answers = await Promise.all(
      servers.map((server) => command(server, seats[mover], version, { type: 'act', action: move! })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    races++;
    // Who lost has looked again by then: both tell the same.
    const told = await Promise.all(servers.map((server) => look(server, table, seats[mover].secret)));
    expect({ ...told[0], now: 0 }).toEqual({ ...told[1], now: 0 });
    moves++;
  }
  expect(races).toBeGreaterThan(50);
  const { kept, room } = await loadTable(servers[0].store, table);
  expect(room.phase).toBe('over');
  expect(wordsOf(kept).filter((word) => !word.startsWith('-1')).length).toBe(moves);
  for (const watcher of watchers) {
    const last = await watcher.next('update', ({ update }) => update.table.phase === 'over');
    expect(last.update.table.version).toBe(kept.length);
    await watcher.close();
  }
});

/** A table on turn, whose server stopped so many milliseconds after the start. */
async function stoppedAfter(file: string, ms: number): Promise<readonly Seated[]> {
  const server = await start(file);
  const seats = await sitDown(server.url, TIMED);
  for (const seat of seats) await command(server, seat, 0, { type: 'ready', isReady: true });
  ahead += ms;
  await server.close();
  return seats;
}

const untilOver = (server: Running, { table }: Seated) =>
  vi.waitFor(async () => expect((await look(server, table)).table.phase).toBe('over'), 8_000);

async function flags(store: Store, { table }: Seated): Promise<number> {
  const { kept } = await loadTable(store, table);
  return kept.filter(({ entry }) => entry.type === 'flagged').length;
}

test('time that is up while nobody serves it is up when somebody does', async () => {
  const file = newFile();
  const [seat] = await stoppedAfter(file, 8_000);
  // Too short for an outage: time went on.
  ahead += 2_500;
  const server = await start(file);
  await untilOver(server, seat);
  expect(await flags(server.store, seat)).toBe(1);
});

test('a long outage costs nobody any time, but what came before it is gone', async () => {
  const file = newFile();
  const [seat] = await stoppedAfter(file, 4_000);
  ahead += HOUR;
  const second = await start(file);
  expect((await look(second, seat.table)).table.phase).toBe('running');
  ahead += 2_500;
  await second.close();
  ahead += HOUR;
  const third = await start(file);
  expect((await look(third, seat.table)).table.phase).toBe('running');
  await third.close();
  ahead += 4_000;
  const fourth = await start(file);
  await untilOver(fourth, seat);
  expect(await flags(fourth.store, seat)).toBe(1);
});

test('who moves after a long outage has all the time that was left', async () => {
  const file = newFile();
  const seats = await stoppedAfter(file, 4_000);
  ahead += HOUR;
  const server = await start(file);
  ahead += 2_000;
  const players = await Promise.all(seats.map((seat) => playerAt(server, seat)));
  const mover = players.findIndex(({ move }) => move !== undefined);
  const { move, version } = players[mover];
  expect((await command(server, seats[mover], version, { type: 'act', action: move! })).status).toBe(200);
});

test('two servers whose clocks run out at once: it happens once, and both know', async () => {
  const file = newFile();
  const [seat] = await stoppedAfter(file, 7_000);
  ahead += 2_000;
  const servers = [await start(file), await start(file)];
  for (const server of servers) await untilOver(server, seat);
  expect(await flags(servers[0].store, seat)).toBe(1);
});
