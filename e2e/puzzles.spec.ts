/** Puzzles, without a network. */
import { checkAccess } from './access.ts';
import { expect, test } from './no-complaints.ts';
import { kept } from './offline.ts';
import { prefer } from './settings.ts';
import { ANY, saying, words } from './words.ts';

test.use({ storesApp: true });

test('today’s is solved or given up, explained and counted; the next one fits', async ({ page, context }) => {
  await prefer(page);
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.goto('/puzzles/nosuch');
  await page.getByRole('link', { name: words.puzzles.toPuzzles }).click();
  await expect(page.getByRole('heading', { name: words.puzzles.ofTheDay })).toBeVisible();
  await checkAccess(page);
  await page.getByRole('link', { name: words.puzzles.solveToday }).click();
  await expect(page).toHaveURL(/\/puzzles\/\w+$/);
  const today = page.url();
  await page.getByRole('button', { name: words.puzzles.showSolution }).click();
  await page.getByRole('button', { name: words.puzzles.giveUpSure }).click();
  await expect(page.getByRole('heading', { name: words.puzzles.told })).toBeVisible();
  const moves = page.getByRole('table', { name: words.puzzles.comparison }).getByRole('button');
  await moves.nth(1).click();
  await expect(moves.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await checkAccess(page);
  await page.getByRole('button', { name: words.puzzles.next }).click();
  await expect(
    page
      .getByText(saying(words.puzzles.find({ name: ANY })))
      .or(page.getByText(words.puzzles.findAlone))
      .first(),
  ).toBeVisible();
  expect(page.url()).not.toBe(today);
  await checkAccess(page);
  await page.getByRole('link', { name: words.puzzles.toPuzzles }).click();
  await expect(page.getByText(words.puzzles.provisional)).toBeVisible();
});
