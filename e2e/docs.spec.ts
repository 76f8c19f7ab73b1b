/** The documentation, as our server serves it. Whatever the security policy forbids would be a complaint in the console. */
import japanese from '@guimard/messages/ja/documentation';
import polish from '@guimard/messages/pl/documentation';
import chinese from '@guimard/messages/zh-Hans/documentation';
import { checkAccess } from './access.ts';
import { NIGHTLY, nightlyUnless } from './nightly.ts';
import { expect, test } from './no-complaints.ts';
import { words } from './words.ts';

const PAGES = [
  '',
  'play/rules/metro',
  'engine/playing',
  'engine/api/@guimard/ai/agent',
  'de/',
  'ja/play/rules/metro',
];

for (const path of PAGES) {
  const byDay = path === 'play/rules/metro';
  test(
    `/docs/${path} can be read by everybody, and has nothing that the policy forbids`,
    nightlyUnless(byDay),
    async ({ page }) => {
      // Colours that are still changing are nobody's.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/docs/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkAccess(page);
    },
  );
}

test('a rule is found by its number, and stands beside its drawing', async ({ page }) => {
  await page.goto('/docs/play/rules/metro#B12');
  const rule = page.locator('.rule', { has: page.locator('#B12') });
  await expect(rule).toBeInViewport();
  await expect(rule.locator('figure svg')).toBeVisible();
});

test('a drawing that all languages share has the letters of each', NIGHTLY, async ({ page }) => {
  await page.goto('/docs/de/play/rules/solo');
  const drawing = page.locator('figure svg').first();
  await expect(drawing.locator('text', { hasText: 'Ü' }).first()).toBeVisible();
});

test('a reader stays on the page, and in the language, that was chosen', async ({ page }) => {
  await page.goto('/docs/play/rules/london');
  const choose = async (label: string, language: string): Promise<void> => {
    await page.getByRole('button', { name: label }).first().click();
    await page.getByRole('link', { name: language, exact: true }).first().click();
  };
  await choose(words.documentation.page.language, 'Français');
  await expect(page).toHaveURL('/docs/fr/play/rules/london');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.rule svg').first()).not.toBeEmpty();
  await page.getByRole('link', { name: 'Guimard' }).first().click();
  await expect(page).toHaveURL('/docs/fr/');
  // That part is in English only.
  await page.goto('/docs/fr/host/');
  await expect(page).toHaveURL('/docs/host/');
  await choose(words.documentation.page.language, 'Polski');
  await expect(page).toHaveURL('/docs/pl/');
});

test.describe('at an address without a page', () => {
  test.use({
    expectedComplaint: 'Failed to load resource: the server responded with a status of 404 (Not Found)',
  });
  test('the site says so in the language of the address', async ({ page }) => {
    await page.goto('/docs/pl/nowhere');
    await expect(page.getByRole('heading', { name: polish.missing.title })).toBeVisible();
  });
});

for (const { language, button, query, found } of [
  { language: 'ja', button: japanese.search.button, query: '観光客', found: 'ロンドン' },
  { language: 'zh-Hans', button: chinese.search.button, query: '出租车', found: '伦敦' },
])
  test(`words are found in ${language}, which has no spaces between them`, async ({ page }) => {
    await page.goto(`/docs/${language}/`);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('searchbox').fill(query);
    await expect(page.getByRole('option').filter({ hasText: found }).first()).toBeVisible();
  });

test('a page shows a game with our own element', async ({ page }) => {
  await page.goto('/docs/engine/embedding');
  const game = page.getByRole('region', { name: words.metro.game });
  await game.getByRole('button', { name: words.embed.toFirst, exact: true }).click();
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
  await page.getByRole('button', { name: words.documentation.search.button }).first().click();
  await page.getByRole('searchbox').fill(words.metro.setup.corners.title);
  await page.getByRole('option').filter({ hasText: words.metroLearn.sections.variants }).first().click();
  await expect(page).toHaveURL(/\/docs\/play\/rules\/metro/);
  expect(elsewhere).toEqual([]);
});

test('dark and light, as the reader likes', NIGHTLY, async ({ page }) => {
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
    await page.getByRole('link', { name: words.shell.home.documentation }).click();
    await expect(page).toHaveURL('/docs/');
    await expect(page.getByRole('link', { name: 'Take the tour' })).toBeVisible();
  });
});
