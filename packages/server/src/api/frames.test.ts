import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { PER_MINUTE } from './limits.ts';
import { openTable } from './testing/client.ts';
import { frameOf, OPCODE, RawSocket } from './testing/raw-socket.ts';
import { startServer } from './testing/server.ts';
import { TIMEOUTS } from './timeouts.ts';

async function start(deps: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(deps);
  onTestFinished(() => server.close());
  const { table } = await openTable(server);
  const open = async (onFrame?: Parameters<typeof RawSocket.open>[2]) => {
    const raw = await RawSocket.open(server, table, onFrame);
    onTestFinished(() => void raw.socket.destroy());
    return raw;
  };
  return { server, open };
}

/** The code may be lost when the server hangs up. */
const ENDED = [1008, undefined];

const pingsOf = ({ frames }: RawSocket) => frames.filter(({ opcode }) => opcode === OPCODE.ping);

test.each([
  ['pings', OPCODE.ping],
  ['pongs that nobody asked for', OPCODE.pong],
] as const)('%s count like messages, before hello and after', async (_what, opcode) => {
  const { open } = await start({ limits: PER_MINUTE });
  for (const isWelcome of [false, true]) {
    const raw = await open();
    if (isWelcome) raw.hello();
    for (let i = 0; i < 100; i++) raw.send(opcode);
    expect(await raw.closed).toBe(4029);
  }
});

test('pings from a client that reads nothing take no memory', async () => {
  const { server, open } = await start();
  const raw = await open();
  raw.hello();
  await raw.until(() => raw.frames.length > 0);
  raw.socket.pause();
  const [socket] = server.app.websocketServer.clients as Set<WebSocket>;
  // More than the system buffers for a reader.
  const [batches, batch] = [60, Buffer.concat(Array(1000).fill(frameOf(OPCODE.ping, 'x'.repeat(125))))];
  let taken = 0;
  let waiting = 0;
  const all = new Promise<void>((resolve) =>
    socket.on('ping', () => {
      waiting = Math.max(waiting, socket.bufferedAmount);
      if (++taken === batches * 1000) resolve();
    }),
  );
  for (let i = 0; i < batches; i++) raw.socket.write(batch);
  await all;
  expect(waiting).toBeLessThan(1024);
  // A client that reads again gets a pong for the newest ping, and may go on.
  const last = once(socket, 'ping');
  raw.send(OPCODE.ping, 'last');
  await last;
  raw.socket.resume();
  await raw.until(() => raw.frames.at(-1)!.payload.toString() === 'last');
});

test('a pong repeats the payload of its ping', async () => {
  const { open } = await start();
  const raw = await open();
  raw.send(OPCODE.ping, 'hello?');
  await raw.until(() => raw.frames.length > 0);
  expect(raw.frames).toEqual([{ opcode: OPCODE.pong, payload: Buffer.from('hello?') }]);
});

test('a pong counts as a sign of life only if it answers a ping', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { open } = await start();
  const alive = await open(({ opcode, payload }) => {
    if (opcode === OPCODE.ping) alive.send(OPCODE.pong, payload);
  });
  const deaf = await open(({ opcode }) => {
    if (opcode === OPCODE.ping) for (const guess of ['', '1']) deaf.send(OPCODE.pong, guess);
  });
  for (const raw of [alive, deaf]) raw.hello();
  for (let round = 1; round <= 6; round++) {
    vi.advanceTimersByTime(TIMEOUTS.ping);
    await alive.until(() => pingsOf(alive).length >= round);
    // The response comes after the pong before it was read.
    alive.send(OPCODE.ping, `round ${round}`);
    await alive.until(() => alive.frames.some(({ payload }) => payload.toString() === `round ${round}`));
  }
  expect(await deaf.closed).toBeUndefined();
  expect(new Set(pingsOf(alive).map(({ payload }) => payload.toString('hex'))).size).toBe(6);
});

test('a message in too many fragments ends the connection, even if they are empty', async () => {
  const { open } = await start();
  const raw = await open();
  raw.send(OPCODE.text, '', false);
  for (let i = 0; i < 20; i++) raw.send(OPCODE.continuation, '', false);
  expect(ENDED).toContain(await raw.closed);
});

test('so does a frame that comes byte by byte', async () => {
  const { server, open } = await start();
  const connected = once(server.app.server, 'connection') as Promise<[Socket]>;
  const raw = await open();
  const [wire] = await connected;
  let isOpen = true;
  void raw.closed.then(() => {
    isOpen = false;
  });
  const frame = frameOf(OPCODE.text, 'x'.repeat(1000));
  for (let i = 0; isOpen && i < frame.length; i++) {
    const read = wire.bytesRead;
    raw.socket.write(frame.subarray(i, i + 1));
    while (isOpen && wire.bytesRead === read) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(isOpen).toBe(false);
  expect(ENDED).toContain(await raw.closed);
});
