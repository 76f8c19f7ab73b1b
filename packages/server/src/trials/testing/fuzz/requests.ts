/** Requests to every route of the API, and to unknown ones. */
import type { Rng } from '@guimard/engine/kit';
import type { Seated } from '@guimard/protocol';
import type { Asked } from './exchange.ts';
import { anything, noise, oneOf, WORDS } from './junk.ts';
import { longHeader } from './long.ts';
import { lengthened, mutated } from './mutate.ts';
import { type Route, valueFor } from './routes.ts';

/** Besides the API: the host's routes, files, and unknown paths. */
const PATHS = [
  '/',
  '/index.html',
  '/assets/nothing.js',
  '/.git/config',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/docs/openapi.json',
  '/api',
  '/api/',
  '/api/nothing',
  '/api/tables/aaaaaaaa/socket',
  '/api/%c0%ae%c0%ae/',
  '/api/tables/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/index.html%00.js',
  '/%',
  '//',
  '/?%',
  `/${'a'.repeat(5000)}`,
  '/nowhere',
];
/** Of the app, with previews, and of a table. */
const pagesOf = (table: string): readonly string[] => [
  '/',
  '/learn',
  '/card.png',
  `/t/${table}`,
  `/t/${table}/card.png`,
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
const TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '',
  '*/*',
];
/** One of each may be added. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  host: ['localhost', 'evil.example', '[::1]:1', '127.0.0.1:99999', 'a b', ''],
  origin: ['null', 'https://evil.example', 'http://127.0.0.1', 'x'],
  accept: ['text/html', '*/*', 'image/webp', ';;;'],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', 'x, y;q=2'],
  'x-forwarded-for': ['10.0.0.1', '::1', 'x', '1.1.1.1, 2.2.2.2', `${'1.1.1.1,'.repeat(200)}`],
  'x-forwarded-host': ['evil.example', ''],
  'x-forwarded-proto': ['https', 'x'],
  'x-http-method-override': ['DELETE'],
  range: ['bytes=0-1', 'bytes=99999-', 'bytes=-1', 'bytes=2-1', 'x'],
  'if-none-match': ['*', 'W/"x"'],
  'if-match': ['"x"'],
  'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'if-unmodified-since': ['Thu, 01 Jan 1970 00:00:00 GMT'],
  cookie: ['a=b', '=', ';;;'],
  'content-encoding': ['gzip', 'x'],
  expect: ['100-continue', 'x'],
  upgrade: ['h2c', 'websocket'],
  connection: ['close', 'upgrade', 'keep-alive, x'],
  'x-request-id': ['__proto__'],
  __proto__x: ['x'],
  'accept-language': ['de', 'eo, de-CH;q=0.8, en;q=0.5'],
  forwarded: ['for=10.0.0.1'],
  'if-range': ['"x"'],
  'user-agent': ['x'],
  referer: ['https://evil.example/'],
  'sec-fetch-site': ['cross-site'],
};
const AUTHORIZATIONS = ['Bearer x', 'Basic eA==', `Bearer ${'a'.repeat(22)}`, '', 'Bearer', 'bearer  a'];
/** Bytes: more than a request may have. */
const TOO_LONG = 9_000;
/** All headers together may have 16 KiB. */
export const LONGEST_HEADER = 15_000;
const LONGEST_BODY = 8_192;
/** Of a whole game. */
const LONGEST_GAME = 72 * 1024;

/** Lone surrogates are not allowed in a URL. */
const inPath = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

/** To a route as described, or nearly so. */
export function requestTo(rng: Rng, route: Route, places: readonly Seated[]): Asked {
  const here = oneOf(rng, places);
  const words = [here.table, here.secret, here.recovery];
  const isSound = rng.below(2) === 0;
  const value = (schema: Parameters<typeof valueFor>[1]) =>
    isSound || rng.below(3) > 0 ? valueFor(rng, schema, words) : anything(rng, 0);
  let { path } = route;
  const query: string[] = [];
  for (const { in: where, name, schema } of route.parameters ?? []) {
    if (where === 'path') path = path.replace(`{${name}}`, () => inPath(value(schema)));
    else if (rng.below(2) === 0) query.push(`${name}=${inPath(value(schema))}`);
  }
  if (query.length > 0) path += `?${query.join('&')}`;
  const authorization = isSound || rng.below(2) === 0 ? `Bearer ${here.secret}` : oneOf(rng, AUTHORIZATIONS);
  const headers = { ...(rng.below(5) === 0 ? {} : { authorization }), ...(isSound ? {} : someHeaders(rng)) };
  const schema = route.requestBody?.content['application/json'].schema;
  if (schema === undefined) return { method: route.method, path, headers };
  const sound = valueFor(rng, schema, words) as object;
  if (!isSound) return { method: route.method, path, ...anyBody(rng, sound, headers) };
  const json = { ...headers, 'content-type': 'application/json' };
  return { method: route.method, path, headers: json, body: JSON.stringify(sound) };
}

/** To anywhere, with any method. */
export function requestAnywhere(rng: Rng, routes: readonly Route[], places: readonly Seated[]): Asked {
  const method = oneOf(rng, METHODS);
  const asked = requestTo(rng, oneOf(rng, routes), places);
  const path = oneOf(rng, [asked.path, oneOf(rng, PATHS), `/api/tables/${inPath(oneOf(rng, WORDS))}`]);
  const headers = someHeaders(rng);
  if (method === 'GET' || method === 'HEAD' || method === 'TRACE') return { method, path, headers };
  return { method, path, ...anyBody(rng, [anything(rng)], headers) };
}

/** With one part that is as long as it may be: a header, the path, the query, or something in the body. */
export function longRequest(rng: Rng, routes: readonly Route[], places: readonly Seated[]): Asked {
  const route = oneOf(rng, routes);
  const asked = requestTo(rng, route, places);
  const schema = route.requestBody?.content['application/json'].schema;
  if (schema !== undefined && rng.below(2) === 0) {
    const most = route.path.startsWith('/api/daily') ? LONGEST_GAME : LONGEST_BODY;
    const body = lengthened(rng, valueFor(rng, schema, []) as object, most);
    return { ...asked, headers: { ...asked.headers, 'content-type': 'application/json' }, body };
  }
  const { path, ...rest } = oneOf(rng, [
    asked,
    { method: 'GET', path: oneOf(rng, [...PATHS, ...pagesOf(oneOf(rng, places).table)]) },
  ]);
  if (rng.below(4) === 0) {
    const end = longHeader(rng, LONGEST_HEADER).replaceAll(/[^!-~]/g, '+');
    return { ...rest, path: path + oneOf(rng, ['', '/', '?', '?lang=', '&', '%']) + end };
  }
  const name = oneOf(rng, [...Object.keys(HEADERS), 'authorization', 'content-type']);
  const begin = oneOf(rng, ['', ...(HEADERS[name] ?? ['Bearer ', 'application/json;'])]);
  const value = begin + longHeader(rng, LONGEST_HEADER - begin.length);
  return { ...rest, path, headers: { ...asked.headers, [name]: value } };
}

function someHeaders(rng: Rng): Readonly<Record<string, string>> {
  const names = Array.from({ length: rng.below(4) }, () => oneOf(rng, Object.keys(HEADERS)));
  return Object.fromEntries(names.map((name) => [name, oneOf(rng, HEADERS[name])]));
}

function anyBody(
  rng: Rng,
  sound: object,
  headers: Readonly<Record<string, string>>,
): { readonly headers: Readonly<Record<string, string>>; readonly body: string } {
  const type = rng.below(4) > 0 ? 'application/json' : oneOf(rng, TYPES);
  const bodies = [
    () => mutated(rng, sound),
    () => JSON.stringify(sound),
    () => noise(rng),
    () => JSON.stringify('x'.repeat(TOO_LONG)),
    () => '',
  ];
  return { headers: { ...headers, 'content-type': type }, body: oneOf(rng, bodies)() };
}
