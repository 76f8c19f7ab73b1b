import { expect, test } from 'vitest';
import { post } from './post.ts';
import { isRoutable } from './routable.ts';
import { testNetwork } from './testing/network.ts';
import { outside } from './testing/outside.ts';

const PACE = { timeout: 400, retryDelay: 1 };
const MESSAGE = { headers: { 'x-kind': 'turn' }, body: 'Your turn, Zoë' };
/** Stands for an outside address that never responds. */
const FAR = '192.0.2.1';

test('connects to the checked address, under the given name', async () => {
  const { got, network, address, port } = await outside((response) => response.end());
  expect(await post(address, MESSAGE, network, PACE)).toBe(200);
  expect(got).toMatchObject([{ path: '/turn', body: 'Your turn, Zoë' }]);
  expect(got[0].headers).toMatchObject({
    host: `hook.example:${port}`,
    'x-kind': 'turn',
    'content-length': '15',
  });
  expect(network.asked).toEqual(['hook.example']);
});

test('a name that resolves differently a moment later is not followed', async () => {
  const { got, port } = await outside((response) => response.end());
  // First it resolves to an outside address, which does not respond; then it would be this machine.
  const rebound = testNetwork(
    { 'hook.example': [[FAR], ['127.0.0.1']] },
    { ports: [port], isAllowed: (one) => one === FAR || isRoutable(one) },
  );
  const address = `http://hook.example:${port}/`;
  expect(await post(address, MESSAGE, rebound, { timeout: 50, retryDelay: 1 })).toBeUndefined();
  // The second attempt resolved the name again and refused the result.
  expect(rebound.asked).toEqual(['hook.example', 'hook.example']);
  expect(got).toEqual([]);
});

test.each([301, 302, 303, 307, 308])('redirect %i is not followed', async (status) => {
  const { got, network, address, port } = await outside((response) => {
    response.writeHead(status, { location: `http://hook.example:${port}/elsewhere` }).end();
  });
  expect(await post(address, MESSAGE, network, PACE)).toBe(status);
  expect(got.map(({ path }) => path)).toEqual(['/turn']);
});

test.each([
  [500, 2],
  [503, 2],
  [429, 2],
  [404, 1],
  [410, 1],
  [204, 1],
])('after %i it was tried %i times', async (status, times) => {
  const { got, network, address } = await outside((response) => {
    response.writeHead(status).end();
  });
  expect(await post(address, MESSAGE, network, PACE)).toBe(status);
  expect(got).toHaveLength(times);
});

test('a host that does not respond times out', async () => {
  const { got, network, address } = await outside(() => {});
  const before = Date.now();
  expect(await post(address, MESSAGE, network, { timeout: 100, retryDelay: 1 })).toBeUndefined();
  expect(Date.now() - before).toBeLessThan(2_000);
  expect(got).toHaveLength(2);
});

test('neither an endless response nor endless headers are read', async () => {
  const endless = await outside((response) => {
    response.writeHead(200);
    const more = setInterval(() => response.write('x'.repeat(1000)), 1);
    response.on('close', () => clearInterval(more));
  });
  expect(await post(endless.address, MESSAGE, endless.network, PACE)).toBe(200);
  const headers = await outside((response) => {
    response.writeHead(200, { 'x-much': 'x'.repeat(12_000) }).end();
  });
  expect(await post(headers.address, MESSAGE, headers.network, PACE)).toBeUndefined();
});

test('a forbidden address is never contacted', async () => {
  const { got, port } = await outside((response) => response.end());
  const network = testNetwork({}, { ports: [port] });
  for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', '0']) {
    expect(await post(`http://${host}:${port}/`, MESSAGE, network, PACE)).toBeUndefined();
  }
  expect(got).toEqual([]);
});
