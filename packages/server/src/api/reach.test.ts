import { expect, test } from 'vitest';
import { startServer } from './testing/server.ts';

/** What a client at an address gets. */
async function reachFrom(remoteAddress: string, deps: Parameters<typeof startServer>[0]): Promise<unknown> {
  const server = await startServer(deps);
  const answer = await server.app.inject({ method: 'GET', url: '/api/reach', remoteAddress });
  await server.close();
  return answer.json();
}

test('a server that listens on localhost is reachable only there', async () => {
  for (const host of ['127.0.0.1', '::1', 'localhost']) {
    expect(await reachFrom('127.0.0.1', { host })).toEqual({ isAlone: true });
  }
});

test('a client on the same machine gets the addresses for others', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    const told = await reachFrom(address, { host: '192.168.1.4' });
    expect(told).toMatchObject({ isAlone: false, origin: expect.stringContaining('http://192.168.1.4:') });
  }
  const server = await startServer({ host: '192.168.1.4' });
  const told: unknown = await (await fetch(`${server.url}/api/reach`)).json();
  await server.close();
  expect(told).toEqual({ isAlone: false, origin: `http://192.168.1.4:${new URL(server.url).port}` });
});

test('a client from elsewhere gets no addresses of this machine', async () => {
  for (const host of ['0.0.0.0', '192.168.1.4']) {
    expect(await reachFrom('192.168.1.9', { host })).toEqual({ isAlone: false });
  }
});

test('behind a proxy it is the public address', async () => {
  const publicUrl = 'https://guimard.example';
  for (const address of ['127.0.0.1', '192.168.1.9']) {
    expect(await reachFrom(address, { publicUrl })).toEqual({ isAlone: false, origin: publicUrl });
  }
});
