import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTable } from '../api/testing/client.ts';
import { startServer } from '../api/testing/server.ts';
import { TestSocket } from '../api/testing/socket.ts';
import { isServed } from './host-check.ts';

describe('a server', () => {
  const names = { publicUrl: 'https://guimard.example', host: 'Cafe.lan', machine: 'Pi' };

  test.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    '127.0.0.1',
    '192.168.1.4',
    '[::1]',
    '[fe80::1]',
    'guimard.example',
    'cafe.lan',
    'pi',
    'pi.local',
    'PI.local',
  ])('answers for %s', (hostname) => {
    expect(isServed(hostname, names)).toBe(true);
  });

  test.each([
    'evil.example',
    'guimard.example.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'x.localhost',
    'pi.local.evil.example',
    '127.0.0.1@evil',
    '[evil]',
    '[',
    '',
    '.',
  ])('does not answer for "%s"', (hostname) => {
    expect(isServed(hostname, names)).toBe(false);
  });

  test('that calls itself by its whole name answers for the short one', () => {
    const whole = { ...names, machine: 'pi.local' };
    expect([isServed('pi', whole), isServed('pi.local', whole)]).toEqual([true, true]);
  });
});

async function start(deps: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(deps);
  onTestFinished(() => server.close());
  const get = (path: string, headers: Record<string, string>) => {
    const { hostname, port } = new URL(server.url);
    return new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
      const asked = request({ hostname, port, path, headers });
      asked.on('response', (response) => {
        json(response).then((body) => resolve({ status: response.statusCode, body }), reject);
      });
      asked.on('error', reject);
      asked.end();
    });
  };
  return { server, get };
}

const refused = {
  status: 421,
  body: {
    rule: 'host',
    code: 'otherHost',
    params: {},
    detail: expect.stringContaining('GUIMARD_PUBLIC_URL'),
  },
};

test.each(['/api/tables', '/metrics', '/nowhere'])(
  '%s asked for by a name that is not ours is refused, with a sentence that says what helps',
  async (path) => {
    const { get } = await start({ publicUrl: 'https://guimard.example' });
    expect(await get(path, { host: 'evil.example:8080' })).toEqual(refused);
    expect(await get('/api/tables', { host: 'guimard.example:8080' })).toMatchObject({ status: 200 });
  },
);

test('people are told on a page', async () => {
  const { server } = await start();
  const { statusCode, headers, body } = await server.app.inject({
    url: '/',
    headers: { host: 'evil.example', accept: 'text/html' },
  });
  expect(statusCode).toBe(421);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('GUIMARD_PUBLIC_URL');
});

test('a socket asked for by such a name is refused', async () => {
  const { server } = await start();
  const { table } = await openTable(server);
  expect(await new TestSocket(server, table, { host: 'evil.example' }).turnedAway).toBe(421);
});

test('somebody who watches over the server may call it anything', async () => {
  const { get } = await start();
  for (const path of ['/healthz', '/readyz']) {
    expect(await get(path, { host: 'guimard-7f9c' })).toMatchObject({ status: 200 });
  }
});

test('behind a proxy that is trusted, the name that the proxy was asked by counts', async () => {
  const headers = { host: '127.0.0.1', 'x-forwarded-host': 'evil.example' };
  const { get } = await start({ trustProxy: 1 });
  expect(await get('/api/tables', headers)).toEqual(refused);
  const { get: getDirectly } = await start();
  expect(await getDirectly('/api/tables', headers)).toMatchObject({ status: 200 });
});
