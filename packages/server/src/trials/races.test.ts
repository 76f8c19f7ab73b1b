import { join } from 'node:path';
import type { Seated } from '@guimard/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { command, look } from '../api/testing/client.ts';
import { Player } from '../api/testing/player.ts';
import { type Running, startServer, tempFolder } from '../api/testing/server.ts';
import { TestSocket } from '../api/testing/socket.ts';
import { ServiceTime } from '../service-time.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { ME, OPEN, sitDown, type TableRequest } from './testing/seats.ts';
import { loadTable, wordsOf } from './testing/stored.ts';

const NEW_TABLE: TableRequest = { game: 'metro', options: {}, seats: [ME, OPEN] };
const TIMED: TableRequest = { ...NEW_TABLE, clock: { kind: 'move', seconds: 10 }, atZero: 'forfeit' };
const HOUR = 3_600_000;

function newFile(): string {
  const folder = tempFolder();
  onTestFinished(() => folder.remove());
  return join(folder.path, 'tables.sqlite');
}

/** How far all machines are ahead. */
let ahead = 0;
const monotonic = () => performance.now() + ahead;
/** Of the servers that run. */
const times = new Set<ServiceTime>();

/** Lets time pass for the running servers, in steps small enough for them to count. */
function pass(ms: number): void {
  const STEP = 500;
  for (let passed = 0; passed < ms; passed += STEP) {
    ahead += STEP;
    for (const { now } of times) now();
  }
}

async function start(file: string): Promise<Running & { readonly store: Store }> {
  const store = openSqliteStore(file);
  const time = new ServiceTime(store.time, monotonic);
  times.add(time);
  const server = await startServer({ store, now: time.now, log: false });
  const close = async () => {
    await server.close();
    times.delete(time);
  };
  onTestFinished(close);
  return { ...server, store, close };
}

/** The player of a seat, according to a server. */
async function playerAt(server: Running, { table, seat, secret }: Seated): Promise<Player> {
  const player = new Player(seat);
  player.learn(await look(server, table, secret));
  return player;
}

test('two servers at one table: each version has one writer, and every client gets the truth', async () => {
  const file = newFile();
  const servers = [await start(file), await start(file)];
  const seats = await sitDown(servers[0].url, NEW_TABLE);
  const { table } = seats[0];
  for (const seat of seats) await command(servers[0], seat, 0, { type: 'ready', isReady: true });
  // Each server has a spectator all the time, who must never get anything that is not stored.
  const watchers = await Promise.all(
    servers.map(async (server) => {
      const socket = new TestSocket(server, table);
      await socket.hello();
      return socket;
    }),
  );
  // The second server has added a seed: the first finds out as soon as it writes, and the position is the same.
  const early = await Promise.all(seats.map((seat) => playerAt(servers[0], seat)));
  const onTurn = early.find(({ move }) => move !== undefined)!;
  const act = { type: 'act', action: onTurn.move! } as const;
  expect((await command(servers[0], seats[onTurn.seat], onTurn.version, act)).status).toBe(200);
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
    // The loser has read the table again by then: both report the same.
    const told = await Promise.all(servers.map((server) => look(server, table, seats[mover].secret)));
    expect({ ...told[0], now: 0 }).toEqual({ ...told[1], now: 0 });
    moves++;
  }
  expect(races).toBeGreaterThan(50);
  const { stored, room } = await loadTable(servers[0].store, table);
  expect(room.phase).toBe('over');
  expect(wordsOf(stored).filter((word) => !word.startsWith('-1')).length).toBe(moves + 1);
  for (const watcher of watchers) {
    const last = await watcher.next('update', ({ update }) => update.table.phase === 'over');
    expect(last.update.table.version).toBe(stored.length);
    await watcher.close();
  }
});

/** A running table whose server stopped this many milliseconds after the start. */
async function stoppedAfter(file: string, ms: number): Promise<readonly Seated[]> {
  const server = await start(file);
  const seats = await sitDown(server.url, TIMED);
  for (const seat of seats) await command(server, seat, 0, { type: 'ready', isReady: true });
  pass(ms);
  await server.close();
  return seats;
}

const untilOver = (server: Running, { table }: Seated) =>
  vi.waitFor(async () => expect((await look(server, table)).table.phase).toBe('over'), 8_000);

async function flags(store: Store, { table }: Seated): Promise<number> {
  const { stored } = await loadTable(store, table);
  return stored.filter(({ entry }) => entry.type === 'flagged').length;
}

test('an outage costs no time, but the time before it counts', async () => {
  const file = newFile();
  const [seat] = await stoppedAfter(file, 4_000);
  ahead += HOUR;
  const second = await start(file);
  expect((await look(second, seat.table)).table.phase).toBe('running');
  pass(2_500);
  await second.close();
  ahead += HOUR;
  const third = await start(file);
  expect((await look(third, seat.table)).table.phase).toBe('running');
  pass(3_000);
  await untilOver(third, seat);
  expect(await flags(third.store, seat)).toBe(1);
});

test('a player who moves after an outage has all the remaining time', async () => {
  const file = newFile();
  const seats = await stoppedAfter(file, 4_000);
  ahead += HOUR;
  const server = await start(file);
  pass(2_000);
  const players = await Promise.all(seats.map((seat) => playerAt(server, seat)));
  const mover = players.findIndex(({ move }) => move !== undefined);
  const { move, version } = players[mover];
  expect((await command(server, seats[mover], version, { type: 'act', action: move! })).status).toBe(200);
});

test('two servers whose clocks run out at once: the timeout happens once, and both know', async () => {
  const file = newFile();
  const [seat] = await stoppedAfter(file, 7_000);
  const servers = [await start(file), await start(file)];
  pass(2_500);
  for (const server of servers) await untilOver(server, seat);
  expect(await flags(servers[0].store, seat)).toBe(1);
});

test('wrong dates that are then corrected stop no clock', async () => {
  const file = newFile();
  const tenDaysAhead = () => Date.now() + 240 * HOUR;
  const store = openSqliteStore(file);
  const first = await startServer({
    store,
    now: new ServiceTime(0, monotonic).now,
    date: tenDaysAhead,
    log: false,
  });
  const [seat, other] = await sitDown(first.url, TIMED);
  for (const one of [seat, other]) await command(first, one, 0, { type: 'ready', isReady: true });
  await first.close();
  const second = await start(file);
  pass(9_500);
  await untilOver(second, seat);
  expect(await flags(second.store, seat)).toBe(1);
});
