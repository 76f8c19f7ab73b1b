/** Addresses, and the way back. */
import french from '@guimard/messages/fr/shell';
import type { Page } from '@playwright/test';
import { dialogsInHistory } from './history.ts';
import { NIGHTLY } from './nightly.ts';
import { expect, test } from './no-complaints.ts';
import { startAgainstComputer } from './play.ts';
import { prefer } from './settings.ts';
import { makeTable, onTurn, sitDown } from './tables.ts';
import { ANY, saying, words } from './words.ts';

const menuOf = (page: Page) => page.getByRole('dialog', { name: words.table.menu });

const titled = (title: string): string => `${title} · ${words.shell.app.name}`;

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.table.menu }).click();
  await expect(menuOf(page)).toBeVisible();
  await dialogsInHistory(page).toBe(1);
}

test('Back closes a dialog first, and then leaves the page', async ({ page }) => {
  await prefer(page);
  await startAgainstComputer(page, 'metro', words.metro.presets.classic.title);
  const table = page.url();

  await openMenu(page);
  await page.goBack();
  await expect(menuOf(page)).toBeHidden();
  expect(page.url()).toBe(table);

  // Closed by other means, it leaves nothing behind to go back to.
  for (let time = 0; time < 2; time++) {
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
  }

  // A link in it leads away from the page, not from the dialog.
  await openMenu(page);
  await menuOf(page).getByRole('link', { name: words.table.rules }).click();
  await expect(page).toHaveURL(/\/rules\/metro$/);
  await page.goBack();
  await expect(page).toHaveURL(table);
  await expect(page.locator('.table')).toBeVisible();
  await expect(menuOf(page)).toBeHidden();

  // A reload closes it.
  await openMenu(page);
  await page.reload();
  await expect(page.locator('.table')).toBeVisible();
  await dialogsInHistory(page).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/new\/computer\/metro$/);
});

test('back closes the dialog first, then the page', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.getByRole('link', { name: words.shell.home.games }).click();
  await page.getByRole('button', { name: words.shell.mine.import }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Its entry is in the history as soon as it is seen: a reload or Back may follow at once.
  expect(await page.evaluate(() => history.state)).toEqual({ depth: 1 });
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page.locator('.modes')).toBeVisible();
});

test('links open pages without a reload, or in a new tab on request', async ({ page, context }) => {
  await prefer(page);
  await page.goto('/');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  const link = page.getByRole('link', { name: words.shell.home.settings });
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other).toHaveURL(/\/settings$/);
  await expect(page).toHaveURL(/\/$/);
  await link.click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.locator('body[data-same]')).toBeAttached();
  await expect(page.locator('main')).toBeFocused();
});

test('a page is found again where it was left', async ({ page }) => {
  await prefer(page);
  await page.goto('/rules/metro');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole('link', { name: words.shell.app.home }).dispatchEvent('click');
  await expect(page.locator('.modes')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});

test('addresses of old lead to the same pages', async ({ page }) => {
  await page.goto('/#/rules/metro/B12');
  await expect(page).toHaveURL(/\/rules\/metro\/B12$/);
  await expect(page.locator('[aria-current]')).toContainText('B12');
});

test('an address that leads nowhere says so, and where one may go', async ({ page, request }) => {
  const response = await request.get('/nowhere', { headers: { accept: 'text/html' } });
  expect([response.status(), await response.text()]).toEqual([404, expect.stringContaining('id="app"')]);
  // The browser would complain about the status.
  await page.goto('/#/nowhere');
  await expect(page.getByRole('heading', { name: words.shell.app.unknownTitle })).toBeVisible();
  await expect(page).toHaveTitle(titled(words.shell.app.unknownTitle));
  await page.getByRole('link', { name: words.shell.home.games }).click();
  await expect(page.getByRole('heading', { name: words.shell.mine.title })).toBeVisible();
});

test('the title says which page it is, and at a table whose turn', async ({ page }) => {
  await prefer(page);
  await page.goto('/rules/metro');
  await expect(page).toHaveTitle(titled(words.learn.rulesOf({ game: words.metro.game })));
  await page.goto('/tutorial/metro');
  await expect(page).toHaveTitle(titled(`${words.learn.tutorialTitle} – ${words.metro.game}`));
  const table = makeTable({ seed: 'title', options: { with: ['london'] }, until: onTurn(0, 10) });
  await sitDown(page, table);
  const london = words.metro.gameWith({ modules: [words.metro.modules.london.title] });
  const title = titled(words.table.title.turn({ game: london }));
  await expect(page).toHaveTitle(title);
  await page.reload();
  await expect(page).toHaveTitle(title);
  await sitDown(page, makeTable({ seed: 'title', until: ({ isOver }) => isOver }));
  await expect(page).toHaveTitle(
    saying(titled(words.table.title.versus({ game: words.metro.game, names: [ANY] })), '\\w+'),
  );
});

test('a link names a language for this visit, and changes no setting', NIGHTLY, async ({ page, context }) => {
  await prefer(page, { locale: 'nl' });
  const spoken = page.locator('html');
  await page.goto('/rules/metro/B12?lang=fr-CA');
  await expect(spoken).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL('/rules/metro/B12');
  await page.reload();
  await expect(spoken).toHaveAttribute('lang', 'fr');
  await page.goto('/learn?lang=tlh');
  await expect(spoken).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL('/learn');
  const later = await context.newPage();
  await later.goto('/learn');
  await expect(later.locator('html')).toHaveAttribute('lang', 'nl');
  // Until a language is chosen after all.
  await page.goto('/');
  await page.getByRole('combobox', { name: french.home.language }).selectOption('de');
  await expect(spoken).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(spoken).toHaveAttribute('lang', 'de');
});

test.describe('where nothing is chosen', () => {
  test.use({ locale: 'it-CH' });

  test('the browser decides, or a link', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await page.goto('/?lang=de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const stored = await page.evaluate(() => localStorage.getItem('guimard.settings') ?? '');
    expect(stored).not.toContain('locale');
  });
});
