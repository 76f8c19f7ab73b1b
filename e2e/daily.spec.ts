/** The deal of the day, from the first visit to the result, without a network. */
import { checkAccess } from './access.ts';
import { expect, test } from './no-complaints.ts';
import { kept } from './offline.ts';
import { finalScreen, playInWords } from './play.ts';
import { prefer } from './settings.ts';
import { keptTables } from './tables.ts';

test.use({ storesApp: true });

test('is played offline, goes on after a reload, and ends with a result to share', async ({
  page,
  context,
}) => {
  await prefer(page);
  // A Tuesday: a game for one, without opponents to wait for.
  await page.clock.setFixedTime(new Date('2026-11-17T12:00:00'));
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.table')).toBeVisible();
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Continue' }).click();
  await playInWords(page);
  await finalScreen(page).getByRole('button', { name: 'Result of the day' }).click();
  await expect(page).toHaveURL('/daily/2026-11-17');
  const points = (await keptTables(page))[0]?.scores[0];
  await expect(page.getByRole('heading', { name: new RegExp(`^${points} points?$`) })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Share your result' })).toHaveValue(/Guimard, .*2026/);
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await checkAccess(page);
});
