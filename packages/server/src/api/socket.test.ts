import { once } from 'node:events';
import { join } from 'node:path';
import { SPECTATOR } from '@guimard/engine/kit';
import { type ClientMessage, PROTOCOL } from '@guimard/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { PER_MINUTE, SOCKETS } from './limits.ts';
import { command, joinTable, look, newKey, openTable, startGame } from './testing/client.ts';
import { gatedStore } from './testing/gated-store.ts';
import { Online } from './testing/online.ts';
import { Player } from './testing/player.ts';
import { type Running, startServer, tempFolder } from './testing/server.ts';
import { TestSocket } from './testing/socket.ts';
import { TIMEOUTS } from './timeouts.ts';

async function start(deps: Parameters<typeof startServer>[0] = {}): Promise<Running> {
  const server = await startServer(deps);
  onTestFinished(() => server.close());
  return server;
}

test('a whole game over two sockets that are cut again and again', async () => {
  const folder = tempFolder();
  onTestFinished(() => folder.remove());
  const server = await start({ store: openSqliteStore(join(folder.path, 'tables.sqlite')) });
  const seats = await startGame(server);
  const online = seats.map(({ table, seat, secret }) => new Online({ server, table, seat, secret }));
  for (const one of online) await one.enter();
  for (let turn = 0; !online[0].player.isOver; turn++) {
    const mover = online.find(({ player }) => player.move !== undefined)!;
    const { move, version } = mover.player;
    const key = newKey();
    const act: ClientMessage = {
      type: 'command',
      request: { key, version, command: { type: 'act', action: move! } },
    };
    mover.socket.send(act);
    if (turn % 5 === 2) {
      // Cut before the response: the command is sent again, and applied once.
      await mover.comeBack();
      mover.socket.send(act);
    }
    const done = await mover.socket.next('done');
    expect(done.key).toBe(key);
    await Promise.all(online.map((one) => (turn % 7 === 3 ? one.comeBack() : one.follow(done.version))));
  }
  expect(online[0].player.table).toEqual(online[1].player.table);
  // The pieces add up to what a client gets that asks for everything.
  for (const [i, { player }] of online.entries()) {
    const { moves } = await look(server, seats[i].table, seats[i].secret);
    expect(player.moves).toEqual(moves);
  }
});

test('a client that does not say hello is disconnected', async () => {
  const server = await start({ timeouts: { hello: 20 } });
  const { table } = await openTable(server);
  const socket = new TestSocket(server, table);
  expect((await socket.closed).code).toBe(4008);
});

test('a page of another version is told to load again', async () => {
  const server = await start();
  const { table } = await openTable(server);
  const socket = new TestSocket(server, table);
  await socket.opened;
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL + 1, token: {} }));
  expect((await socket.next('refused')).rule).toBe('protocol');
  expect((await socket.closed).code).toBe(4026);
});

test('an unknown table and a wrong secret', async () => {
  const server = await start();
  const { table } = await openTable(server);
  const other = await openTable(server);
  const hello = (to: string, secret: string) => {
    const socket = new TestSocket(server, to);
    void socket.opened.then(() =>
      socket.send({ type: 'hello', protocol: PROTOCOL, moves: 0, version: 0, secret }),
    );
    return socket;
  };
  const lost = hello('aaaaaaaa', other.secret);
  expect((await lost.next('refused')).rule).toBe('no-table');
  expect((await lost.closed).code).toBe(4004);
  const wrong = hello(table, other.secret);
  expect((await wrong.next('refused')).rule).toBe('secret');
  expect((await wrong.closed).code).toBe(4001);
});

test('a player whose seat was freed by whoever opened the table learns it, there or on coming back', async () => {
  const server = await start();
  const first = await openTable(server);
  const second = await joinTable(server, first.table);
  const here = new TestSocket(server, first.table);
  await here.hello({ secret: second.secret });
  expect((await command(server, first, 0, { type: 'free', seat: 1 })).status).toBe(200);
  expect((await here.closed).code).toBe(4005);
  const later = new TestSocket(server, first.table);
  await later.opened;
  later.send({ type: 'hello', protocol: PROTOCOL, moves: 0, version: 0, secret: second.secret });
  expect((await later.closed).code).toBe(4005);
});

test('only pages of this server may open a socket', async () => {
  const server = await start({ publicUrl: 'https://guimard.example' });
  const { table } = await openTable(server);
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1', `${server.url}.evil.example`]) {
    expect(await new TestSocket(server, table, { origin }).turnedAway).toBe(403);
  }
  for (const origin of [server.url, 'https://guimard.example']) {
    const socket = new TestSocket(server, table, { origin });
    expect((await socket.hello()).viewer).toBe(-3);
  }
});

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['an unknown type', '{"type":"cheat"}'],
  ['a wrong field', '{"type":"command","request":{"key":"12345678","version":"x"}}'],
  ['a second hello', `{"type":"hello","protocol":${PROTOCOL}}`],
])('%s is refused, and the socket goes on', async (_what, text) => {
  const server = await start();
  const { table, secret } = await openTable(server);
  const socket = new TestSocket(server, table);
  socket.opened.then(
    () => socket.send(text),
    () => {},
  );
  if (!text.includes('hello')) expect((await socket.next('refused')).rule).toBe('message');
  else await socket.next('welcome');
  if (!text.includes('hello')) await socket.hello({ secret });
  socket.send(text);
  const refused = await socket.next('refused');
  expect(refused.rule).toBe('message');
  expect(refused.key).toBe(text.includes('12345678') ? '12345678' : undefined);
  expect(socket.ws.readyState).toBe(socket.ws.OPEN);
});

test('a binary frame is refused, and one that is too long ends the connection', async () => {
  const server = await start();
  const { table } = await openTable(server);
  const socket = new TestSocket(server, table);
  await socket.hello();
  socket.ws.send(Buffer.from('{"type":"hello"}'));
  expect((await socket.next('refused')).rule).toBe('message');
  socket.send('x'.repeat(5000));
  expect((await socket.closed).code).toBe(1009);
});

test('a spectator may not send commands', async () => {
  const server = await start();
  const [{ table }] = await startGame(server);
  const socket = new TestSocket(server, table);
  const { viewer } = await socket.hello();
  expect(viewer).toBe(-3);
  const key = newKey();
  socket.send({ type: 'command', request: { key, version: 0, command: { type: 'resign' } } });
  expect(await socket.next('refused')).toMatchObject({ rule: 'seat', key });
});

test('presence is sent to everyone', async () => {
  const server = await start();
  const [first, second] = await startGame(server);
  const one = new TestSocket(server, first.table);
  await one.hello({ secret: first.secret });
  const two = new TestSocket(server, first.table);
  expect((await two.hello({ secret: second.secret })).presence.present).toEqual([true, true]);
  const guest = new TestSocket(server, first.table);
  await guest.hello();
  await one.next('presence', ({ presence }) => presence.spectators === 1);
  await two.close();
  await one.next('presence', ({ presence }) => !presence.present[1]);
});

test('a seat that moved to another device is no longer visible on the old one', async () => {
  const server = await start();
  const [first] = await startGame(server);
  const old = new TestSocket(server, first.table);
  await old.hello({ secret: first.secret });
  const path = `${server.url}/api/tables/${first.table}/seats/recover`;
  await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recovery: first.recovery }),
  });
  expect((await old.closed).code).toBe(4003);
  expect(old.got.filter(({ type }) => type === 'update')).toEqual([]);
});

test("a player who left a seat does not see the next player's view", async () => {
  const server = await start();
  const first = await openTable(server);
  const second = await joinTable(server, first.table);
  const old = new TestSocket(server, first.table);
  await old.hello({ secret: second.secret });
  old.send({ type: 'command', request: { key: newKey(), version: 0, command: { type: 'leave' } } });
  expect((await old.closed).code).toBe(4003);
  const third = await joinTable(server, first.table);
  expect(third.seat).toBe(second.seat);
  await command(server, first, 0, { type: 'ready', isReady: true });
  await command(server, third, 0, { type: 'ready', isReady: true });
  expect(old.got.filter(({ type }) => type === 'update')).toEqual([]);
});

test('a client that sends too much is disconnected', async () => {
  const server = await start({ limits: PER_MINUTE });
  const { table } = await openTable(server);
  const socket = new TestSocket(server, table);
  await socket.hello();
  for (let i = 0; i < 100; i++) socket.send('nonsense');
  expect((await socket.closed).code).toBe(4029);
});

test('sockets per address are limited', async () => {
  const server = await start({ limits: { ...PER_MINUTE, socket: 999 }, trustProxy: 1 });
  const { table } = await openTable(server);
  // All IPv6 addresses of one subscriber count as one.
  const open = (address: string) => new TestSocket(server, table, { 'x-forwarded-for': address });
  const sockets = Array.from({ length: SOCKETS }, (_, i) => open(`2001:db8:0:7::${i.toString(16)}`));
  await Promise.all(sockets.map(({ opened }) => opened));
  expect((await open('2001:db8:0:7:ffff::1').closed).code).toBe(4029);
  expect((await open('2001:db8:0:8::1').hello()).viewer).toBe(SPECTATOR);
  sockets[0].ws.close();
  await sockets[0].closed;
  expect((await open('2001:db8:0:7:ffff::1').hello()).viewer).toBe(SPECTATOR);
});

test('a client that does not answer pings counts as gone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await start();
  const [first, second] = await startGame(server);
  const dead = new TestSocket(server, first.table);
  await dead.hello({ secret: first.secret });
  const alive = new TestSocket(server, first.table);
  await alive.hello({ secret: second.secret });
  // It reads nothing any more, and so sends no pongs.
  dead.ws.pause();
  for (let round = 0; round < 3; round++) {
    const pinged = once(alive.ws, 'ping');
    vi.advanceTimersByTime(TIMEOUTS.ping);
    await pinged;
    // The response comes after the pong before it was read.
    const answered = once(alive.ws, 'pong');
    alive.ws.ping();
    await answered;
  }
  await alive.next('presence', ({ presence }) => !presence.present[0]);
  expect(alive.ws.readyState).toBe(alive.ws.OPEN);
});

test('a slow reader is disconnected, and reconnects for the rest', async () => {
  const server = await start();
  const seats = await startGame(server);
  const [first] = seats;
  const slow = new TestSocket(server, first.table);
  const player = new Player(0);
  player.learn((await slow.hello({ secret: first.secret })).update);
  slow.ws.pause();
  // Meanwhile another player moves.
  const players = await Promise.all(
    seats.map(async ({ table, seat, secret }) => {
      const one = new Player(seat);
      one.learn(await look(server, table, secret));
      return one;
    }),
  );
  const mover = players.find(({ move }) => move !== undefined)!;
  await command(server, seats[mover.seat], mover.version, { type: 'act', action: mover.move! });
  const isReader = async () =>
    (await (await fetch(`${server.url}/metrics`)).text()).includes('guimard_messages_dropped_total 0');
  // The system's buffers must fill up first.
  const nonsense = JSON.stringify({ key: 'k'.repeat(40) });
  let asked = 0;
  while (await isReader()) {
    for (let i = 0; i < 5000; i++) slow.send(nonsense);
    asked += 5000;
    expect(asked).toBeLessThan(500_000);
  }
  slow.ws.resume();
  expect((await slow.closed).code).toBe(4013);
  const again = new TestSocket(server, first.table);
  const { update } = await again.hello({
    secret: first.secret,
    moves: player.moves.length,
    version: player.version,
  });
  expect(update.from).toBe(player.moves.length);
  player.learn(update);
  expect(player.moves).toEqual((await look(server, first.table, first.secret)).moves);
  expect(player.moves.length).toBeGreaterThan(mover.moves.length);
});

test('a pending write is completed and confirmed before the server stops', async () => {
  let hold = Promise.resolve();
  let isAsked = () => {};
  const store = gatedStore(memoryStore(), () => {
    isAsked();
    return hold;
  });
  const server = await startServer({ store });
  const [first] = await startGame(server);
  const socket = new TestSocket(server, first.table);
  const { update } = await socket.hello({ secret: first.secret });
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const { version } = update.table;
  socket.send({
    type: 'command',
    request: { key: newKey(), version, command: { type: 'ask', what: 'pause' } },
  });
  await asked;
  const closing = server.close();
  release();
  expect((await socket.next('done')).version).toBe(version + 1);
  expect((await socket.closed).code).toBe(1012);
  await closing;
});

test('stopping finishes pending requests and announces the restart', async () => {
  const folder = tempFolder();
  onTestFinished(() => folder.remove());
  const file = join(folder.path, 'tables.sqlite');
  const server = await startServer({ store: openSqliteStore(file) });
  const [first] = await startGame(server);
  const socket = new TestSocket(server, first.table);
  await socket.hello({ secret: first.secret });
  const silent = new TestSocket(server, first.table);
  await silent.opened;
  const key = newKey();
  const { version } = (await look(server, first.table)).table;
  const asked = { type: 'ask', what: 'pause' } as const;
  socket.send({ type: 'command', request: { key, version, command: asked } });
  await socket.next('done');
  const overHttp = command(server, first, 0, { type: 'resign' });
  const [answer] = await Promise.all([overHttp, server.close()]).catch(() => [undefined]);
  expect(await socket.closed).toEqual({ code: 1012, reason: 'service restart' });
  expect((await silent.closed).code).toBe(1012);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();

  const again = await start({ store: openSqliteStore(file) });
  const { table } = await look(again, first.table);
  expect(table.phase).toBe(answer?.status === 200 ? 'over' : 'running');
  expect(server.log.join('')).not.toContain('"level":50');
});
