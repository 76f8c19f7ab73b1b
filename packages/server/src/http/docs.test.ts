import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PER_MINUTE } from '../api/limits.ts';
import { COMPUTERS, tempFolder } from '../api/testing/server.ts';
import { buildApp, type Deps } from '../app.ts';
import { memoryStore } from '../store/memory.ts';

const APP = '<!doctype html><title>Guimard</title>';
const FILES = {
  'index.html': '<title>Home</title>',
  '404.html': '<title>Not found</title>',
  'host/index.html': '<title>Hosting</title>',
  'host/scaling.html': '<title>Scaling</title>',
  'engine/api/@guimard/ai.html': '<title>AI</title>',
  'engine/api/@guimard/ai/metro.html': '<title>AI of Metro</title>',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app.AbCd1234.js': 'console.log("all aboard");\n'.repeat(20),
  '.sources': 'a hash',
};
const folder = tempFolder();
const root = join(folder.path, 'web');
const docs = join(folder.path, 'docs');
const opened: FastifyInstance[] = [];

async function open(deps: Pick<Deps, 'docs'> & Partial<Pick<Deps, 'limits'>>): Promise<FastifyInstance> {
  const app = await buildApp({
    root,
    log: false,
    store: memoryStore(),
    computers: COMPUTERS,
    now: Date.now,
    date: Date.now,
    limits: undefined,
    publicUrl: undefined,
    trustProxy: false,
    ...deps,
  });
  opened.push(app);
  return app;
}

let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), APP);
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(docs, name, '..'), { recursive: true });
    writeFileSync(join(docs, name), text);
    writeFileSync(join(docs, `${name}.br`), brotliCompressSync(text));
  }
  writeFileSync(join(folder.path, 'secret.html'), 'secret');
  app = await open({ docs });
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  folder.remove();
});

const PEOPLE = { accept: 'text/html,*/*' };
const get = (url: string, headers: Record<string, string> = PEOPLE) => app.inject({ url, headers });

test.each([
  ['/docs/', 'index.html'],
  ['/docs/?from=app', 'index.html'],
  ['/docs/host/', 'host/index.html'],
  ['/docs/host', 'host/index.html'],
  ['/docs/host/scaling', 'host/scaling.html'],
  ['/docs/host/scaling.html', 'host/scaling.html'],
  ['/docs/engine/api/@guimard/ai', 'engine/api/@guimard/ai.html'],
  ['/docs/engine/api/%40guimard/ai/metro', 'engine/api/@guimard/ai/metro.html'],
  ['/docs/icon.svg', 'icon.svg'],
] as const)('%s is %s, and always revalidated', async (url, file) => {
  const { statusCode, headers, body } = await get(url);
  expect([statusCode, body]).toEqual([200, FILES[file]]);
  expect(headers['content-type']).toMatch(file.endsWith('.svg') ? 'image/svg+xml' : 'text/html');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("script-src 'self';style-src 'self';");
});

test('a page that has not changed is not sent again', async () => {
  const { headers } = await get('/docs/host/scaling');
  expect((await get('/docs/host/scaling', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test('/docs leads to /docs/', async () => {
  const { statusCode, headers } = await get('/docs');
  expect([statusCode, headers.location]).toEqual([301, '/docs/']);
});

test.each([
  ['/docs/de/', '/docs/'],
  ['/docs/zh-Hans', '/docs/'],
  ['/docs/pt-BR/host/scaling', '/docs/host/scaling'],
  ['/docs/ja/engine/api/@guimard/ai', '/docs/engine/api/@guimard/ai'],
])('a page that a language lacks, %s, leads to the English one', async (url, english) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([302, english]);
});

test('files named by their content are cached for good, and travel compressed', async () => {
  const { headers, rawPayload } = await get('/docs/assets/app.AbCd1234.js', { 'accept-encoding': 'br' });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toMatch('javascript');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(FILES['assets/app.AbCd1234.js']);
});

test('so do pages', async () => {
  const { headers, rawPayload } = await get('/docs/host/scaling', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(FILES['host/scaling.html']);
});

test.each([
  '/docs/nowhere',
  '/docs/host/nowhere/',
  '/docs/assets/gone.00000000.js',
  '/docs/assets',
  '/docs/.sources',
  '/docs/../secret.html',
  '/docs/%2e%2e/secret.html',
  '/docs/..%2fsecret.html',
  '/docs/host/..%2f..%2fsecret',
  '/docs//host/',
  '/docs/host/scaling%00',
  '/docs/de/nowhere',
  '/docs/de//host/',
  '/docs/de/..%2f..%2fsecret',
  '/docs/de/assets/app.AbCd1234.js',
  '/docs/xx/host/',
])('%s is the page of the site that says there is nothing', async (url) => {
  const { statusCode, body, headers } = await get(url);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('secret');
  if (!url.includes('..') && !url.includes('%2e')) expect(body).toBe(FILES['404.html']);
  expect(headers['cache-control']).not.toContain('immutable');
});

test('pages are counted like those of the app, and their files are not', async () => {
  const counting = await open({ docs, limits: { ...PER_MINUTE, page: 2 } });
  const statuses = async (url: string): Promise<number[]> => {
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push((await counting.inject({ url, headers: PEOPLE })).statusCode);
    return answers;
  };
  expect(await statuses('/docs/host/')).toEqual([200, 200, 429, 429]);
  expect(await statuses('/docs/assets/app.AbCd1234.js')).toEqual([200, 200, 200, 200]);
});

test.each([
  ['no folder', {}],
  ['an empty folder', { docs: join(folder.path, 'nothing') }],
])('with %s, people and programs are told that there is nothing', async (_, deps) => {
  const bare = await open(deps);
  const page = await bare.inject({ url: '/docs/host/', headers: PEOPLE });
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('The documentation is not built on this server');
  expect(page.headers['cache-control']).toBe('no-store');
  const program = await bare.inject({ url: '/docs/' });
  expect([program.statusCode, program.json().code]).toEqual([404, 'nothingHere']);
});
