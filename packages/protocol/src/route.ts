/**
 * The paths of the web app's pages: browsers show them, and the server tells them from unknown ones. An entry of its
 * own, without schemas, since the first screen needs it.
 *
 * @module
 */

/** Who plays at a table on this device. */
export const MODES = ['computer', 'people', 'solo'] as const;
/** One of MODES. */
export type Mode = (typeof MODES)[number];

/** A page, with what its path says. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly mode: Mode; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  /** Leads to everything that one can learn from. */
  | { readonly page: 'study' }
  /** A finished game on this device, judged move by move. */
  | { readonly page: 'review'; readonly id: string }
  /** Positions with one best move: all of them, or one. */
  | { readonly page: 'puzzles'; readonly id?: string }
  /** Counting a game on a real table: all such tables on this device, or one of them. */
  | { readonly page: 'companion'; readonly game: string; readonly id?: string }
  /** The analysis board: where studies begin, or one of this device. `study` is a packed one that a link brought. */
  | { readonly page: 'analysis'; readonly id?: string; readonly study?: string }
  /** A deal that somebody has played: `text` says of which game, with which options (deals/deal-text.ts in the web app). */
  | { readonly page: 'deal'; readonly text: string }
  /** The deal of a day, as `2026-11-17`, or of today. */
  | { readonly page: 'daily'; readonly date?: string }
  | { readonly page: 'games' }
  | { readonly page: 'settings' }
  | { readonly page: 'learn' }
  | { readonly page: 'tutorial'; readonly game: string; readonly lesson?: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  /** Tables on the server: all of them, or one, perhaps at a given move. */
  | { readonly page: 'online'; readonly code?: string; readonly at?: number }
  /** A table with the secret of a seat that moves to this device. */
  | { readonly page: 'seat'; readonly code: string; readonly secret: string }
  /** A new table, perhaps with the deal of another one. */
  | { readonly page: 'create'; readonly game: string; readonly as?: string }
  | { readonly page: 'unknown' };

/** The game that is offered first. */
export const FIRST_GAME = 'metro';

const UNKNOWN: Route = { page: 'unknown' };

const joined = (...parts: readonly (string | number | undefined)[]): string =>
  `/${parts.filter((part) => part !== undefined).join('/')}`;

/** A secret goes after the #, which browsers never send to a server; so does a deal, since its name tells what comes. */
export function makePath(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'setup':
      return joined('new', route.mode, route.game);
    case 'table':
    case 'review':
      return joined(route.page, route.id);
    case 'puzzles':
      return joined('puzzles', route.id);
    case 'analysis':
      return joined('analysis', route.id);
    case 'deal':
      return `${joined('deal')}#${route.text}`;
    case 'daily':
      return joined('daily', route.date);
    case 'tutorial':
      return joined('tutorial', route.game, route.lesson);
    case 'rules':
      return joined('rules', route.game, route.rule);
    case 'companion':
      return joined('companion', route.game, route.id);
    case 'create':
      return joined('online', 'new', route.game, route.as);
    case 'online':
      if (route.code === undefined) return '/online';
      return route.at === undefined ? joined('t', route.code) : joined('t', route.code, 'at', route.at);
    case 'seat':
      return `${joined('t', route.code)}#seat=${route.secret}`;
    default:
      return joined(route.page);
  }
}

/** How many parts the path of a page may have. */
const MOST_PARTS: Readonly<Record<string, number>> = {
  new: 3,
  table: 2,
  study: 1,
  review: 2,
  puzzles: 2,
  companion: 3,
  analysis: 2,
  deal: 1,
  daily: 2,
  games: 1,
  settings: 1,
  learn: 1,
  tutorial: 3,
  rules: 3,
  online: 4,
  t: 4,
};

/** The first parts of all paths. */
export const PAGES: readonly string[] = Object.keys(MOST_PARTS);

/** The page at a path, which starts with a slash. */
export function parsePath(path: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'home' };
  if (!/^(?:\/[\w-]+)+\/?$/.test(path)) return UNKNOWN;
  const parts = path.split('/').filter((part) => part !== '');
  const [page = '', first, second, third] = parts;
  if (!Object.hasOwn(MOST_PARTS, page) || parts.length > (MOST_PARTS[page] ?? 0)) return UNKNOWN;
  const game = first ?? FIRST_GAME;
  switch (page) {
    case 'new':
      return parseSetup(first, second);
    case 'table':
    case 'review':
      return first === undefined ? UNKNOWN : { page, id: first };
    case 'puzzles':
    case 'analysis':
      return first === undefined ? { page } : { page, id: first };
    case 'deal':
      return { page, text: '' };
    case 'daily':
      return first === undefined ? { page } : { page, date: first };
    case 'tutorial':
      return second === undefined ? { page, game } : { page, game, lesson: second };
    case 'rules':
      return second === undefined ? { page, game } : { page, game, rule: second };
    case 'companion':
      return second === undefined ? { page, game } : { page, game, id: second };
    case 'online':
      return parseOnline(first, second, third);
    case 't':
      return parseTable(first, second, third);
    default:
      return page === 'study' || page === 'games' || page === 'settings' || page === 'learn'
        ? { page }
        : UNKNOWN;
  }
}

function parseSetup(first: string | undefined, game = FIRST_GAME): Route {
  const mode = MODES.find((candidate) => candidate === first);
  return mode === undefined ? UNKNOWN : { page: 'setup', mode, game };
}

function parseOnline(first: string | undefined, game = FIRST_GAME, as?: string): Route {
  if (first === undefined) return { page: 'online' };
  if (first !== 'new') return UNKNOWN;
  return as === undefined ? { page: 'create', game } : { page: 'create', game, as: as.toLowerCase() };
}

function parseTable(code: string | undefined, what?: string, move = ''): Route {
  if (code === undefined) return UNKNOWN;
  const table = { page: 'online', code: code.toLowerCase() } as const;
  if (what === undefined) return table;
  return what === 'at' && /^\d{1,6}$/.test(move) ? { ...table, at: Number(move) } : UNKNOWN;
}

/** The page at a full URL, including what is after its #. */
export function parseAddress(path: string, fragment: string): Route {
  if (fragment.startsWith('#/')) return parseOldFragment(fragment);
  const route = parsePath(path);
  const study = /^#study=([\w-]+)$/.exec(fragment)?.[1];
  if (route.page === 'analysis' && study !== undefined) return { page: 'analysis', study };
  if (route.page === 'deal') return { ...route, text: fragment.slice(1) };
  const secret = /^#seat=(.*)$/.exec(fragment)?.[1];
  if (secret === undefined || route.page !== 'online' || route.code === undefined) return route;
  return { page: 'seat', code: route.code, secret };
}

/** Pages used to be after the #, as in `/#/online/abcdefgh`; bookmarks and invitations may still lead there. */
function parseOldFragment(fragment: string): Route {
  const path = fragment.slice(1).replace(/^\/online\/(?!new(?:\/|$))/, '/t/');
  const [, table, secret] = /^(\/t\/[\w-]+)\/seat\/(.*)$/.exec(path) ?? [];
  return table === undefined ? parsePath(path) : parseAddress(table, `#seat=${secret}`);
}
