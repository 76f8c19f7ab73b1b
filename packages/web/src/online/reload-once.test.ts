import { expect, test } from 'vitest';
import { type Reloading, reloadOnce } from './reload-once.ts';

/** A tab of a browser: what it has stored outlives the page. */
function openTab() {
  const stored = new Map<string, string>();
  const tab = { reloads: 0, time: 1_000_000_000 };
  const page: Reloading = {
    storage: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }),
    now: () => tab.time,
    renew: async () => {
      tab.reloads++;
    },
  };
  return { tab, page };
}

test('a page is loaded again once, and then it says so', () => {
  const { tab, page } = openTab();
  expect(reloadOnce(page)).toBe(true);
  tab.time += 5000;
  expect(reloadOnce(page)).toBe(false);
  expect(tab.reloads).toBe(1);
});

test('a server that changes again later is met by another reload', () => {
  const { tab, page } = openTab();
  reloadOnce(page);
  tab.time += 20 * 60_000;
  expect(reloadOnce(page)).toBe(true);
  expect(tab.reloads).toBe(2);
});

test('a browser that stores nothing does not reload for ever', () => {
  const { tab, page } = openTab();
  const storage = (): never => {
    throw new Error('denied');
  };
  expect(reloadOnce({ ...page, storage })).toBe(false);
  expect(tab.reloads).toBe(0);
});
