import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPUTERS, tempFolder } from './api/testing/server.ts';
import { buildApp } from './app.ts';
import { memoryStore } from './store/memory.ts';

const SCRIPT = 'console.log("all aboard");\n'.repeat(20);
const PAGE = '<!doctype html><title>Guimard</title>';
const folder = tempFolder();
const root = folder.path;
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, '.vite', 'manifest.json'), '{}');
  for (const [name, text] of [
    ['index.html', PAGE],
    ['sw.js', SCRIPT],
    ['manifest.webmanifest', '{"name":"Guimard"}'],
    ['assets/main-AbCd1234.js', SCRIPT],
  ] as const) {
    writeFileSync(join(root, name), text);
    writeFileSync(join(root, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(root, `${name}.gz`), gzipSync(text));
  }
  app = await buildApp({
    root,
    log: false,
    store: memoryStore(),
    computers: COMPUTERS,
    now: Date.now,
    date: Date.now,
    limits: undefined,
    publicUrl: undefined,
    trustProxy: false,
  });
});

afterAll(async () => {
  await app.close();
  folder.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('the page is at the root and is always revalidated', async () => {
  const { statusCode, headers, body } = await get('/');
  expect(statusCode).toBe(200);
  expect(body).toBe(PAGE);
  expect(headers['content-type']).toMatch('text/html');
  expect(headers['cache-control']).toBe('no-cache');
});

test.each(['/sw.js', '/manifest.webmanifest', '/index.html'])('%s is always revalidated', async (url) => {
  expect((await get(url)).headers['cache-control']).toBe('no-cache');
});

test('a file named by its hash is cached for good', async () => {
  const { headers } = await get('/assets/main-AbCd1234.js', { 'accept-encoding': 'br' });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('an unchanged file is not sent again', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('files travel compressed by %s', async (encoding, decompress) => {
  const { headers, rawPayload } = await get('/assets/main-AbCd1234.js', { 'accept-encoding': encoding });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toMatch('javascript');
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(decompress(rawPayload).toString()).toBe(SCRIPT);
});

test('the manifest keeps its type when it is compressed', async () => {
  const { headers } = await get('/manifest.webmanifest', { 'accept-encoding': 'br' });
  expect(headers['content-type']).toMatch('application/manifest+json');
});

test('every response carries the security policy', async () => {
  for (const url of ['/', '/assets/main-AbCd1234.js', '/healthz', '/nowhere', '/api/tables', '/api/docs']) {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test.each(['/games', '/rules/metro/B12', '/t/abcdefgh', '/t/abcdefgh/at/12?x=/nowhere', '/online/'])(
  '%s is the same page',
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, body]).toEqual([200, PAGE]);
    expect(headers['content-type']).toMatch('text/html');
    expect(headers['cache-control']).toBe('no-cache');
  },
);

test.each(['/nowhere', '/games/x', '/new/solo/chess', '/t', '/t/abcdefgh/seat/x'])(
  '%s is unknown, and people get the page that says so',
  async (url) => {
    const { statusCode, headers, body } = await get(url, { accept: 'text/html,*/*' });
    expect([statusCode, body]).toEqual([404, PAGE]);
    expect(headers['content-type']).toMatch('text/html');
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('programs get JSON for an unknown path', async () => {
  const forPrograms = await get('/assets/gone-00000000.js');
  expect(forPrograms.statusCode).toBe(404);
  expect(forPrograms.json()).toEqual({
    rule: 'path',
    code: 'nothingHere',
    params: {},
    detail: 'There’s nothing at this address.',
  });
});

test.each([
  '/.vite/manifest.json',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/%2e%2e%2f%2e%2e%2fx',
  '/assets/',
])('%s is not served', async (url) => {
  expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
});

test('health', async () => {
  const { statusCode, headers, body } = await get('/healthz');
  expect([statusCode, JSON.parse(body).status, headers['cache-control']]).toEqual([200, 'ok', 'no-store']);
});
