/**
 * Keeps the whole app in the browser, every game and computer player, so that it works without a network once it has been
 * opened; of the languages those that it has been read in. An edition of the app is one cache with all files of one build: files of two builds never
 * meet on a page. The browser looks for a new edition at each start; it is fetched in the background and takes over
 * when no page of the old one is open any more, so nothing changes under a game in progress. Only a page that does not
 * match its server asks it to take over at once; the files of the old edition stay for other pages that are open. By
 * hand: the usual library is several times as long, and knows no editions.
 */
import { parsePath } from '@guimard/protocol/route';
import { handlePush, type PushScope } from '../online/notifications/push-worker.ts';
import { KEPT_LANGUAGE, TAKE_OVER, wantedLanguage } from './messages.ts';
import type { WorkerScope } from './worker-scope.ts';

/** All are put in by the build (build/service-worker.ts). */
declare const VERSION: string;
declare const FILES: readonly string[];
declare const LANGUAGES: Readonly<Record<string, readonly string[]>>;

const PREFIX = 'guimard-';
const CACHE = PREFIX + VERSION;
const KEPT: ReadonlySet<string> = new Set(FILES);
const SPOKEN: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(LANGUAGES));
// The types of pages and of service workers exclude each other; so the parts that are used are declared by hand.
const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void scope.skipWaiting();
  const language = wantedLanguage(event.data);
  if (language !== undefined)
    event.waitUntil(keepLanguage(language).then(() => event.ports[0]?.postMessage(KEPT_LANGUAGE)));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Every page of the app is the same document.
  const isPage = request.mode === 'navigate' && parsePath(pathname).page !== 'unknown';
  const path = isPage ? '/' : pathname;
  // All else, tables online among it, is between the page and the server.
  if (KEPT.has(path) || isNamedByContent(path)) event.respondWith(answer(path, request));
  // An address that leads nowhere, as far as we know: the server says so or, out of its reach, the app. Only asking tells:
  // a browser may believe itself online long after it is not.
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => answer('/', request)));
});
// As above.
handlePush(self as unknown as PushScope);

const isNamedByContent = (path: string): boolean => path.startsWith('/assets/');

/** The languages last: one may be chosen, and marked by the edition before, while the rest is fetched. */
async function keepAll(): Promise<void> {
  await keep([...KEPT]);
  const languages = await Promise.all(
    [...SPOKEN.keys()].map(async (language) => (await caches.match(markOf(language))) && language),
  );
  await Promise.all(languages.filter((language) => language !== undefined).map(keepLanguage));
}

/** Marked first, for an edition that is fetched meanwhile. */
async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(markOf(language), new Response());
  await keep(SPOKEN.get(language) ?? []);
}

/** No page has this address: it says that the language was read, also to the next edition. */
const markOf = (language: string): string => `/.languages/${language}`;

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    paths.map(async (path) => {
      if (!isNamedByContent(path) || (await cache.match(path)) === undefined)
        await cache.put(path, await obtain(path));
    }),
  );
}

/** From the edition before, if the file is named by its content and so cannot have changed; else from the server. */
async function obtain(path: string): Promise<Response> {
  const kept = isNamedByContent(path) ? await caches.match(path) : undefined;
  if (kept !== undefined) return kept;
  const response = await fetch(path, { cache: isNamedByContent(path) ? 'default' : 'reload' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  // Pages of the old edition may still ask for its files.
  const isAlone = (await scope.clients.matchAll({ includeUncontrolled: true })).length === 0;
  if (isAlone) await Promise.all(old.map((name) => caches.delete(name)));
  // On the first visit the page is open already.
  await scope.clients.claim();
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(path)) ?? (isNamedByContent(path) ? await caches.match(path) : undefined);
  // A browser short of room may have thrown the cache away.
  return kept ?? fetch(request);
}
