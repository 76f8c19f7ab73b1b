/** The documentation, as our server serves it. Whatever the security policy forbids would be a complaint in the console. */
import { checkAccess } from './access.ts';
import { expect, test } from './no-complaints.ts';

const PAGES = ['', 'play/rules/metro', 'engine/playing', 'engine/api/@guimard/ai/agent'];

for (const path of PAGES) {
  test(`/docs/${path} can be read by everybody, and has nothing that the policy forbids`, async ({
    page,
  }) => {
    // Colours that are still changing are nobody's.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/docs/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkAccess(page);
  });
}

test('a rule is found by its number, and stands beside its drawing', async ({ page }) => {
  await page.goto('/docs/play/rules/metro#B12');
  const rule = page.locator('.rule', { has: page.locator('#B12') });
  await expect(rule).toBeInViewport();
  await expect(rule.locator('figure svg')).toBeVisible();
});

test('a page shows a game with our own element', async ({ page }) => {
  await page.goto('/docs/engine/embedding');
  const game = page.getByRole('region', { name: 'Metro' });
  await game.getByRole('button', { name: 'Go to the start', exact: true }).click();
  await expect(game.getByRole('slider')).toHaveValue('0');
});

test('pages follow each other without a reload, and the search needs no other server', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url());
  });
  await page.goto('/docs/');
  await page.getByRole('link', { name: 'Take the tour' }).click();
  await expect(page).toHaveURL('/docs/play/tour');
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await page.getByRole('searchbox').fill('corner contact');
  await page.getByRole('option').filter({ hasText: 'Variants' }).first().click();
  await expect(page).toHaveURL(/\/docs\/play\/rules\/metro/);
  expect(elsewhere).toEqual([]);
});

test('dark and light, as the reader likes', async ({ page }) => {
  await page.goto('/docs/engine/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('switch').first().click();
  await expect.poll(paper).not.toBe(light);
});

test.describe('with the app stored in the browser', () => {
  test.use({ storesApp: true });
  test('the documentation is still the documentation', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.getByRole('link', { name: 'Documentation' }).click();
    await expect(page).toHaveURL('/docs/');
    await expect(page.getByRole('link', { name: 'Take the tour' })).toBeVisible();
  });
});
