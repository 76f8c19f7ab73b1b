import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, startServer } from '../api/testing/server.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

/** With the path as it is written here: `fetch` would tidy it up. */
function get(path: string, accept: string): Promise<Answer> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { accept } });
    asked.on('response', (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((body) => resolve({ status, type: headers['content-type'], body }), reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

const refusal = (rule: string) => ({
  rule,
  code: expect.any(String),
  params: {},
  detail: expect.any(String),
});

describe.each([
  '//',
  '//x/',
  '/.',
  '/..',
  '/%00',
  '/index.html%00.js',
  '/..%5c',
  '/%2e%2e/%2e%2e/etc/passwd',
  'http://elsewhere/',
  `/${'x'.repeat(15_000)}`,
  `/${'x/'.repeat(5_000)}`,
])('%.20s', (path) => {
  test('is a page for people, JSON for programs, and no fault of ours', async () => {
    const forPeople = await get(path, 'text/html');
    expect(forPeople).toMatchObject({ status: 404, type: expect.stringContaining('text/html') });
    expect(forPeople.body).toContain('<title>Guimard</title>');
    const forPrograms = await get(path, '*/*');
    expect(forPrograms.status).toBe(404);
    expect(JSON.parse(forPrograms.body)).toEqual(refusal('path'));
    expect(server.log.join('')).not.toMatch(/"level":[456]0|"stack"/);
  });
});

test.each(['/%', '/api/%zz'])('%s cannot be read, and is refused', async (path) => {
  const { status, body } = await get(path, '*/*');
  expect(status).toBe(400);
  expect(JSON.parse(body)).toEqual(refusal('path'));
});

test('a request line that is too long is refused', async () => {
  const { status, body } = await get(`/${'x'.repeat(20_000)}`, '*/*');
  expect(status).toBe(431);
  expect(JSON.parse(body)).toEqual(refusal('too-large'));
});
