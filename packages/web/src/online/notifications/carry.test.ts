import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carryNotifications } from './carry.ts';
import { storedNotification } from './stored-notifications.ts';
import { isSubscribed, subscribe, unsubscribe } from './subscribe.ts';
import { openBrowser, type TestBrowser } from './testing/browser.ts';

// There is no address bar in a test.
vi.mock('../links.ts', () => ({ linkTo: (code: string) => `https://guimard.example/t/${code}` }));

const ID = 'i'.repeat(22);
const OLD = {
  table: 'abcd2345',
  secret: 's'.repeat(22),
  link: 'https://guimard.example/t/abcd2345',
  title: 'À toi de jouer',
  body: 'C’est ton tour.',
};
const NEW = { table: 'bbbb2345', secret: 't'.repeat(22) };
const NEW_SEAT = { ...OLD, ...NEW, link: 'https://guimard.example/t/bbbb2345' };

let browser: TestBrowser;
beforeEach(async () => {
  browser = openBrowser();
  for (const { table } of [OLD, NEW]) {
    browser.answers[`POST /api/tables/${table}/notices`] = { id: ID };
    browser.answers[`DELETE /api/tables/${table}/notices/${ID}`] = {};
  }
  await subscribe(OLD, 'key1');
  browser.requests.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test('who was told at one table is told at the next, in the same words', async () => {
  await carryNotifications(OLD.table, NEW);
  expect(browser.requests.at(-1)).toEqual({
    method: 'POST',
    path: '/api/tables/bbbb2345/notices',
    secret: `Bearer ${NEW.secret}`,
    body: { kind: 'push', address: 'https://push.example/key1', p256dh: 'p', auth: 'a' },
  });
  const { title, body, link } = NEW_SEAT;
  expect(await storedNotification(NEW.table)).toMatchObject({ title, body, link });
  expect(await isSubscribed(NEW_SEAT)).toBe(true);
});

test('who turns it off at the next table and comes by again finds it off', async () => {
  await carryNotifications(OLD.table, NEW);
  await unsubscribe(NEW_SEAT);
  // Nothing is left for the browser to be told of.
  expect(browser.endpoint).toBeUndefined();
  await carryNotifications(OLD.table, NEW);
  expect(await isSubscribed(NEW_SEAT)).toBe(false);
});

test('who was not told is left alone', async () => {
  await unsubscribe(OLD);
  browser.requests.length = 0;
  await carryNotifications(OLD.table, NEW);
  expect([browser.requests, await storedNotification(NEW.table)]).toEqual([[], undefined]);
});

test.each(['default', 'denied'] as const)('nobody is asked: permission %s', async (permission) => {
  browser.permission = permission;
  browser.asked = 0;
  await carryNotifications(OLD.table, NEW);
  expect([browser.asked, browser.requests]).toEqual([0, []]);
});

test.each<[string, (browser: TestBrowser) => unknown]>([
  [
    'the server refuses',
    ({ rules }) => Object.assign(rules, { [`POST /api/tables/${NEW.table}/notices`]: 'rate' }),
  ],
  [
    'the server tells no browsers any more',
    ({ answers }) => Object.assign(answers, { 'GET /api/notices': { webhook: true } }),
  ],
  ['there is no network', (one) => Object.assign(one, { isOffline: true })],
  ['the browser cannot subscribe', (one) => Object.assign(one, { canSubscribe: false })],
])('if %s, it is off, and nothing is said', async (_what, happen) => {
  happen(browser);
  await carryNotifications(OLD.table, NEW);
  expect(await isSubscribed(NEW_SEAT)).toBe(false);
});

test('a browser that keeps nothing is left alone', async () => {
  vi.stubGlobal('caches', undefined);
  await carryNotifications(OLD.table, NEW);
  expect(browser.requests).toEqual([]);
});
