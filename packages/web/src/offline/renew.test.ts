import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TAKE_OVER } from './messages.ts';
import { renew } from './renew.ts';

/** A service worker that installs itself when the page looks, and takes over when it is told to. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly heard: unknown[] = [];

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage(message: unknown): void {
    this.heard.push(message);
    queueMicrotask(() => this.become('activated'));
  }
}

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { reload });
});
afterEach(() => vi.unstubAllGlobals());

function stubRegistration(registration: object | undefined): void {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

test('without service workers the page is just loaded again', async () => {
  vi.stubGlobal('navigator', {});
  await renew();
  expect(reload).toHaveBeenCalledOnce();
});

test('a new service worker takes over before the page is loaded again', async () => {
  const worker = new FakeWorker();
  const registration = { installing: null as FakeWorker | null, waiting: null, update: async () => {} };
  registration.update = async () => {
    registration.installing = worker;
    setTimeout(() => worker.become('installed'));
  };
  reload.mockImplementation(() => expect(worker.state).toBe('activated'));
  stubRegistration(registration);
  await renew();
  expect(worker.heard).toEqual([TAKE_OVER]);
  expect(reload).toHaveBeenCalledOnce();
});

test('so does one that was waiting already', async () => {
  const worker = new FakeWorker();
  worker.state = 'installed';
  stubRegistration({ installing: null, waiting: worker, update: async () => {} });
  await renew();
  expect(worker.heard).toEqual([TAKE_OVER]);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['cannot be fetched', { update: () => Promise.reject(new Error('offline')) }],
  [
    'is given up',
    { update: async () => {}, installing: Object.assign(new FakeWorker(), { state: 'redundant' }) },
  ],
])('where a new service worker %s, the page is loaded again all the same', async (_, registration) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  stubRegistration(registration);
  await renew();
  expect(reload).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
