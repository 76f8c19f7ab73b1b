import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import * as route from '../../route.svelte.ts';
import Puzzles from './Puzzles.svelte';
import { puzzleRecord } from './record.svelte.ts';
import { entry } from './testing/entries.ts';
import { makePuzzle } from './testing/puzzles.ts';
import { puzzleWords } from './words.ts';

vi.mock('../../route.svelte.ts', { spy: true });

await puzzleWords.load();
const { words } = puzzleWords;
const go = vi.mocked(route.go);

const ENTRIES = [
  entry('a', 1000),
  entry('b', 1300, { themes: ['spoil', 'finish'] }),
  entry('c', 1400, { game: 'correspondances', themes: ['journey'] }),
];
beforeEach(async () => {
  localStorage.clear();
  go.mockReset();
  await puzzleRecord.erase();
});

const show = () =>
  render(Puzzles, {
    entries: ENTRIES,
    today: { entry: ENTRIES[0] ?? entry('a', 1), log: makePuzzle().log, ui: { title: () => 'Metro' } },
  });

test('tells how the player is doing, and what is solved of each theme', async () => {
  puzzleRecord.add({ id: 'b', rating: 1300 }, true);
  await show();
  await expect.element(page.getByText(words.solvedOf({ solved: 1, count: 2 }))).toBeVisible();
  await expect.element(page.getByText(words.solvedOf({ solved: 0, count: 1 }))).toBeVisible();
  await expect.element(page.getByText(words.days({ count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: words.erase }).click();
  await page.getByRole('button', { name: words.eraseSure }).click();
  await expect.element(page.getByText(words.noRating)).toBeVisible();
});

test('leads to a puzzle of the theme and the game that are chosen', async () => {
  await show();
  await page.getByRole('listitem').getByText(words.themes.spoil.name).click();
  expect(go).toHaveBeenLastCalledWith({ page: 'puzzles', id: 'b' });
  await page.getByLabelText(words.theme, { exact: true }).selectOptions(words.allThemes);
  await page.getByLabelText(words.game, { exact: true }).selectOptions('Correspondances');
  await page.getByRole('button', { name: words.solve }).click();
  expect(go).toHaveBeenLastCalledWith({ page: 'puzzles', id: 'c' });
  await page.getByLabelText(words.theme, { exact: true }).selectOptions(words.themes.draw.name);
  await expect.element(page.getByText(words.noneFits)).toBeVisible();
  await expect.element(page.getByRole('button', { name: words.solve })).toBeDisabled();
});

test('has the puzzle of the day, and says when it is solved', async () => {
  const { unmount } = await show();
  await expect
    .element(page.getByRole('link', { name: words.solveToday }))
    .toHaveAttribute('href', '/puzzles/a');
  await unmount();
  puzzleRecord.add({ id: 'a', rating: 1000 }, true);
  await show();
  await expect.element(page.getByRole('link', { name: words.doneToday })).toBeVisible();
});
