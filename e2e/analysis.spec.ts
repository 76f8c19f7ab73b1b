/** The analysis board. */
import { checkAccess } from './access.ts';
import { expect, test } from './no-complaints.ts';
import { prefer } from './settings.ts';
import { makeTable, onTurn, putTable } from './tables.ts';
import { ANY, saying, words } from './words.ts';

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
  await page.getByRole('button', { name: words.table.menu, exact: true }).click();
  await page.getByRole('button', { name: words.table.analyse }).click();
  await expect(page).toHaveURL(/\/analysis\/\w+$/);
  await page.getByRole('tab', { name: words.analysis.evaluation }).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: saying(words.analysis.expectedWin({ points: ANY, win: ANY })) })
      .first(),
  ).toBeVisible();
  await checkAccess(page);

  await page.getByRole('tab', { name: words.analysis.tree }).click();
  await page.getByRole('button', { name: words.analysis.back, exact: true }).click();
  await page.getByRole('button', { name: words.analysis.marks.interesting }).click();
  await page.getByRole('textbox', { name: words.analysis.comment }).fill('Was there more?');
  await page.getByRole('button', { name: words.analysis.study }).click();
  await expect(page.getByText('Was there more?').first()).toBeVisible();
  await page.getByRole('button', { name: words.analysis.link }).click();
  const link = await page.getByRole('textbox', { name: words.analysis.link }).inputValue();
  expect(link).toContain('/analysis#study=');
  const first = page.url();

  await page.goto('/');
  await page.goto(link);
  await expect(page).toHaveURL(/\/analysis\/\w+$/);
  await expect(page.getByText('Was there more?').first()).toBeVisible();
  expect(page.url()).not.toBe(first);
  await page.getByRole('link', { name: words.analysis.toStudies }).click();
  await expect(page.getByRole('heading', { name: words.analysis.studies })).toBeVisible();
  await checkAccess(page);
});
