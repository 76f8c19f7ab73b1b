import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedNotification } from './stored-notifications.ts';
import { isBlocked, isSubscribed, pushKey, subscribe, unsubscribe } from './subscribe.ts';
import { openBrowser, type TestBrowser } from './testing/browser.ts';

const ID = 'i'.repeat(22);
const SEAT = {
  table: 'abcd2345',
  secret: 's'.repeat(22),
  link: 'https://guimard.example/t/abcd2345',
  title: 'À vous !',
  body: 'C’est votre tour.',
};
const OTHER = { ...SEAT, table: 'bbbb2345' };

let browser: TestBrowser;
beforeEach(() => {
  browser = openBrowser();
  for (const { table } of [SEAT, OTHER]) {
    browser.answers[`POST /api/tables/${table}/notices`] = { id: ID };
    browser.answers[`DELETE /api/tables/${table}/notices/${ID}`] = {};
  }
});
afterEach(() => vi.unstubAllGlobals());

test('nobody is asked before they want it', async () => {
  expect(await pushKey()).toBe('key1');
  expect(await isSubscribed(SEAT)).toBe(false);
  expect(browser.asked).toBe(0);
});

test('on, with the words of the page; and off', async () => {
  expect(await subscribe(SEAT, 'key1')).toBe(true);
  expect(browser.requests).toEqual([
    {
      method: 'POST',
      path: '/api/tables/abcd2345/notices',
      secret: `Bearer ${SEAT.secret}`,
      body: { kind: 'push', address: 'https://push.example/key1', p256dh: 'p', auth: 'a' },
    },
  ]);
  expect(await storedNotification(SEAT.table)).toMatchObject({
    title: SEAT.title,
    body: SEAT.body,
    link: SEAT.link,
  });
  expect(await isSubscribed(SEAT)).toBe(true);
  await unsubscribe(SEAT);
  expect(browser.requests.at(-1)).toMatchObject({ method: 'DELETE', secret: `Bearer ${SEAT.secret}` });
  expect([browser.endpoint, await storedNotification(SEAT.table)]).toEqual([undefined, undefined]);
  expect(await isSubscribed(SEAT)).toBe(false);
});

test('one subscription serves all tables, as long as there is one', async () => {
  await subscribe(SEAT, 'key1');
  await subscribe(OTHER, 'key1');
  await unsubscribe(SEAT);
  expect(browser.endpoint).toBeDefined();
  expect(await isSubscribed(OTHER)).toBe(true);
  await unsubscribe(OTHER);
  expect(browser.endpoint).toBeUndefined();
});

test('who says no is not subscribed, and not asked of the server', async () => {
  browser.answer = 'denied';
  expect(await subscribe(SEAT, 'key1')).toBe(false);
  expect([isBlocked(), browser.requests]).toEqual([true, []]);
});

test('what the server refuses, or no push service offers, is not on', async () => {
  browser.canSubscribe = false;
  expect(await subscribe(SEAT, 'key1')).toBe(false);
  browser.canSubscribe = true;
  browser.answers[`POST /api/tables/${SEAT.table}/notices`] = undefined;
  expect(await subscribe(SEAT, 'key1')).toBe(false);
  expect(await isSubscribed(SEAT)).toBe(false);
});

test('a server with a new key gets a new subscription', async () => {
  await subscribe(SEAT, 'key1');
  expect(await subscribe(SEAT, 'key2')).toBe(true);
  expect(browser.endpoint).toBe('https://push.example/key2');
});

test('a browser that is told elsewhere from now on says so, and words follow the language', async () => {
  await subscribe(SEAT, 'key1');
  browser.endpoint = 'https://push.example/moved';
  expect(await isSubscribed({ ...SEAT, title: 'Your turn' })).toBe(true);
  expect(browser.requests.at(-1)?.body).toMatchObject({ address: 'https://push.example/moved' });
  expect((await storedNotification(SEAT.table))?.title).toBe('Your turn');
  expect(await isSubscribed({ ...SEAT, title: 'Sie sind dran' })).toBe(true);
  expect((await storedNotification(SEAT.table))?.title).toBe('Sie sind dran');
});

test('a browser or a server that cannot is left alone', async () => {
  browser.answers['GET /api/notices'] = { webhook: true };
  expect(await pushKey()).toBeUndefined();
  browser.requests.length = 0;
  vi.stubGlobal('navigator', {});
  expect(await pushKey()).toBeUndefined();
  expect(browser.requests).toEqual([]);
});
