import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PER_MINUTE } from '../api/limits.ts';
import { openTable } from '../api/testing/client.ts';
import { askPlainly } from '../api/testing/plain-request.ts';
import { type Running, startServer } from '../api/testing/server.ts';

let server: Running;
let socketPath: string;

beforeAll(async () => {
  server = await startServer();
  socketPath = `/api/tables/${(await openTable(server)).table}/socket`;
});

afterAll(() => server.close());

const UPGRADE = { connection: 'Upgrade', upgrade: 'websocket' };
const KEY = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
const VERSION = { 'sec-websocket-version': '13' };

test('a handshake opens a socket', async () => {
  expect(await askPlainly(server, 'GET', socketPath, { ...UPGRADE, ...KEY, ...VERSION })).toMatchObject({
    status: 101,
  });
});

test.each([
  ['without a key', 400, { ...UPGRADE, ...VERSION }],
  ['with a key of another length', 400, { ...UPGRADE, ...VERSION, 'sec-websocket-key': 'x' }],
  ['without a version', 400, { ...UPGRADE, ...KEY }],
  [
    'with extensions nobody can read',
    400,
    { ...UPGRADE, ...KEY, ...VERSION, 'sec-websocket-extensions': ';' },
  ],
  ['that asks for no socket at all', 426, {}],
  ['that asks for another protocol', 426, { connection: 'Upgrade', upgrade: 'h2c' }],
] as const)('a handshake %s is refused', async (_what, status, headers) => {
  const answer = await askPlainly(server, 'GET', socketPath, headers);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toEqual({
    rule: 'handshake',
    code: 'webSocketOnly',
    params: {},
    detail: 'This address accepts only WebSocket connections.',
  });
});

test.each([
  ['GET', '/api/tables', 200],
  ['GET', '/healthz', 200],
  ['GET', '/nowhere', 404],
  ['POST', '/api/tables/aaaaaaaa/rematch', 404],
] as const)('elsewhere an offer to upgrade is ignored: %s %s', async (method, path, status) => {
  for (const upgrade of ['websocket', 'h2c'])
    expect(await askPlainly(server, method, path, { ...UPGRADE, ...KEY, ...VERSION, upgrade })).toMatchObject(
      { status },
    );
});

test('the connection of a handshake that a limit refuses is closed', async () => {
  const limited = await startServer({ limits: { ...PER_MINUTE, socket: 0 } });
  onTestFinished(() => limited.close());
  const socket = connect({ port: Number(new URL(limited.url).port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const lines = Object.entries({ ...UPGRADE, ...KEY, ...VERSION }).map(
    (header) => `${header.join(': ')}\r\n`,
  );
  socket.write(`GET ${socketPath} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join('')}\r\n`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('HTTP/1.1 429');
  // Otherwise nobody looks after it: it is no request any more, and no socket either.
  await once(socket, 'end');
});
