import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PER_MINUTE } from '../api/limits.ts';
import { type Running, startServer, tempFolder } from '../api/testing/server.ts';

const ENTRY = 'customElements.define("guimard-board", class extends HTMLElement {});\n'.repeat(20);
const folder = tempFolder();
let server: Running;

beforeAll(async () => {
  for (const name of ['chunks', '.vite']) mkdirSync(join(folder.path, name));
  writeFileSync(join(folder.path, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder.path, 'guimard-board.js'), ENTRY);
  writeFileSync(join(folder.path, 'guimard-board.js.gz'), gzipSync(ENTRY));
  writeFileSync(join(folder.path, 'chunks/shown-AbCd1234.js'), 'export {};');
  server = await startServer({ embed: folder.path });
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

const OPEN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

test('pages of any origin may load the element, which is always revalidated', async () => {
  const { statusCode, headers, body } = await server.app.inject('/embed/guimard-board.js');
  expect([statusCode, body]).toEqual([200, ENTRY]);
  expect(headers).toMatchObject({ ...OPEN, 'cache-control': 'no-cache' });
  expect(headers['content-type']).toMatch('javascript');
});

test('its chunks, which are named by their content, are kept', async () => {
  const { headers } = await server.app.inject('/embed/chunks/shown-AbCd1234.js');
  expect(headers).toMatchObject({ ...OPEN, 'cache-control': 'public, max-age=31536000, immutable' });
});

test('it is sent compressed, and headers alone if nothing else is asked for', async () => {
  const { headers, body } = await server.app.inject({
    method: 'HEAD',
    url: '/embed/guimard-board.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect([headers['content-encoding'], headers['access-control-allow-origin'], body]).toEqual([
    'gzip',
    '*',
    '',
  ]);
});

test.each([
  '/embed',
  '/embed/',
  '/embed/chunks/',
  '/embed/nothing.js',
  '/embed/.vite/manifest.json',
  '/embed/../package.json',
  '/embed/%2e%2e/package.json',
])('there is nothing at %s', async (url) => {
  expect((await server.app.inject(url)).statusCode).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('it is not for %s', async (method) => {
  expect((await server.app.inject({ method, url: '/embed/guimard-board.js' })).statusCode).toBe(404);
});

test('the files of the app stay with the app', async () => {
  const { headers } = await server.app.inject('/index.html');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('a server without the build has none', async () => {
  const other = await startServer();
  onTestFinished(() => other.close());
  expect((await other.app.inject('/embed/guimard-board.js')).statusCode).toBe(404);
});

test('it is limited like pages', async () => {
  const other = await startServer({ embed: folder.path, limits: { ...PER_MINUTE, page: 1 } });
  onTestFinished(() => other.close());
  const get = async () => (await other.app.inject('/embed/guimard-board.js')).statusCode;
  expect([await get(), await get()]).toEqual([200, 429]);
});
