import { afterEach, expect, test, vi } from 'vitest';

/** A page at an address, loaded for the first time or again in the same tab. */
async function visited(address: string, tab = new Map<string, string>()) {
  const location = new URL(address, 'http://localhost');
  const replaceState = (state: unknown, _: string, href: string): void => {
    expect(state).toBe('kept');
    location.href = href;
  };
  const storage = {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, text: string) => tab.set(key, text),
    removeItem: (key: string) => tab.delete(key),
  };
  for (const [name, value] of Object.entries({
    location,
    history: { state: 'kept', replaceState },
    sessionStorage: storage,
  }))
    vi.stubGlobal(name, value);
  vi.resetModules();
  const { visit } = await import('./visit.svelte.ts');
  return { visit, tab, address: location.href.slice('http://localhost'.length) };
}

afterEach(() => vi.unstubAllGlobals());

test('a link names a language, and the address forgets it', async () => {
  const { visit, address } = await visited('/analysis?a=%20b&lang=fr-CA&c#study=abc');
  expect(visit.locale).toBe('fr');
  expect(address).toBe('/analysis?a=+b&c=#study=abc');
});

test.each(['/learn', '/learn?lang=', '/learn?lang=tlh', '/learn?lang=%F0', '/learn?lang'])(
  '%s names none',
  async (link) => {
    const { visit, address } = await visited(link);
    expect(visit.locale).toBeUndefined();
    expect(address).toBe('/learn');
  },
);

test('other addresses stay as they are', async () => {
  expect((await visited('/learn?a=%20b')).address).toBe('/learn?a=%20b');
});

test('it holds as long as the tab, or until a language is chosen', async () => {
  const { tab } = await visited('/?lang=nl');
  const again = await visited('/', tab);
  expect(again.visit.locale).toBe('nl');
  again.visit.end();
  expect(again.visit.locale).toBeUndefined();
  expect((await visited('/', tab)).visit.locale).toBeUndefined();
});

test('the newest link counts', async () => {
  const { tab } = await visited('/?lang=nl');
  expect((await visited('/?lang=it', tab)).visit.locale).toBe('it');
  expect((await visited('/?lang=tlh', tab)).visit.locale).toBe('it');
});
