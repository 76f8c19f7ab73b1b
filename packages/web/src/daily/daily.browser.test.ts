import { newLog } from '@guimard/engine/kit';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { dealWords } from '../deals/words.ts';
import { shell } from '../i18n/shell.ts';
import type { SavedTable } from '../table/seating.ts';
import DailyPage from './DailyPage.svelte';
import { dailyTable } from './daily-table.ts';
import { LevelGames } from './level-games.svelte.ts';
import { modelId, modelTable } from './model.ts';
import { type Day, type OpenedDaily, openDaily } from './open-daily.ts';
import { recordDaily } from './results.ts';
import { loadLevelGames, saveLevelGames } from './store.ts';

const NOW = new Date(2026, 10, 16, 12);
const TODAY = '2026-11-16';
const words = () => dealWords.words.daily;

beforeEach(() => {
  localStorage.removeItem('guimard.daily');
});

async function open(date?: string, tables: readonly SavedTable[] = []): Promise<OpenedDaily> {
  const opened = await openDaily(date, NOW, tables);
  if (opened === undefined) throw new Error('there is no such day');
  return opened;
}
const dayOn = async (date?: string): Promise<Day> => (await open(date)).day;

async function show(tables: readonly SavedTable[] = [], date?: string) {
  const opened = await open(date, tables);
  const onplay = vi.fn<(table: SavedTable) => void>();
  await render(DailyPage, { ...opened, onplay });
  return { ...opened, onplay };
}

/** A finished game of today, which counts. */
async function played(scores: readonly number[]): Promise<SavedTable> {
  const { daily, ui } = await dayOn();
  const table = dailyTable(ui.game, daily, shell.words.setup, 'Ada');
  const over = { ...table, created: NOW.getTime(), isOver: true, scores };
  recordDaily(over);
  return over;
}

/** What the levels made of it, from 10 to 80 points against 40. */
async function keepLevels(date: string): Promise<void> {
  const { daily, ui } = await dayOn(date);
  const log = newLog(ui.game, daily.options);
  const games = Array.from({ length: 8 }, (_, i) => ({ level: i + 1, log, scores: [10 * (i + 1), 40] }));
  await saveLevelGames(date, games);
}

test('before playing: what is dealt, against whom, and the way to its table', async () => {
  const { day, onplay } = await show();
  await expect.element(page.getByRole('heading', { name: 'Metro', exact: true })).toBeVisible();
  await expect.element(page.getByText('Monday, November 16, 2026')).toBeVisible();
  await expect.element(page.getByText(/level 5/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: words().share })).not.toBeInTheDocument();
  await page.getByRole('button', { name: words().play, exact: true }).click();
  const table = onplay.mock.calls[0]?.[0];
  expect(table).toMatchObject({ daily: TODAY, deal: day.daily.deal, practice: false, isOver: false });
  expect(table?.seats.map(({ player }) => player)).toEqual([
    { kind: 'human' },
    { kind: 'computer', level: 5 },
  ]);
});

test('after playing: the result beside the levels, as text, and in the calendar', async () => {
  const over = await played([62, 40]);
  await keepLevels(TODAY);
  await show([over]);
  await expect.element(page.getByText(words().beaten({ beaten: 6, levels: 8 }))).toBeVisible();
  expect(page.getByRole('table').first().getByRole('row').elements()).toHaveLength(10);
  const text = page.getByRole('textbox', { name: words().share });
  await expect.element(text).toHaveValue(expect.stringContaining('🟩🟩🟩🟩🟩🟩⬜⬜\n'));
  await expect
    .element(page.getByRole('link', { name: words().review }))
    .toHaveAttribute('href', `/review/${over.id}`);
  await expect.element(page.getByText(words().streak({ days: 1 }))).toBeVisible();
  const day = page.getByRole('link', { name: /Monday, November 16, Metro, Won by 22/ });
  await expect.element(day).toHaveTextContent('16 6/8');
});

test('a game that was begun is continued', async () => {
  const { daily, ui } = await dayOn();
  const begun = dailyTable(ui.game, daily, shell.words.setup, 'Ada');
  await show([begun]);
  await expect.element(page.getByRole('button', { name: words().resume })).toBeVisible();
});

test('past deals can be played, those to come cannot', async () => {
  expect((await dayOn('2026-11-01')).daily.date).toBe('2026-11-01');
  await show([], '2026-11-17');
  await expect.element(page.getByText(words().future)).toBeVisible();
  expect(page.getByRole('button', { name: words().play, exact: true }).elements()).toEqual([]);
  expect(await openDaily('2026-02-30', NOW, [])).toBeUndefined();
});

test('yesterday comes with a model game, which can be reviewed', async () => {
  await keepLevels('2026-11-15');
  await show();
  await expect.element(page.getByRole('button', { name: words().model })).toBeVisible();
  const model = await modelTable('2026-11-15');
  expect(model).toMatchObject({ id: modelId('2026-11-15'), isOver: true, scores: [80, 40] });
  expect(model?.seats[0]?.player).toEqual({ kind: 'computer', level: 8 });
});

test('levels are played in workers, and go on where they were left', async () => {
  const { daily, ui } = await dayOn('2026-11-18');
  const kept = { level: 2, log: newLog(ui.game, daily.options), scores: [7, 7] };
  await saveLevelGames('2026-11-18', [kept]);
  const levels = new LevelGames('2026-11-18', [1, 2, 3]);
  const games = await levels.open();
  expect(games?.[1]).toEqual(kept);
  expect(new Set((await loadLevelGames('2026-11-18')).map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
  expect(games?.map(({ level }) => level)).toEqual([1, 2, 3]);
  expect([levels.progress, levels.trouble]).toEqual([undefined, undefined]);
});
