import { expect, onTestFinished, test } from 'vitest';
import { Client } from '../api/testing/bytes-client.ts';
import { NEW_TABLE } from '../api/testing/client.ts';
import { startServer } from '../api/testing/server.ts';

const head = (framing: string) =>
  `POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
const body = JSON.stringify(NEW_TABLE);

test.each([
  ['of a given length', head('Content-Length: 8000')],
  ['of unknown length', head('Transfer-Encoding: chunked')],
])('bodies %s that arrive slowly take up only so much memory together', async (_what, slow) => {
  const server = await startServer({ http: { bodies: 17_000 } });
  onTestFinished(() => server.close());
  const begun = () => new Promise((resolve) => server.app.server.once('request', resolve));
  const clients = [];
  for (let i = 0; i < 2; i++) {
    const requested = begun();
    const client = new Client(server.url);
    client.socket.write(slow);
    clients.push(client);
    await requested;
  }
  const third = new Client(server.url);
  third.socket.write(slow);
  await third.closed;
  expect(third.statuses).toEqual([503]);
  expect(JSON.parse(third.received.split('\r\n\r\n')[1])).toMatchObject({ code: 'serverFull' });
  // Requests without a body are not limited, and there is room once one is gone.
  expect((await fetch(`${server.url}/api/tables`)).status).toBe(200);
  clients[0].socket.destroy();
  const post = async () => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${server.url}/api/tables`, { method: 'POST', headers, body })).status;
  };
  await expect.poll(post).toBe(201);
});
