import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handlePush, type PushScope } from './push-worker.ts';
import { storeNotification } from './stored-notifications.ts';
import { openBrowser } from './testing/browser.ts';

const LINK = 'https://guimard.example/t/abcd2345';

/** A service worker, and how to make things happen to it. */
function start(open: readonly string[] = []) {
  const shown: unknown[] = [];
  const opened: string[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
    registration: { showNotification: async (...what: unknown[]) => void shown.push(what) },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: async () => void opened.push(`focus ${url}`) })),
      openWindow: async (url: string) => void opened.push(`open ${url}`),
    },
  };
  handlePush(scope as unknown as PushScope);
  const happen = async (type: string, event: object) => {
    const until: Promise<unknown>[] = [];
    const lasting = { ...event, waitUntil: (one: Promise<unknown>) => void until.push(one) };
    listeners.get(type)!(lasting as never);
    await Promise.all(until);
  };
  const push = (data: unknown) => happen('push', { data });
  const click = (data: unknown) => happen('notificationclick', { notification: { data, close: () => {} } });
  return { shown, opened, push, click };
}

beforeEach(() => void openBrowser());
afterEach(() => vi.unstubAllGlobals());

test('it speaks in the words that the page has written down', async () => {
  const notification = { title: 'À vous !', body: 'C’est votre tour.', link: LINK, id: 'i', endpoint: 'e' };
  await storeNotification('abcd2345', notification);
  const { shown, push } = start();
  await push({ json: () => ({ table: 'abcd2345', seat: 0, event: 'turn' }) });
  expect(shown).toEqual([
    [
      'À vous !',
      {
        body: 'C’est votre tour.',
        icon: '/icon-192.png',
        tag: 'turn-abcd2345',
        renotify: true,
        data: LINK,
      },
    ],
  ]);
});

test.each([
  ['an unknown table', { json: () => ({ table: 'zzzz2345' }) }],
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('{') as unknown }],
  ['something else', { json: () => ({ table: { x: 1 } }) }],
  ['null', { json: () => null }],
])('%s is shown under our name alone', async (_what, data) => {
  const { shown, push } = start();
  await push(data);
  expect(shown).toMatchObject([['Guimard', { data: '/' }]]);
});

test('a click opens the table, where it is open already if it is', async () => {
  const none = start(['https://guimard.example/', `${LINK}6`]);
  await none.click(LINK);
  expect(none.opened).toEqual([`open ${LINK}`]);
  const there = start(['https://guimard.example/', `${LINK}/at/7`]);
  await there.click(LINK);
  expect(there.opened).toEqual([`focus ${LINK}/at/7`]);
});
