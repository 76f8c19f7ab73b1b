import { renameSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { delegate } from '../store/delegate.ts';
import { memoryStore } from '../store/memory.ts';
import { StoreProblem } from '../store/problem.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { newFiles } from '../store/testing/folder.ts';
import { PER_MINUTE } from './limits.ts';
import { ask, command, look, openTable, startGame } from './testing/client.ts';
import { gatedStore } from './testing/gated-store.ts';
import { problem } from './testing/problem.ts';
import { startServer } from './testing/server.ts';
import { TestSocket } from './testing/socket.ts';

async function start(deps: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(deps);
  onTestFinished(() => server.close());
  return server;
}

test('metrics count what happens, and identify nobody', async () => {
  const server = await start();
  const [first, second] = await startGame(server);
  await command(server, first, 0, { type: 'act', action: 'x' });
  const socket = new TestSocket(server, first.table);
  await socket.hello({ secret: second.secret });
  const response = await fetch(`${server.url}/metrics`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  for (const line of [
    'guimard_tables 1',
    'guimard_sockets 1',
    'guimard_commands_accepted_total 2',
    'guimard_commands_refused_total{rule="version"} 1',
    'guimard_append_seconds_bucket{le="+Inf"} 4',
    'guimard_append_seconds_count 4',
    'guimard_messages_dropped_total 0',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  // Every line is a comment, or a name with labels and a number.
  for (const line of text.split('\n').filter(Boolean)) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? ([\d.e+-]+|Nan))$/);
  }
  for (const secret of [first.table, first.secret, second.secret, first.recovery]) {
    expect(text).not.toContain(secret);
  }
});

test('metrics describe the process, event loop included', async () => {
  const text = await (await fetch(`${(await start()).url}/metrics`)).text();
  for (const name of [
    'process_resident_memory_bytes',
    'process_heap_used_bytes',
    'process_uptime_seconds',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
    'guimard_store_commits_total',
    'guimard_store_entries_total',
    'guimard_store_commit_seconds_total',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} \\S+$`, 'm'));
  }
});

/** The labels of each series of a metric; a histogram's without its buckets. */
const seriesOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`^${name}\\{(.*)\\} \\d+$`, 'gm'))].map(([, labels]) => labels).toSorted();

test('requests are counted by route, whatever path a stranger requests', async () => {
  const server = await start();
  const { table } = await openTable(server);
  const other = table.endsWith('a') ? 'b' : 'a';
  for (let i = 0; i < 20; i++) {
    const code = `${table.slice(0, 6)}${String.fromCharCode(97 + i)}${other}`;
    for (const path of [`/api/tables/${code}`, `/nowhere-${i}`, `/assets/${i}.js`, `/api/${i}?x=${i}`]) {
      await fetch(server.url + path);
    }
    await fetch(`${server.url}/nowhere-${i}`, { method: ['PROPFIND', 'LOCK', 'SEARCH', 'DELETE'][i % 4] });
  }
  await fetch(server.url);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  expect(seriesOf(text, 'guimard_http_request_seconds_count')).toEqual([
    'method="DELETE",route="unknown",status="4xx"',
    'method="GET",route="/",status="2xx"',
    'method="GET",route="/api/tables/:id",status="4xx"',
    'method="GET",route="unknown",status="4xx"',
    'method="POST",route="/api/tables",status="2xx"',
    'method="other",route="unknown",status="4xx"',
  ]);
  expect(text).toContain('_count{method="GET",route="unknown",status="4xx"} 60\n');
});

test('sockets are counted separately from requests', async () => {
  const server = await start();
  const { table } = await openTable(server);
  const socket = new TestSocket(server, table);
  await socket.hello();
  await socket.close();
  expect(await new TestSocket(server, table, { origin: 'https://elsewhere.example' }).turnedAway).toBe(403);
  expect(await new TestSocket(server, 'no-table').turnedAway).toBe(400);
  // On other routes an offer to upgrade is ignored: it is a request like any other.
  const elsewhere = new WebSocket(`${server.url.replace('http', 'ws')}/healthz`);
  await new Promise((resolve) => elsewhere.addEventListener('close', resolve));
  const text = await (await fetch(`${server.url}/metrics`)).text();
  expect(text).toContain('guimard_socket_upgrades_total{result="opened"} 1\n');
  expect(text).toContain('guimard_socket_upgrades_total{result="refused"} 2\n');
  expect(seriesOf(text, 'guimard_http_request_seconds_count')).toEqual([
    'method="GET",route="/healthz",status="2xx"',
    'method="POST",route="/api/tables",status="2xx"',
  ]);
});

test('metrics are rate limited', async () => {
  const server = await start({ limits: { ...PER_MINUTE, read: 2 } });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await fetch(`${server.url}/metrics`)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('health reports the running version, and nothing else', async () => {
  expect(await ask(await start(), 'GET', '/healthz')).toEqual({
    status: 200,
    body: { status: 'ok', version: pkg.version },
  });
});

test('ready when the store works', async () => {
  let isBroken = false;
  const server = await start({
    store: gatedStore(memoryStore(), async () => {
      if (isBroken) throw new StoreProblem('The disk is full.');
    }),
  });
  const seat = await openTable(server);
  expect(await ask(server, 'GET', '/readyz')).toEqual({ status: 200, body: { status: 'ok' } });
  isBroken = true;
  // What was read a moment ago holds for a second.
  const readiness = async () => (await ask(server, 'GET', '/readyz')).status;
  await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
  expect((await ask(server, 'GET', '/healthz')).status).toBe(200);
  // The command is refused, not lost, and the refusal says nothing about the disk.
  const asked = { type: 'ready', isReady: true } as const;
  const refused = await command(server, seat, 0, asked, 'the-same-key');
  expect(refused).toEqual({
    status: 503,
    body: { ...problem('store', 'storeFault'), detail: expect.not.stringContaining('disk') },
  });
  expect(server.log.join('')).toContain('The disk is full.');
  isBroken = false;
  expect((await command(server, seat, 0, asked, 'the-same-key')).status).toBe(200);
});

const newFile = newFiles();
const READY = { type: 'ready', isReady: true } as const;

/** Lines of the metrics that start with this. */
async function figures(url: string, ...names: readonly string[]): Promise<string[]> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return text.split('\n').filter((line) => names.some((name) => line.startsWith(`${name} `)));
}

test('while the database cannot be written the server is not ready, and says so once in the log', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const file = newFile();
  const server = await start({ store: openSqliteStore(file) });
  const seat = await openTable(server);
  await look(server, seat.table);
  renameSync(file, `${file}.moved`);
  const refused = await command(server, seat, 0, READY);
  expect(refused).toMatchObject({ status: 503, body: { rule: 'store' } });
  for (let times = 0; times < 3; times++) await vi.advanceTimersByTimeAsync(2_000);
  const reason = 'The database could not be written: its file has been deleted, or replaced by another.';
  expect(await ask(server, 'GET', '/readyz')).toEqual({ status: 503, body: { status: 'ill', reason } });
  expect(await figures(server.url, 'guimard_store_ok', 'guimard_store_failed_commits_total')).toEqual([
    'guimard_store_failed_commits_total 4',
    'guimard_store_ok 0',
  ]);
  renameSync(`${file}.moved`, file);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await ask(server, 'GET', '/readyz')).toEqual({ status: 200, body: { status: 'ok' } });
  expect((await command(server, seat, 0, READY)).status).toBe(200);
  const complaints = server.log.filter((line) => line.includes('database'));
  expect(complaints).toEqual([
    expect.stringMatching(/"level":50,.*its file has been deleted/),
    expect.stringMatching(/"level":40,.*can be written again/),
  ]);
  expect(await figures(server.url, 'guimard_store_ok')).toEqual(['guimard_store_ok 1']);
});

test('a heartbeat that does not return is overdue', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers<number>();
  const store = Object.assign(delegate(memoryStore()), { heartbeat: () => promise });
  const { app } = await start({ store });
  vi.advanceTimersByTime(6_000);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  vi.advanceTimersByTime(2_000);
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'ill', reason: 'The heartbeat is overdue.' },
  ]);
  resolve(0);
});

test('metrics report the size and age of the database', async () => {
  const server = await start({
    store: openSqliteStore(newFile(), { date: () => 5_000 }),
    date: () => 65_000,
  });
  const [age, bytes] = await figures(server.url, 'guimard_store_age_seconds', 'guimard_store_bytes');
  expect(age).toBe('guimard_store_age_seconds 60');
  expect(Number(bytes.split(' ')[1])).toBeGreaterThan(4_096);
});

test('the API is described, for programs and for people', async () => {
  const server = await start();
  const { body } = await ask(server, 'GET', '/api/docs/openapi.json');
  const { openapi, paths } = body as { openapi: string; paths: Record<string, Record<string, unknown>> };
  expect(openapi).toBe('3.1.0');
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(routes.toSorted()).toEqual([
    'delete /api/daily/{date}/mine',
    'delete /api/tables/{id}/notices/{notice}',
    'delete /api/tables/{id}/seats/mine',
    'get /api/daily/{date}',
    'get /api/notices',
    'get /api/reach',
    'get /api/tables',
    'get /api/tables/{id}',
    'get /api/tables/{id}/deal',
    'get /api/tables/{id}/game',
    'get /api/tables/{id}/seats/mine',
    'post /api/daily/{date}',
    'post /api/tables',
    'post /api/tables/{id}/chat',
    'post /api/tables/{id}/commands',
    'post /api/tables/{id}/notices',
    'post /api/tables/{id}/rematch',
    'post /api/tables/{id}/seats',
    'post /api/tables/{id}/seats/recover',
  ]);
  const page = await fetch(`${server.url}/api/docs`);
  expect(page.headers.get('content-type')).toMatch('text/html');
  const html = await page.text();
  expect(html).toContain('<code>POST /api/tables/{id}/seats/recover</code>');
  expect(html).not.toMatch(/<script|<style|style=|src=/);
});
