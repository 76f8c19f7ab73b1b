/** The address behind the # says which page is shown: it works offline and on any host. */
export const MODES = ['computer', 'people', 'solo'] as const;
export type Mode = (typeof MODES)[number];

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly mode: Mode; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'games' }
  | { readonly page: 'settings' }
  | { readonly page: 'learn' }
  | { readonly page: 'tutorial'; readonly game: string; readonly lesson?: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  /** Tables on the server: all of them, or one, perhaps at a moment. */
  | { readonly page: 'online'; readonly code?: string; readonly at?: number }
  /** A table with the secret of a seat that moves to this device. */
  | { readonly page: 'seat'; readonly code: string; readonly secret: string }
  | { readonly page: 'create'; readonly game: string }
  | { readonly page: 'unknown' };

/** The game that is offered first. */
export const FIRST_GAME = 'metro';

export function makeHash(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'setup':
      return `#/new/${route.mode}/${route.game}`;
    case 'table':
      return `#/table/${route.id}`;
    case 'tutorial':
      return route.lesson === undefined
        ? `#/tutorial/${route.game}`
        : `#/tutorial/${route.game}/${route.lesson}`;
    case 'rules':
      return route.rule === undefined ? `#/rules/${route.game}` : `#/rules/${route.game}/${route.rule}`;
    case 'create':
      return `#/online/new/${route.game}`;
    case 'online':
      return makeOnlineHash(route);
    case 'seat':
      return `#/online/${route.code}/seat/${route.secret}`;
    default:
      return `#/${route.page}`;
  }
}

function makeOnlineHash({ code, at }: Route & { readonly page: 'online' }): string {
  if (code === undefined) return '#/online';
  return at === undefined ? `#/online/${code}` : `#/online/${code}/at/${at}`;
}

function parseOnline(code: string, what: string, value: string): Route {
  if (code === 'new') return { page: 'create', game: what || FIRST_GAME };
  if (code === '') return { page: 'online' };
  const table = { code: code.toLowerCase() };
  if (what === 'seat') return { page: 'seat', ...table, secret: value };
  return what === 'at' && /^\d+$/.test(value)
    ? { page: 'online', ...table, at: Number(value) }
    : { page: 'online', ...table };
}

function parseHash(hash: string): Route {
  const [page = '', first = '', second = '', third = ''] = hash.replace(/^#\/?/, '').split('/');
  const mode = MODES.find((candidate) => candidate === first);
  if (page === '') return { page: 'home' };
  if (page === 'new' && mode !== undefined) return { page: 'setup', mode, game: second || FIRST_GAME };
  if (page === 'table' && first !== '') return { page, id: first };
  if (page === 'games' || page === 'settings' || page === 'learn') return { page };
  if (page === 'online') return parseOnline(first, second, third);
  if (page === 'tutorial') {
    const game = first || FIRST_GAME;
    return second === '' ? { page, game } : { page, game, lesson: second };
  }
  if (page === 'rules') {
    const game = first || FIRST_GAME;
    return second === '' ? { page, game } : { page, game, rule: second };
  }
  return { page: 'unknown' };
}

/** A secret is taken out of the address before anything else happens, so that no history and no copied address has it. */
function readAddress(): Route {
  const route = parseHash(location.hash);
  if (route.page === 'seat') {
    history.replaceState(null, '', makeHash({ page: 'online', code: route.code }));
  }
  return route;
}

class Address {
  route = $state.raw<Route>(readAddress());
  constructor() {
    addEventListener('hashchange', () => {
      this.route = readAddress();
    });
  }
}
export const address = new Address();

export function go(route: Route): void {
  location.hash = makeHash(route);
}
