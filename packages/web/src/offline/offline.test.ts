import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLanguage } from './messages.ts';
import { offline } from './offline.svelte.ts';

/** A channel whose messages arrive at once. */
class Channel {
  readonly port1 = { onmessage: (): void => undefined, close: () => undefined };
  readonly port2 = { postMessage: () => this.port1.onmessage() };
}

/** A service worker; `answer` says that everything asked so far is stored. */
class Worker {
  readonly heard: unknown[] = [];
  readonly #ports: Channel['port2'][] = [];
  postMessage(message: unknown, ports: readonly Channel['port2'][]): void {
    this.heard.push(message);
    this.#ports.push(...ports);
  }
  answer(): void {
    for (const port of this.#ports.splice(0)) port.postMessage();
  }
}

const registration = { installing: null, waiting: null, active: null } as Record<string, Worker | null>;
const serviceWorker = { controller: null as Worker | null, getRegistration: async () => registration };

beforeEach(() => {
  Object.assign(registration, { installing: null, waiting: null, active: null });
  serviceWorker.controller = null;
  vi.stubGlobal('MessageChannel', Channel);
  vi.stubGlobal('navigator', { serviceWorker });
});
afterEach(() => vi.unstubAllGlobals());

test('a page without service workers is not ready', async () => {
  vi.stubGlobal('navigator', {});
  await offline.keep('fr');
  expect(offline.isReady).toBe(false);
});

test('every edition hears the language', async () => {
  const workers = { installing: new Worker(), waiting: new Worker(), active: new Worker() };
  Object.assign(registration, workers);
  await offline.keep('fr');
  for (const { heard } of Object.values(workers)) expect(heard).toEqual([keepLanguage('fr')]);
});

test('the page is ready when the service worker that answers for it says so, and no other', async () => {
  const [first, second] = [new Worker(), new Worker()];
  registration['installing'] = first;
  await offline.keep('fr');
  first.answer();
  expect(offline.isReady).toBe(false);

  Object.assign(registration, { installing: null, active: first });
  serviceWorker.controller = first;
  await offline.keep('fr');
  expect(offline.isReady).toBe(false);
  first.answer();
  expect(offline.isReady).toBe(true);

  Object.assign(registration, { waiting: first, active: second });
  serviceWorker.controller = second;
  await offline.keep('fr');
  first.answer();
  expect(offline.isReady).toBe(false);
  second.answer();
  expect(offline.isReady).toBe(true);
});

test('an answer for another language does not count', async () => {
  const worker = new Worker();
  registration['active'] = worker;
  serviceWorker.controller = worker;
  await offline.keep('fr');
  const next = offline.keep('ja');
  worker.answer();
  expect(offline.isReady).toBe(false);
  await next;
  worker.answer();
  expect(offline.isReady).toBe(true);
});
