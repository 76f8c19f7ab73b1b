/** As much of a browser as notices need, for tests. */
import { vi } from 'vitest';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly secret: string | null;
  readonly body: unknown;
}

export interface TestBrowser {
  /** What the player answers when asked, and how often they were. */
  permission: NotificationPermission;
  answer: NotificationPermission;
  asked: number;
  /** What was asked of the server, and what it answers by method and path; undefined is a refusal. */
  readonly requests: Asked[];
  readonly answers: Record<string, unknown>;
  /** By which rule it refuses. */
  readonly rules: Record<string, string>;
  isOffline: boolean;
  /** Where the browser is told; undefined if it is not subscribed. */
  endpoint: string | undefined;
  key: string | undefined;
  canSubscribe: boolean;
}

function fakeCaches() {
  const entries = new Map<string, string>();
  const cache = {
    put: async (path: string, response: Response) => void entries.set(path, await response.text()),
    match: async (path: string) => {
      const text = entries.get(path);
      return text === undefined ? undefined : new Response(text);
    },
    delete: async (path: string) => entries.delete(path),
    keys: async () => [...entries.keys()],
  };
  return { open: async () => cache };
}

function fakeStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

function fakePushManager(browser: TestBrowser) {
  const subscription = () => ({
    endpoint: browser.endpoint,
    toJSON: () => ({ endpoint: browser.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      browser.endpoint = undefined;
      return true;
    },
  });
  return {
    getSubscription: async () => (browser.endpoint === undefined ? null : subscription()),
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      if (!browser.canSubscribe) throw new Error('no push service');
      if (browser.endpoint !== undefined && browser.key !== key) throw new Error('another key');
      browser.endpoint ??= `https://push.example/${key}`;
      browser.key = key;
      return subscription();
    },
  };
}

/** Stays until `vi.unstubAllGlobals`. */
export function openBrowser(): TestBrowser {
  const browser: TestBrowser = {
    permission: 'default',
    answer: 'granted',
    asked: 0,
    requests: [],
    answers: { 'GET /api/notices': { webhook: true, push: 'key1' } },
    rules: {},
    isOffline: false,
    endpoint: undefined,
    key: undefined,
    canSubscribe: true,
  };
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked++;
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  const registration = { pushManager: fakePushManager(browser) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const secret = new Headers(headers).get('authorization');
    browser.requests.push({
      method,
      path,
      secret,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    if (browser.isOffline) throw new TypeError('no network');
    const { [`${method} ${path}`]: rule } = browser.rules;
    const answer = rule === undefined ? browser.answers[`${method} ${path}`] : undefined;
    if (answer !== undefined) return Response.json(answer);
    return Response.json(
      rule === undefined ? {} : { rule, code: 'addressUnknown', params: {}, detail: 'No.' },
      { status: 422 },
    );
  });
  return browser;
}
