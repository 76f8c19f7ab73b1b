import { afterEach, expect, test, vi } from 'vitest';

const SECRET = '0123456789abcdefghijkl';

/** A window with an address, and the app's view of it. */
async function visit(hash: string) {
  const location = { hash };
  const listeners: (() => void)[] = [];
  const history = {
    state: { kept: hash } as unknown,
    replaceState(state: unknown, _: string, address: string) {
      history.state = state;
      location.hash = address;
    },
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
  vi.resetModules();
  const { address } = await import('./route.svelte.ts');
  const move = (to: string): void => {
    location.hash = to;
    for (const tell of listeners) tell();
  };
  return { location, history, address, move };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the secret of a seat leaves address and history before anybody sees the route', async () => {
  const { location, history, address } = await visit(`#/online/ABCDEFGH/seat/${SECRET}`);
  expect(address.route).toEqual({ page: 'seat', code: 'abcdefgh', secret: SECRET });
  expect(location.hash).toBe('#/online/abcdefgh');
  expect(JSON.stringify(history)).not.toContain(SECRET);
});

test('so does one that comes while the app is open', async () => {
  const { location, history, address, move } = await visit('#/settings');
  move(`#/online/abcdefgh/seat/${SECRET}`);
  expect(address.route).toEqual({ page: 'seat', code: 'abcdefgh', secret: SECRET });
  expect(location.hash).toBe('#/online/abcdefgh');
  expect(JSON.stringify(history)).not.toContain(SECRET);
});

test('other addresses stay as they are', async () => {
  const { location, history, address } = await visit('#/online/abcdefgh/at/12');
  expect(address.route).toEqual({ page: 'online', code: 'abcdefgh', at: 12 });
  expect([location.hash, history.state]).toEqual([
    '#/online/abcdefgh/at/12',
    { kept: '#/online/abcdefgh/at/12' },
  ]);
});
