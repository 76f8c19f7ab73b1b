/** Reviews of finished games. */
import { checkAccess } from './access.ts';
import { expect, test } from './no-complaints.ts';
import { finalScreen } from './play.ts';
import { putReview } from './reviews.ts';
import { prefer } from './settings.ts';
import { makeTable, onTurn, putTable, sitDown } from './tables.ts';
import { ANY, saying, words } from './words.ts';

test.beforeEach(({ page }) => prefer(page));

const FINISHED = makeTable({ seed: 'reviewed', until: ({ isOver }) => isOver });

test('is a click away from the results, can be stopped, and goes on from there', async ({ page }) => {
  await sitDown(page, FINISHED);
  await finalScreen(page).getByRole('button', { name: words.table.review }).click();
  await expect(page).toHaveURL(`/review/${FINISHED.id}`);
  await expect(
    page.getByRole('status').filter({ hasText: saying(words.study.making({ percent: ANY }), '[1-9]\\d*') }),
  ).toBeVisible();
  await page.getByRole('button', { name: words.study.stop }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await page.getByRole('radio', { name: words.study.depths.quick }).check({ force: true });
  await page.getByRole('button', { name: words.study.start }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('link', { name: words.study.toGame }).click();
  await expect(finalScreen(page)).toBeVisible();
});

test('tells what every move lost, shows what was better, and can be read by everybody', async ({ page }) => {
  await page.goto('/');
  await putTable(page, FINISHED);
  await putReview(page, FINISHED);
  await page.goto(`/review/${FINISHED.id}`);
  await expect(page.getByRole('heading', { name: words.study.account.title })).toBeVisible();
  await checkAccess(page);
  const better = page.getByRole('button', { name: words.study.verdict.show });
  const next = page.getByRole('button', { name: words.table.forward });
  for (let i = 0; i < 40 && !(await better.isVisible()); i++) await next.click();
  await better.click();
  const played = page.getByRole('button', { name: words.study.verdict.played });
  await expect(played).toBeVisible();
  await checkAccess(page);
  await played.click();
  await expect(better).toBeVisible();
});

test('is refused while the game is running: it would show what is hidden', async ({ page }) => {
  const running = makeTable({ seed: 'running', until: onTurn(0, 10) });
  await page.goto('/');
  await putTable(page, running);
  await page.goto(`/review/${running.id}`);
  await expect(page.getByText(words.study.notOver)).toBeVisible();
});
