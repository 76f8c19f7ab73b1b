/** Every route of the server has a limit, whoever adds it, and so has every path that no route is for. */
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Kind, PER_MINUTE } from '../api/limits.ts';
import { openTable } from '../api/testing/client.ts';
import { type Running, startServer, tempFolder } from '../api/testing/server.ts';
import { TestSocket } from '../api/testing/socket.ts';

const MOST = 2;
const kinds = Object.keys(PER_MINUTE) as Kind[];
const FEW = Object.fromEntries(kinds.map((kind) => [kind, MOST])) as Record<Kind, number>;
const folder = tempFolder();
let server: Running;

beforeAll(async () => {
  server = await startServer({ limits: FEW, embed: folder.path, docs: folder.path });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

interface Asked {
  readonly method: NonNullable<InjectOptions['method']>;
  readonly url: string;
}

/** As Fastify draws them: a tree, whose branches are parts of paths. */
function routesIn(tree: string): Asked[] {
  const paths: string[] = [];
  return [...tree.matchAll(/^([ │├└─]*)(\S*?) ?(?:\(([A-Z, ]+)\))?$/gm)].flatMap(
    ([, indent = '', part = '', methods = '']) => {
      const depth = indent.length / 4 - 1;
      paths.splice(depth, Number.POSITIVE_INFINITY, (paths[depth - 1] ?? '') + part);
      const url = (paths[depth] ?? '')
        .replaceAll(':date', '2026-11-17')
        .replaceAll(/:\w+/g, 'aaaaaaaa')
        .replaceAll('*', 'file.js');
      return methods.split(', ').flatMap((method) => (method === '' ? [] : [{ method, url } as Asked]));
    },
  );
}

/** The statuses of some requests from an address that sent none before. */
let addresses = 0;
async function statusesOf(asked: Asked): Promise<number[]> {
  const remoteAddress = `10.0.${addresses >> 8}.${addresses++ & 255}`;
  const statuses = [];
  for (let i = 0; i <= MOST; i++)
    statuses.push((await server.app.inject({ ...asked, remoteAddress })).statusCode);
  return statuses;
}

test('every route has a limit', async () => {
  const routes = routesIn(server.app.printRoutes());
  const urls = routes.map(({ method, url }) => `${method} ${url}`);
  for (const known of [
    'POST /api/tables',
    'GET /api/tables/aaaaaaaa/socket',
    'GET /readyz',
    'GET /healthz',
    'GET /metrics',
    'GET /api/docs/openapi.json',
    'GET /embed/file.js',
    'GET /docs/assets/file.js',
    'HEAD /file.js',
    'GET /card.png',
    'GET /',
  ])
    expect(urls).toContain(known);
  const unlimited = [];
  for (const asked of routes) {
    const statuses = await statusesOf(asked);
    if (statuses.indexOf(429) !== MOST) unlimited.push({ ...asked, statuses });
  }
  expect(unlimited).toEqual([]);
});

test.each([
  ['GET', '/nowhere'],
  ['GET', '/api/nowhere'],
  ['POST', '/nowhere'],
  ['DELETE', '/api/tables'],
  ['OPTIONS', '/'],
  ['PUT', '/assets/app.js'],
] as const)('so has what is not there: %s %s', async (method, url) => {
  expect(await statusesOf({ method, url })).toEqual([404, 404, 429]);
});

test('a refusal says when to come back, and is not kept', async () => {
  const remoteAddress = '192.0.2.1';
  for (let i = 0; i < MOST; i++) await server.app.inject({ url: '/nowhere', remoteAddress });
  const { statusCode, headers } = await server.app.inject({ url: '/nowhere', remoteAddress });
  expect(statusCode).toBe(429);
  expect(headers['cache-control']).toBe('no-store');
  const seconds = Number(headers['retry-after']);
  expect(seconds > 0 && seconds <= 60).toBe(true);
});

test('and sockets', async () => {
  const { table } = await openTable(server);
  for (let i = 0; i < MOST; i++) await new TestSocket(server, table).opened;
  expect(await new TestSocket(server, table).turnedAway).toBe(429);
});
