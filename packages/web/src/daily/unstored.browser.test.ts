import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { dealWords } from '../deals/words.ts';
import { shell } from '../i18n/shell.ts';
import type { SavedTable } from '../table/seating.ts';
import DailyPage from './DailyPage.svelte';
import { dailyTable } from './daily-table.ts';
import { LevelGames } from './level-games.svelte.ts';
import { openDaily } from './open-daily.ts';
import { recordDaily } from './results.ts';
import { loadLevelGames } from './store.ts';

const NOW = new Date(2026, 10, 16, 12);

beforeAll(() => {
  const refuse = (): never => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
});
afterAll(() => {
  vi.restoreAllMocks();
});

test('in a browser that stores nothing the deal can be played, and has its result', async () => {
  const opened = await openDaily(undefined, NOW, []);
  if (opened === undefined) throw new Error('there is no such day');
  const onplay = vi.fn<(table: SavedTable) => void>();
  const before = await render(DailyPage, { ...opened, onplay });
  await page.getByRole('button', { name: dealWords.words.daily.play, exact: true }).click();
  expect(onplay).toHaveBeenCalledOnce();
  await before.unmount();
  const { daily, ui } = opened.day;
  const table = dailyTable(ui.game, daily, shell.words.setup, 'Ada');
  recordDaily({ ...table, created: NOW.getTime(), isOver: true, scores: [62, 40] });
  const again = await openDaily(undefined, NOW, []);
  if (again === undefined) throw new Error('there is no such day');
  const after = await render(DailyPage, { ...again, onplay });
  await expect.element(page.getByRole('heading', { name: /^Won by 22/ })).toBeVisible();
  // The game is lost, and so cannot be reviewed.
  expect(page.getByRole('link', { name: dealWords.words.daily.review }).elements()).toEqual([]);
  await after.unmount();
});

test('the levels play all the same; their games last as long as the page', async () => {
  const levels = new LevelGames('2026-11-18', [1, 2]);
  const games = await levels.open();
  expect(games).toHaveLength(2);
  expect(levels.trouble).toBeUndefined();
  expect(new Set((await loadLevelGames('2026-11-18')).map(({ level }) => level))).toEqual(new Set([1, 2]));
});
