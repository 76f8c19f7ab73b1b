import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser, type TestBrowser } from './testing/browser.ts';
import { WebhookState } from './webhook.svelte.ts';

const ID = 'i'.repeat(22);
const SEAT = { table: 'abcd2345', secret: 's'.repeat(22), since: 1 };
const ADDRESS = 'https://ada.example/turn';
const ADD = 'POST /api/tables/abcd2345/notices';
const REMOVE = `DELETE /api/tables/abcd2345/notices/${ID}`;

let browser: TestBrowser;
beforeEach(() => {
  browser = openBrowser();
  browser.answers[ADD] = { id: ID, key: 'secret-key' };
  browser.answers[REMOVE] = {};
});
afterEach(() => vi.unstubAllGlobals());

async function turnOn(): Promise<WebhookState> {
  const webhook = new WebhookState(SEAT);
  webhook.address = ` ${ADDRESS}`;
  await webhook.change();
  return webhook;
}

test('it is offered where the server says so', async () => {
  const webhook = new WebhookState(SEAT);
  await webhook.look();
  expect(webhook.isOffered).toBe(true);
  browser.answers['GET /api/notices'] = { webhook: false, push: 'key1' };
  await webhook.look();
  expect(webhook.isOffered).toBe(false);
  browser.isOffline = true;
  await webhook.look();
  expect(webhook.isOffered).toBe(false);
});

test('on, with a key; and off', async () => {
  const webhook = await turnOn();
  expect(browser.requests).toEqual([
    {
      method: 'POST',
      path: '/api/tables/abcd2345/notices',
      secret: `Bearer ${SEAT.secret}`,
      body: { kind: 'webhook', address: ADDRESS },
    },
  ]);
  expect([webhook.isOn, webhook.key, webhook.refusal]).toEqual([true, 'secret-key', undefined]);
  await webhook.change();
  expect(browser.requests.at(-1)).toMatchObject({ method: 'DELETE', secret: `Bearer ${SEAT.secret}` });
  expect([webhook.isOn, webhook.key, new WebhookState(SEAT).isOn]).toEqual([false, undefined, false]);
});

test('the address is remembered, the key is not', async () => {
  await turnOn();
  const later = new WebhookState(SEAT);
  expect([later.isOn, later.address, later.key]).toEqual([true, ADDRESS, undefined]);
  expect(localStorage.getItem('guimard.webhooks')).not.toContain('secret-key');
  await later.change();
  expect(later.isOn).toBe(false);
});

test('it belongs to the seat: another, or the same taken anew, has none', async () => {
  await turnOn();
  expect(new WebhookState({ ...SEAT, table: 'bbbb2345' }).isOn).toBe(false);
  expect(new WebhookState({ ...SEAT, since: 2 }).isOn).toBe(false);
});

test.each(['address', 'notice', 'rate'])('what the server refuses by the rule %s is not on', async (rule) => {
  browser.rules[ADD] = rule;
  const webhook = await turnOn();
  expect([webhook.isOn, webhook.isBusy, webhook.refusal?.rule]).toEqual([false, false, rule]);
  delete browser.rules[ADD];
  await webhook.change();
  expect([webhook.isOn, webhook.refusal]).toEqual([true, undefined]);
});

test('without the server it stays as it is', async () => {
  browser.isOffline = true;
  const off = await turnOn();
  expect([off.isOn, off.refusal?.rule]).toEqual([false, 'offline']);
  browser.isOffline = false;
  const on = await turnOn();
  browser.isOffline = true;
  await on.change();
  expect([on.isOn, on.refusal?.rule, new WebhookState(SEAT).isOn]).toEqual([true, 'offline', true]);
});

test('an answer that is none turns nothing on', async () => {
  for (const answer of [{}, { id: ID }]) {
    browser.answers[ADD] = answer;
    const webhook = await turnOn();
    expect([webhook.isOn, webhook.refusal?.rule]).toEqual([false, 'outdated']);
  }
});

test('two clicks are one wish', async () => {
  const webhook = new WebhookState(SEAT);
  webhook.address = ADDRESS;
  await Promise.all([webhook.change(), webhook.change()]);
  expect([webhook.isOn, browser.requests.length]).toEqual([true, 1]);
});

test('junk is no webhook', () => {
  localStorage.setItem('guimard.webhooks', '[1,{"table":"abcd2345"}]');
  expect(new WebhookState(SEAT).isOn).toBe(false);
});

test('in a browser that stores nothing, it is known as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  const webhook = await turnOn();
  expect([webhook.isOn, webhook.key]).toEqual([true, 'secret-key']);
  expect(new WebhookState(SEAT).isOn).toBe(true);
});
