/** Puzzles, without a network. */
import { checkAccess } from './access.ts';
import { expect, test } from './no-complaints.ts';
import { kept } from './offline.ts';
import { prefer } from './settings.ts';

test.use({ storesApp: true });

test('today’s is solved or given up, explained and counted; the next one fits', async ({ page, context }) => {
  await prefer(page);
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.goto('/puzzles/nosuch');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible();
  await checkAccess(page);
  await page.getByRole('link', { name: 'Solve it' }).click();
  await expect(page).toHaveURL(/\/puzzles\/\w+$/);
  const today = page.url();
  await page.getByRole('button', { name: 'Show solution' }).click();
  await page.getByRole('button', { name: /counts as wrong/ }).click();
  await expect(page.getByRole('heading', { name: 'The solution' })).toBeVisible();
  const moves = page.getByRole('table', { name: 'The moves compared' }).getByRole('button');
  await moves.nth(1).click();
  await expect(moves.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await checkAccess(page);
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.getByText(/Find the best move/).first()).toBeVisible();
  expect(page.url()).not.toBe(today);
  await checkAccess(page);
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByText('(provisional)')).toBeVisible();
});
