/** The page that is shown follows the address of the window. */
// First of all, it takes the language out of the address.
import './i18n/visit.svelte.ts';
import { makePath, parseAddress, parsePath, type Route } from '@guimard/protocol/route';
import { moveTo, watchHistory } from './overlays.ts';
import { number, object } from './schema.ts';

export { FIRST_GAME, MODES, type Mode, makePath, type Route } from '@guimard/protocol/route';

/** Where the page was scrolled to when it was left. */
const left = object({ y: number });

/**
 * A secret is taken out of the address before anything else happens, so that no history and no copied address has it.
 * Addresses of old, with the page behind the #, become new ones.
 */
function readAddress(): Route {
  const route = parseAddress(location.pathname, location.hash);
  if (route.page === 'seat') history.replaceState(null, '', makePath({ page: 'online', code: route.code }));
  else if (location.hash.startsWith('#/') && route.page !== 'unknown')
    history.replaceState(null, '', makePath(route));
  return route;
}

/** What tells pages apart: dialogs that open and close change nothing of it. */
const pathOf = (route: Route): string =>
  route.page === 'deal' ? location.pathname + location.hash : location.pathname;

class Address {
  route = $state.raw<Route>(readAddress());
  /** The same for all moments at which dialogs open and close. */
  #path = pathOf(this.route);
  /** Where to scroll once the page is there. */
  scrollTo = left(history.state)?.y ?? 0;
  /** The visitor came here from another page of the app. */
  isMoved = false;

  constructor() {
    watchHistory();
    addEventListener('popstate', () => this.#follow());
    addEventListener('click', followLink);
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', () => history.replaceState({ ...history.state, y: scrollY }, ''));
  }

  go(route: Route): void {
    const path = makePath(route);
    if (path !== location.pathname) moveTo(path, () => this.#follow());
  }

  #follow(): void {
    const route = readAddress();
    const path = pathOf(route);
    if (path === this.#path && route.page !== 'seat') return;
    this.#path = path;
    this.scrollTo = left(history.state)?.y ?? 0;
    this.isMoved = true;
    this.route = route;
  }
}
export const address = new Address();

export const go = (route: Route): void => address.go(route);

/** Links to pages of the app need no reload. Those that are to open elsewhere are left to the browser. */
function followLink(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (link === null || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.hash !== '' || link.search !== '') return;
  const route = parsePath(link.pathname);
  if (route.page === 'unknown') return;
  event.preventDefault();
  go(route);
}
