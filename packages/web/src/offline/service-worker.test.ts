/**
 * In whatever order pages open, change their language and close, and editions are installed and take over: what a page is
 * told to be stored is stored, and every page is told so in the end.
 */
import { type Rng, SeededRng } from '@guimard/engine/kit';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_LANGUAGE, keepLanguage, TAKE_OVER } from './messages.ts';

const LOCALES = ['en', 'fr', 'ja'];
const EDITIONS = ['one', 'two'];
const filesOf = (edition: string): string[] => ['/', '/icon.svg', `/assets/main-${edition}.js`];
const languageOf = (edition: string, locale: string): string[] =>
  ['shell', 'metro'].map((subject) => `/assets/${subject}-${locale}-${edition}.js`);

let rng: Rng;
/** Everything takes its time, and nobody knows how long. */
async function pause(): Promise<void> {
  for (let left = rng.below(6); left > 0; left--) await Promise.resolve();
}
/** All that takes time here are promises. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let stores: Map<string, Map<string, Response>>;
const cache = (store: Map<string, Response>) => ({
  match: async (path: string) => {
    await pause();
    return store.get(path);
  },
  put: async (path: string, response: Response) => {
    await pause();
    store.set(path, response);
  },
});
const caches = {
  open: async (name: string) => {
    await pause();
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return cache(store);
  },
  match: async (path: string) => {
    await pause();
    for (const store of stores.values()) if (store.has(path)) return store.get(path);
    return undefined;
  },
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
};

interface Port {
  postMessage(answer: string): void;
}
type Listener = (event: object) => void;

/** One edition of the service worker; its module has no state. */
class Worker {
  readonly edition: string;
  readonly #listeners: Map<string, Listener>;

  constructor(edition: string, listeners: Map<string, Listener>) {
    this.edition = edition;
    this.#listeners = listeners;
  }

  async dispatch(type: string, event: object = {}): Promise<void> {
    await pause();
    const until: Promise<unknown>[] = [];
    this.#listeners.get(type)!({ ...event, waitUntil: (one: Promise<unknown>) => void until.push(one) });
    await Promise.all(until);
  }

  post(data: unknown, ports: readonly Port[] = []): void {
    void this.dispatch('message', { data, ports });
  }

  /** Whether it can answer for all that a page in this language may ask for. */
  has(locale: string): boolean {
    const store = stores.get(`guimard-${this.edition}`);
    return [...filesOf(this.edition), ...languageOf(this.edition, locale)].every((path) => store?.has(path));
  }
}

const workers = new Map<string, Worker>();
let pages: Set<Page>;
let registration: Record<'installing' | 'waiting' | 'active', Worker | undefined>;

/** As offline.svelte.ts does it. */
class Page {
  locale: string;
  controller: Worker | undefined;
  isReady = false;
  isDeceived = false;
  #asked = 0;

  constructor(locale: string) {
    this.locale = locale;
    this.controller = registration.active;
    pages.add(this);
    this.ask();
  }

  ask(): void {
    this.isReady = false;
    const asked = ++this.#asked;
    const { locale, controller } = this;
    const port = {
      postMessage: (answer: string) => {
        this.isDeceived ||= controller?.has(locale) !== true;
        if (asked === this.#asked) this.isReady = answer === KEPT_LANGUAGE;
      },
    };
    for (const worker of Object.values(registration))
      worker?.post(keepLanguage(locale), worker === controller ? [port] : []);
  }
}

async function install(edition: string): Promise<void> {
  const worker = workers.get(edition)!;
  registration.installing = worker;
  await worker.dispatch('install');
  registration.installing = undefined;
  registration.waiting = worker;
  if (registration.active === undefined) await activate();
}

async function activate(): Promise<void> {
  const { waiting } = registration;
  if (waiting === undefined) return;
  registration.waiting = undefined;
  registration.active = waiting;
  for (const page of pages) if (page.controller !== undefined) control(page);
  await waiting.dispatch('activate');
}

function control(page: Page): void {
  if (page.controller === registration.active) return;
  page.controller = registration.active;
  page.ask();
}

beforeAll(async () => {
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (path: string) => {
    await pause();
    await pause();
    return new Response(path);
  });
  for (const edition of EDITIONS) {
    const listeners = new Map<string, Listener>();
    vi.stubGlobal('VERSION', edition);
    vi.stubGlobal('FILES', filesOf(edition));
    vi.stubGlobal(
      'LANGUAGES',
      Object.fromEntries(LOCALES.map((locale) => [locale, languageOf(edition, locale)])),
    );
    vi.stubGlobal('self', {
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      skipWaiting: async () => {
        if (registration.waiting?.edition === edition) await activate();
      },
      clients: {
        matchAll: async () => [...pages],
        claim: async () => {
          await pause();
          for (const page of pages) control(page);
        },
      },
    });
    vi.resetModules();
    await import('./service-worker.ts');
    workers.set(edition, new Worker(edition, listeners));
  }
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  stores = new Map();
  pages = new Set();
  registration = { installing: undefined, waiting: undefined, active: undefined };
});

test.for(Array.from({ length: 200 }, (_, seed) => seed))('in an order of chance (%i)', async (seed) => {
  rng = new SeededRng(`offline ${seed}`);
  const choose = <T>(some: readonly T[]): T => some[rng.below(some.length)]!;
  const anyPage = (): Page => choose([...pages]);
  new Page(choose(LOCALES));
  const installed = [install('one')];
  const deeds = [
    () => void new Page(choose(LOCALES)),
    () => {
      const page = anyPage();
      page.locale = choose(LOCALES);
      page.ask();
    },
    () => {
      if (pages.size > 1) pages.delete(anyPage());
    },
    () => {
      if (installed.length === 1) installed.push(installed[0]!.then(() => install('two')));
    },
    () => registration.waiting?.post(TAKE_OVER),
  ];
  for (let left = 8; left > 0; left--) {
    choose(deeds)();
    if (rng.below(4) === 0) await settle();
    await pause();
  }
  await Promise.all(installed);
  await settle();
  expect([...pages].filter(({ isReady }) => !isReady)).toEqual([]);

  expect([...pages].filter(({ isDeceived }) => isDeceived)).toEqual([]);
  // The edition that answers next has them, too.
  const next = registration.waiting ?? registration.active!;
  expect([...pages].filter(({ locale }) => !next.has(locale))).toEqual([]);
});
