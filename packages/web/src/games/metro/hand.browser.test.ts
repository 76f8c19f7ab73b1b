/** Drawing: the tile that is held stays in sight, and the button asks first if the player wants that. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settings } from '../../settings.svelte.ts';
import { tableWords } from '../../table/words.ts';
import { showTable } from './testing/metro-table.ts';
import { metroWords } from './words.ts';

const { askFirst } = settings;
beforeEach(() => {
  settings.askFirst = false;
});
afterEach(() => {
  settings.askFirst = askFirst;
});

const draw = () => page.getByRole('button', { name: /^Draw/ });
const question = tableWords.words.sure({ choice: 'Draw' });

test('the tile that is held is shown as kept while the drawn one is placed', async () => {
  const { desk } = await showTable();
  const [held] = desk.tiles;
  expect(desk.kept).toEqual([]);
  await draw().click();
  await expect.poll(() => desk.kept).toEqual([held]);
  expect(desk.tiles).toHaveLength(1);
  const kept = page.getByRole('img', { name: new RegExp(`^${metroWords.words.labels.kept}`) });
  await expect.element(kept).toBeVisible();
});

test('before what cannot be taken back, the button asks; the second press acts', async () => {
  settings.askFirst = true;
  const { table } = await showTable(0, { practice: false });
  const before = table.steps.length;
  await draw().click();
  await expect.element(page.getByRole('button', { name: question })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(draw()).not.toHaveTextContent(question);
  expect(table.steps).toHaveLength(before);
  await draw().click();
  await page.getByRole('button', { name: question }).click();
  await expect.poll(() => table.saved.log.actions[before]).toBe('draw');
});

test('does not ask where undo is possible', async () => {
  settings.askFirst = true;
  const { table } = await showTable();
  const before = table.steps.length;
  await draw().click();
  await expect.poll(() => table.saved.log.actions[before]).toBe('draw');
});
