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
  | { readonly page: 'tutorial'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  /** Tables on the server: all of them, or one, perhaps at a moment, or with the secret of a seat that moves here. */
  | { readonly page: 'online'; readonly code?: string; readonly at?: number; readonly secret?: string }
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
      return `#/tutorial/${route.game}`;
    case 'rules':
      return route.rule === undefined ? `#/rules/${route.game}` : `#/rules/${route.game}/${route.rule}`;
    case 'create':
      return `#/online/new/${route.game}`;
    case 'online':
      return makeOnlineHash(route);
    default:
      return `#/${route.page}`;
  }
}

function makeOnlineHash({ code, at, secret }: Route & { readonly page: 'online' }): string {
  if (code === undefined) return '#/online';
  if (secret !== undefined) return `#/online/${code}/seat/${secret}`;
  return at === undefined ? `#/online/${code}` : `#/online/${code}/at/${at}`;
}

function parseOnline(code: string, what: string, value: string): Route {
  if (code === 'new') return { page: 'create', game: what || FIRST_GAME };
  if (code === '') return { page: 'online' };
  const found = { page: 'online', code: code.toLowerCase() } as const;
  if (what === 'at' && /^\d+$/.test(value)) return { ...found, at: Number(value) };
  return what === 'seat' ? { ...found, secret: value } : found;
}

function parseHash(hash: string): Route {
  const [page = '', first = '', second = '', third = ''] = hash.replace(/^#\/?/, '').split('/');
  const mode = MODES.find((candidate) => candidate === first);
  if (page === '') return { page: 'home' };
  if (page === 'new' && mode !== undefined) return { page: 'setup', mode, game: second || FIRST_GAME };
  if (page === 'table' && first !== '') return { page, id: first };
  if (page === 'games' || page === 'settings' || page === 'learn') return { page };
  if (page === 'tutorial') return { page, game: first || FIRST_GAME };
  if (page === 'online') return parseOnline(first, second, third);
  if (page === 'rules') {
    const game = first || FIRST_GAME;
    return second === '' ? { page, game } : { page, game, rule: second };
  }
  return { page: 'unknown' };
}

class Address {
  route = $state.raw<Route>(parseHash(location.hash));
  constructor() {
    addEventListener('hashchange', () => {
      this.route = parseHash(location.hash);
    });
  }
}
export const address = new Address();

export function go(route: Route): void {
  location.hash = makeHash(route);
}
