/** Without a network, from the first visit on. */
import { nth } from '@guimard/engine/kit';
import { expect, test } from './no-complaints.ts';
import { kept } from './offline.ts';
import { myTurn, startTable } from './play.ts';
import { prefer } from './settings.ts';
import { keptTables, sessionOf } from './tables.ts';

test.use({ storesApp: true });

test('games begin, and the weakest and the strongest computer move', async ({ page, context }) => {
  await prefer(page);
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto('/rules/metro/B12');
  await expect(page.locator('[aria-current]')).toContainText('B12');
  await page.goto('/');
  await page.getByRole('link', { name: /^Play the computer/ }).click();
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('combobox', { name: 'Computer level, seat 2' }).selectOption({ index: 0 });
  await page.getByRole('combobox', { name: 'Computer level, seat 3' }).selectOption({ index: 7 });
  await page.getByRole('combobox', { name: 'Who starts?' }).selectOption({ index: 2 });
  await startTable(page);
  await expect(myTurn(page)).toBeVisible();
  const table = nth(await keptTables(page), 0);
  const movers = sessionOf(table).steps.filter(({ events }) => events.some(({ type }) => type === 'placed'));
  expect(movers.map(({ mover }) => mover)).toEqual([1, 2]);
});
