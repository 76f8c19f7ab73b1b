/** The analysis board. */
import { checkAccess } from './access.ts';
import { expect, test } from './no-complaints.ts';
import { prefer } from './settings.ts';
import { makeTable, onTurn, putTable } from './tables.ts';

test.beforeEach(({ page }) => prefer(page));

test('a game is analysed from its menu, noted, shared as a link and opened again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const running = makeTable({ seed: 'analysed', until: onTurn(0, 12) });
  await page.goto('/');
  await putTable(page, running);
  await page.goto(`/table/${running.id}`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Analysis board' }).click();
  await expect(page).toHaveURL(/\/analysis\/\w+$/);
  await page.getByRole('tab', { name: 'Evaluation' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'to win' }).first()).toBeVisible();
  await checkAccess(page);

  await page.getByRole('tab', { name: 'Variations' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Interesting move' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Was there more?');
  await page.getByRole('button', { name: 'Study' }).click();
  await expect(page.getByText('Was there more?').first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.getByRole('textbox', { name: 'Copy link' }).inputValue();
  expect(link).toContain('/analysis#study=');
  const first = page.url();

  await page.goto('/');
  await page.goto(link);
  await expect(page).toHaveURL(/\/analysis\/\w+$/);
  await expect(page.getByText('Was there more?').first()).toBeVisible();
  expect(page.url()).not.toBe(first);
  await page.getByRole('link', { name: 'All studies' }).click();
  await expect(page.getByRole('heading', { name: 'Saved studies' })).toBeVisible();
  await checkAccess(page);
});
