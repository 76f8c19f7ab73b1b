import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const SECRET = '0123456789abcdefghijkl';

/** A window with an address, and the app's view of it. */
async function visit(url: string) {
  const location = { href: '', pathname: '', search: '', hash: '', origin: 'http://localhost' };
  const set = (to: string): void => {
    const { href, pathname, search, hash } = new URL(to, 'http://localhost/');
    Object.assign(location, { href, pathname, search, hash });
  };
  set(url);
  const listeners: (() => void)[] = [];
  const history = {
    state: { kept: url } as unknown,
    replaceState(state: unknown, _: string, to?: string) {
      history.state = state;
      if (to !== undefined) set(to);
    },
    pushState(state: unknown, _: string, to?: string) {
      history.replaceState(state, _, to);
    },
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'popstate') listeners.push(listener);
  });
  vi.resetModules();
  const { address, go } = await import('./route.svelte.ts');
  const move = (to: string): void => {
    set(to);
    for (const tell of listeners) tell();
  };
  return { location, history, address, go, move };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the secret of a seat leaves address and history before anybody sees the route', () => {
  test.each([`/t/ABCDEFGH#seat=${SECRET}`, `/#/online/ABCDEFGH/seat/${SECRET}`])('%s', async (url) => {
    const { location, history, address } = await visit(url);
    expect(address.route).toEqual({ page: 'seat', code: 'abcdefgh', secret: SECRET });
    expect(location).toMatchObject({ pathname: '/t/abcdefgh', hash: '' });
    expect(JSON.stringify(history)).not.toContain(SECRET);
  });
});

test.each(['/settings', '/t/abcdefgh'])('so does one that comes while %s is open', async (url) => {
  const { location, history, address, move } = await visit(url);
  move(`/t/abcdefgh#seat=${SECRET}`);
  expect(address.route).toEqual({ page: 'seat', code: 'abcdefgh', secret: SECRET });
  expect(location).toMatchObject({ pathname: '/t/abcdefgh', hash: '' });
  expect(JSON.stringify(history)).not.toContain(SECRET);
});

test('other addresses stay as they are', async () => {
  const { location, history, address } = await visit('/t/abcdefgh/at/12');
  expect(address.route).toEqual({ page: 'online', code: 'abcdefgh', at: 12 });
  expect(location).toMatchObject({ pathname: '/t/abcdefgh/at/12', hash: '' });
  expect(history.state).toEqual({ kept: '/t/abcdefgh/at/12' });
});

test('an address of old becomes a new one at once', async () => {
  const { location, address } = await visit('/#/rules/metro/B12');
  expect(address.route).toEqual({ page: 'rules', game: 'metro', rule: 'B12' });
  expect(location).toMatchObject({ pathname: '/rules/metro/B12', hash: '' });
});

test('the page follows the address, and stays as it is while the address does', async () => {
  const { location, address, go, move } = await visit('/games');
  go({ page: 'settings' });
  expect(location.pathname).toBe('/settings');
  const { route } = address;
  expect(route).toEqual({ page: 'settings' });
  move('/settings');
  expect(address.route).toBe(route);
  move('/games');
  expect(address.route).toEqual({ page: 'games' });
});
