import { expect, onTestFinished, test } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { StoreProblem } from '../store/problem.ts';
import { ask, command, openTable, startGame } from './testing/client.ts';
import { gatedStore } from './testing/gated-store.ts';
import { startServer } from './testing/server.ts';
import { TestSocket } from './testing/socket.ts';

async function start(deps: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(deps);
  onTestFinished(() => server.close());
  return server;
}

test('metrics tell how much is done, and nothing about whom', async () => {
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
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  // Every line is a comment, or a name with at most one label and a number.
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[\w.+-]*"\})? [\d.e+-]+)$/);
  }
  for (const secret of [first.table, first.secret, second.secret, first.recovery]) {
    expect(text).not.toContain(secret);
  }
});

test('ready when the store answers', async () => {
  let isBroken = false;
  const server = await start({
    store: gatedStore(memoryStore(), async () => {
      if (isBroken) throw new StoreProblem('The disk is full.');
    }),
  });
  const seat = await openTable(server);
  expect(await ask(server, 'GET', '/readyz')).toEqual({ status: 200, body: { status: 'ok' } });
  isBroken = true;
  expect((await ask(server, 'GET', '/readyz')).status).toBe(503);
  expect((await ask(server, 'GET', '/healthz')).status).toBe(200);
  // A command is refused, not forgotten; and nobody is told what the disk has to do with it.
  const asked = { type: 'ready', isReady: true } as const;
  const refused = await command(server, seat, 0, asked, 'the-same-key');
  expect(refused).toEqual({
    status: 503,
    body: { rule: 'store', reason: expect.not.stringContaining('disk') },
  });
  expect(server.log.join('')).toContain('The disk is full.');
  isBroken = false;
  expect((await command(server, seat, 0, asked, 'the-same-key')).status).toBe(200);
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
    'delete /api/tables/{id}/notices/{notice}',
    'get /api/notices',
    'get /api/reach',
    'get /api/tables',
    'get /api/tables/{id}',
    'get /api/tables/{id}/game',
    'get /api/tables/{id}/seats/mine',
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
