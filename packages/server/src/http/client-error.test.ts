import { afterAll, beforeAll, expect, test } from 'vitest';
import { askPlainly } from '../api/testing/plain-request.ts';
import { type Running, startServer } from '../api/testing/server.ts';

let server: Running;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.close());

test('an expectation that cannot be met is refused', async () => {
  const { status, body } = await askPlainly(server, 'GET', '/api/tables', { expect: 'the unexpected' });
  expect(status).toBe(417);
  expect(JSON.parse(body)).toEqual({
    rule: 'request',
    code: 'expectationUnknown',
    params: {},
    detail: 'This server only supports the expectation 100-continue.',
  });
});

test('a request that names no host is refused', async () => {
  const { status, body } = await askPlainly(server, 'GET', '/api/tables', {}, false);
  expect(status).toBe(421);
  expect(JSON.parse(body)).toMatchObject({ rule: 'host', code: 'otherHost' });
});
