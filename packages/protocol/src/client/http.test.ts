import { expect, test } from 'vitest';
import type { Host } from './host.ts';
import { HttpClient, newKeys, OFFLINE, OUTDATED } from './http.ts';
import { FakeHost } from './testing/fake-host.ts';
import { infoAt } from './testing/messages.ts';

interface Said {
  readonly status?: number;
  readonly body?: unknown;
}
type Asked = Parameters<FakeHost['fetch']>;

/** Returns these responses one after the other, and the last one from then on. An error: the server is unreachable. */
function answering(...answers: readonly (Said | Error)[]) {
  const asked: Asked[] = [];
  const fakeHost = new FakeHost('http', async (...question) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(question);
    if (answer instanceof Error) throw answer;
    const { status = 200, body } = answer;
    return { ok: status < 300, status, statusText: 'Bad', json: async () => JSON.parse(String(body)) };
  });
  // Timers fire at once: nothing else happens meanwhile.
  const setTimeout = (run: () => void): number => {
    void Promise.resolve().then(run);
    return 0;
  };
  const { now, random, randomBytes, clearTimeout, fetch } = fakeHost;
  const host: Host = { now, random, randomBytes, setTimeout, clearTimeout, fetch };
  return { http: new HttpClient('https://play.example.org', host), asked };
}
const json = (body: unknown, status = 200): Said => ({ status, body: JSON.stringify(body) });

const SECRET = 's'.repeat(22);
const KEYS = newKeys(new FakeHost());
const SEATED = { table: 'abcdefgh', seat: 1, ...KEYS };
const NO_NETWORK = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });

test('asks for a table without its moves', async () => {
  const { http, asked } = answering(json({ table: infoAt(3), from: 0, moves: [], now: 0 }));
  expect(await http.table('abcdefgh')).toEqual({ ok: true, value: infoAt(3) });
  const [[url, request]] = asked;
  expect(url).toBe(
    'https://play.example.org/api/tables/abcdefgh?moves=9007199254740991&version=9007199254740991',
  );
  expect(request).toEqual({ method: 'GET', headers: {} });
});

test('sends the secret and a body', async () => {
  const { http, asked } = answering(json({ version: 8 }));
  const request = { key: 'a-key-of-mine', version: 7, command: { type: 'resign' } } as const;
  expect(await http.command('abcdefgh', SECRET, request)).toEqual({ ok: true, value: { version: 8 } });
  expect(asked[0][1]).toEqual({
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
});

test('a response without a body is valid', async () => {
  const { http } = answering({ status: 204 });
  expect(await http.eraseSeat('abcdefgh', SECRET)).toEqual({ ok: true, value: {} });
});

test('a refusal has its rule', async () => {
  const refusal = { rule: 'secret', code: 'wrongSecret', params: {}, detail: 'No.' };
  const { http } = answering(json(refusal, 401));
  expect(await http.ownSeat('abcdefgh', SECRET)).toEqual({ ok: false, error: refusal });
});

test.each([NO_NETWORK, { status: 502, body: '<html>' }, { body: '<html>' }, json({ oops: 1 }, 500)])(
  'an invalid response counts as unreachable: %o',
  async (answer) => {
    const { http } = answering(answer);
    expect(await http.reach()).toMatchObject({ ok: false, error: { rule: OFFLINE } });
  },
);

test('reports what was wrong with the network', async () => {
  const { http } = answering(NO_NETWORK);
  expect(await http.reach()).toMatchObject({ error: { params: { detail: 'connect ECONNREFUSED' } } });
});

test('a response that does not match the schema means another version', async () => {
  const { layout: _layout, ...older } = infoAt(3);
  const { http } = answering(json({ table: older, from: 0, moves: [], now: 0 }));
  expect(await http.table('abcdefgh')).toMatchObject({ ok: false, error: { rule: OUTDATED } });
});

test('without a response the same seat is requested again', async () => {
  const { http, asked } = answering(NO_NETWORK, NO_NETWORK, json(SEATED, 201));
  const player = { nickname: 'Hector', keys: KEYS };
  expect(await http.join('abcdefgh', player)).toEqual({ ok: true, value: SEATED });
  expect(asked.map(([, { body }]) => body)).toEqual(Array(3).fill(JSON.stringify(player)));
});

test('tries four times at most, and stops after a response', async () => {
  const alone = answering(NO_NETWORK);
  expect(await alone.http.rematch('abcdefgh', SECRET)).toMatchObject({ error: { rule: OFFLINE } });
  expect(alone.asked).toHaveLength(4);
  const refusing = answering(json({ rule: 'full', code: 'seatTaken', params: {}, detail: '' }, 422));
  expect(await refusing.http.join('abcdefgh', { nickname: 'Hector', keys: KEYS })).toMatchObject({
    error: { rule: 'full' },
  });
  expect(refusing.asked).toHaveLength(1);
});

test('an invalid name is not sent', async () => {
  const { http, asked } = answering(json(SEATED, 201));
  expect(await http.join('abcdefgh', { nickname: ' ', keys: KEYS })).toMatchObject({
    error: { rule: 'nickname' },
  });
  expect(asked).toEqual([]);
});

test('a result of the day is sent again until there is a response', async () => {
  const counted = {
    result: { rank: 1, name: 'Ada', scores: [40, 30], margin: 10 },
    count: 1,
    isFirst: true,
  };
  const { http, asked } = answering(NO_NETWORK, json(counted, 201));
  const log = { game: 'metro', rules: 1, options: {}, actions: [] };
  const body = { name: 'Ada', secret: SECRET, log };
  expect(await http.submitDaily('2026-11-17', body)).toEqual({ ok: true, value: counted });
  expect(asked.map(([url]) => url)).toEqual(Array(2).fill('https://play.example.org/api/daily/2026-11-17'));
  expect(asked[1][1].body).toBe(JSON.stringify(body));
  expect(await http.submitDaily('2026-11-17', { ...body, name: '\u200b' })).toMatchObject({
    error: { rule: 'nickname' },
  });
  expect(asked).toHaveLength(2);
});
