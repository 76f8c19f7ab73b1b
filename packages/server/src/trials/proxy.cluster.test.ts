/** A server behind nginx with TLS, configured as in deploy/nginx-tls.conf. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { PER_MINUTE } from '../api/limits.ts';
import { newKey, startGame } from '../api/testing/client.ts';
import { Player } from '../api/testing/player.ts';
import { startServer } from '../api/testing/server.ts';
import { TestSocket } from '../api/testing/socket.ts';
import { startComponent } from './testing/component.ts';

const NAME = 'guimard.example';
/** Pictures in a minute. */
const LIMIT = 5;

async function install() {
  const server = await startServer({
    publicUrl: `https://${NAME}`,
    trustProxy: 1,
    limits: { ...PER_MINUTE, card: LIMIT },
  });
  onTestFinished(() => server.close());
  const nginx = await startComponent('nginx-tls', new URL(server.url).port);
  onTestFinished(() => nginx.close());
  const [tls = '', plain = '', certificate = ''] = nginx.url.split(' ');
  return { server, tls, plain, tlsOptions: { ca: readFileSync(certificate), servername: NAME } };
}

async function answerOf(request: ReturnType<typeof requestTls>) {
  const [response] = (await once(request.end(), 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = response;
  return { status, headers, body: await text(response) };
}

test('pages, health and sockets are served over TLS, and the server knows whom it serves', async () => {
  const { server, tls, plain, tlsOptions } = await install();
  const get = (path: string, headers = {}) =>
    answerOf(requestTls(tls + path, { ...tlsOptions, headers: { host: NAME, ...headers } }));

  const moved = await answerOf(requestPlain(`${plain}/t/abcd2345?a=1`, { headers: { host: NAME } }));
  expect(moved).toMatchObject({ status: 301, headers: { location: `https://${NAME}/t/abcd2345?a=1` } });
  expect(await get('/')).toMatchObject({
    status: 200,
    headers: { 'strict-transport-security': expect.stringContaining('max-age=') },
    body: expect.stringContaining('<title>'),
  });
  expect(await get('/readyz')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  // The name passes through: nobody else's leads here.
  expect(await get('/', { host: 'other.example' })).toMatchObject({ status: 421 });
  // Metrics are for whoever reaches the server itself.
  expect((await get('/metrics')).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(200);

  const seats = await startGame(server, { options: { first: 0 } });
  const [{ table, seat, secret }] = seats;
  const socketFrom = (origin: string) =>
    new TestSocket({ url: tls }, table, { host: NAME, origin }, { ...tlsOptions });
  const socket = socketFrom(`https://${NAME}`);
  const player = new Player(seat);
  const { update } = await socket.hello({ secret });
  player.learn(update);
  const command = { type: 'act', action: player.move! } as const;
  const key = newKey();
  socket.send({ type: 'command', request: { key, version: player.version, command } });
  expect(await socket.next('done', (done) => done.key === key)).toMatchObject({ key });
  await socket.close();
  expect(await socketFrom('https://other.example').turnedAway).toBe(403);

  // The address is the one that nginx saw, whatever a client claims.
  const statuses = [];
  for (let i = 0; i <= LIMIT; i++) {
    const claim = { 'x-forwarded-for': `203.0.113.${i}` };
    statuses.push((await get(`/t/${table}/card.png`, claim)).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
