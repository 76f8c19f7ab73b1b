/** The deal of the day, from the first visit to the result, without a network. */
import { nth } from '@guimard/engine/kit';
import { checkAccess } from './access.ts';
import { expect, test } from './no-complaints.ts';
import { kept } from './offline.ts';
import { finalScreen, playInWords } from './play.ts';
import { prefer } from './settings.ts';
import { keptTables } from './tables.ts';
import { ANY, saying, words } from './words.ts';

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
  await page.getByRole('button', { name: words.deals.daily.play, exact: true }).click();
  await expect(page.locator('.table')).toBeVisible();
  await page.goto('/daily');
  await page.getByRole('button', { name: words.deals.daily.resume }).click();
  await playInWords(page);
  await finalScreen(page).getByRole('button', { name: words.deals.daily.toResult }).click();
  await expect(page).toHaveURL('/daily/2026-11-17');
  const { scores } = nth(await keptTables(page), 0);
  await expect(
    page.getByRole('heading', { name: words.deals.daily.alone({ points: nth(scores, 0) }), exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: words.deals.daily.share })).toHaveValue(
    saying(words.deals.daily.shareTitle({ date: ANY, title: '' }), '.*2026.*'),
  );
  await expect(page.getByText(words.deals.daily.streak({ days: 1 }))).toBeVisible();
  await checkAccess(page);
});
