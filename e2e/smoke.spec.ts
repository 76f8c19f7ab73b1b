/** The app as a whole: it comes up, within its means. */
import type { Page } from '@playwright/test';
import { FIRST_SCREEN, GAME, scriptsOf } from '../tools/budgets.ts';
import { expect, test } from './no-complaints.ts';
import { words } from './words.ts';

/** The scripts that a page has loaded, as paths. */
const loadedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1));
    return [...new Set(paths)].filter((path) => path.endsWith('.js')).sort();
  });

test('the first screen comes up and loads what its budget says, no more', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await loadedScripts(page)).toEqual(scriptsOf(FIRST_SCREEN.sources).sort());
});

test('a game loads what its budget says, no more', async ({ page }) => {
  await page.goto('/new/people/metro');
  await page.getByRole('button', { name: words.shell.setup.play, exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const planned = scriptsOf([...GAME.sources, 'src/pages/Setup.svelte']);
  const unplanned = (await loadedScripts(page)).filter((path) => !planned.includes(path));
  expect(unplanned.filter((path) => !path.includes('web-worker'))).toEqual([]);
});

test('a page may do only what it must', async ({ request }) => {
  const response = await request.get('/');
  const policy = response.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test('a chosen theme is there before anything is painted', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('guimard.settings', '{"theme":"dark"}'));
  // An app that does nothing: what is left is the page and its first script.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
