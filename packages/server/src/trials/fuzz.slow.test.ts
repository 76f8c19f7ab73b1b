import { connect } from 'node:net';
import { join } from 'node:path';
import { SeededRng } from '@guimard/engine/kit';
import { PROTOCOL } from '@guimard/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask } from '../api/testing/client.ts';
import { tempFolder } from '../api/testing/server.ts';
import { TestSocket } from '../api/testing/socket.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { floodRequest, floodSocket } from './testing/flood.ts';
import { expectInOrder, loadTable } from './testing/kept.ts';
import { nonsense, nonsenseRequest } from './testing/nonsense.ts';
import { ME, OPEN, sitDown, type Wish } from './testing/seats.ts';
import { type ServerProcess, startProcess } from './testing/server-process.ts';
import { StubbornPlayer } from './testing/stubborn-player.ts';

/** Set it for a longer run. */
const MESSAGES = Number(process.env['GUIMARD_FUZZ'] ?? 200_000);
const REQUESTS = MESSAGES / 20;
/** Of the heap, in bytes: tables that were played at stay for a while, some 100 kB each, and of keys a few are kept. */
const GROWTH = 12 * 1024 * 1024;
const WISH: Wish = { game: 'metro', options: { with: ['companies'] }, seats: [ME, OPEN] };

const folder = tempFolder();
const file = join(folder.path, 'tables.sqlite');
let server: ServerProcess;
const games: StubbornPlayer[][] = [];
let isOver = false;
let playing: Promise<void>;

beforeAll(async () => {
  server = await startProcess(file);
  playing = playOn();
});

/** Two who behave, and must not notice anything. */
async function playOn(): Promise<void> {
  while (!isOver) {
    const places = await sitDown(server.url, WISH);
    const players = places.map(
      (place) => new StubbornPlayer(place, () => server.url, { seed: `fuzz ${games.length}`, thinks: 40 }),
    );
    games.push(players);
    await Promise.all(players.map((player) => player.play()));
  }
}

afterAll(async () => {
  await server.kill();
  folder.remove();
});

/** One who holds a seat, the other seat, and somebody who looks on. */
async function attack(count: number, seed: string): Promise<string> {
  const places = await sitDown(server.url, WISH);
  const rng = new SeededRng(seed);
  // Everybody is there: the seat of who is away may be freed, and nonsense would do so sooner or later.
  const present = places.map(({ table }) => new TestSocket(server, table));
  await Promise.all(present.map((socket, seat) => socket.hello({ secret: places[seat].secret })));
  for (const secret of [...places.map((place) => place.secret), undefined]) {
    const answers = await floodSocket(
      server.url,
      places[0].table,
      secret,
      PROTOCOL,
      Math.ceil(count / 3),
      (version) => nonsense(rng, version),
    );
    expect(answers.get('server') ?? 0).toBe(0);
    expect(answers.get('store') ?? 0).toBe(0);
    expect(answers.get('message')).toBeGreaterThan(0);
  }
  for (const socket of present) await socket.close();
  return places[0].table;
}

test(`${MESSAGES} messages of nonsense are answered one by one, and memory stays as it was`, async () => {
  // Once to get going: code is compiled, buffers are made.
  const tables = [await attack(MESSAGES / 10, 'warm')];
  const before = await server.heap();
  for (let round = 0; round < 9; round++) tables.push(await attack(MESSAGES / 10, `fuzz ${round}`));
  const after = await server.heap();
  expect(after - before).toBeLessThan(GROWTH);
  for (const table of tables) {
    expect((await ask(server, 'GET', `/api/tables/${table}`)).status).toBe(200);
  }
  console.log(`heap: ${(before / 2 ** 20).toFixed(1)} MB, afterwards ${(after / 2 ** 20).toFixed(1)} MB`);
}, 600_000);

test(`${REQUESTS} requests of nonsense are answered, none of them by a fault`, async () => {
  const [{ table }] = await sitDown(server.url, WISH);
  const before = await server.heap();
  const statuses = new Map<number, number>();
  const rng = new SeededRng('requests');
  let left = REQUESTS;
  const work = async (): Promise<void> => {
    while (left-- > 0) {
      const status = await floodRequest(server.url, nonsenseRequest(rng, table));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  expect((await server.heap()) - before).toBeLessThan(GROWTH);
  console.log('statuses', Object.fromEntries(statuses));
}, 600_000);

test.each([
  ['a message that is far too long', (socket: WebSocket) => socket.send('x'.repeat(100_000)), [1006, 1009]],
  [
    'text that is none',
    (socket: WebSocket) => socket.send(Buffer.from([0xff, 0xfe, 0x80]), { binary: false }),
    [1006, 1007],
  ],
  ['another protocol', (socket: WebSocket) => socket.send('{"type":"hello","protocol":99}'), [4026]],
  [
    'a secret of nobody',
    (socket: WebSocket) =>
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secret: 'a'.repeat(22) })),
    [4001],
  ],
] as const)(
  '%s closes the socket, a thousand times',
  async (_what, send, codes) => {
    const [{ table }] = await sitDown(server.url, WISH);
    for (let i = 0; i < 50; i++) {
      const closed = Array.from({ length: 20 }, async () => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${table}/socket`);
        socket.on('error', () => {});
        socket.on('open', () => send(socket));
        return new Promise<number>((resolve) => socket.on('close', resolve));
      });
      for (const code of await Promise.all(closed)) expect(codes).toContain(code);
    }
  },
  120_000,
);

test('bytes at random, where requests and messages should be', async () => {
  const rng = new SeededRng('bytes');
  const { port } = new URL(server.url);
  const [{ table }] = await sitDown(server.url, WISH);
  const upgrade = `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
  for (let i = 0; i < 1000; i++) {
    const bytes = Buffer.from(Array.from({ length: 1 + rng.below(200) }, () => rng.below(256)));
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        if (i % 2 === 0) socket.write(upgrade);
        socket.write(bytes);
        setTimeout(() => socket.destroy(), 2);
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  }
}, 120_000);

test('those who behaved noticed nothing, every table is in order, and nothing was complained of', async () => {
  isOver = true;
  await playing;
  expect(server.isRunning()).toBe(true);
  expect((await ask(server, 'GET', '/healthz')).status).toBe(200);
  expect(server.complaints()).toBe('');
  for (const { connections, refused } of games.flat()) expect([connections, refused]).toEqual([1, []]);
  await server.kill();
  const store = openSqliteStore(file);
  for (const players of games) await expectInOrder(store, players);
  for (const { id } of await store.listAwake(Number.POSITIVE_INFINITY)) await loadTable(store, id);
  await store.close();
}, 60_000);
