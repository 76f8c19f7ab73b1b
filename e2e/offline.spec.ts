/** Without a network, from the first visit on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nth } from '@guimard/engine/kit';
import french from '@guimard/messages/fr/shell';
import type { Page } from '@playwright/test';
import { expect, test } from './no-complaints.ts';
import { kept } from './offline.ts';
import { myTurn, startTable } from './play.ts';
import { prefer } from './settings.ts';
import { keptTables, sessionOf } from './tables.ts';
import { words } from './words.ts';

test.use({ storesApp: true });

/** The files of the messages, by path. */
const languageByFile = new Map<string, string>(
  Object.entries<{ file: string }>(
    JSON.parse(readFileSync(join(import.meta.dirname, '../packages/web/dist/.vite/manifest.json'), 'utf8')),
  ).flatMap(([source, { file }]) => {
    const language = /messages\/dist\/([\w-]+)\/[^/]+$/.exec(source)?.[1];
    return language === undefined ? [] : [[`/${file}`, language] as const];
  }),
);

/** Whether the browser stores every message of a language. */
const isKept = (page: Page, language: string): Promise<boolean> =>
  page.evaluate(
    async (paths) => (await Promise.all(paths.map((path) => caches.match(path)))).every(Boolean),
    [...languageByFile].filter(([, one]) => one === language).map(([path]) => path),
  );

test('games begin, and the weakest and the strongest computer move', async ({ page, context }) => {
  await prefer(page);
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: words.shell.app.unknownTitle })).toBeVisible();
  await page.goto('/rules/metro/B12');
  await expect(page.locator('[aria-current]')).toContainText('B12');
  await page.goto('/');
  await page.getByRole('link', { name: words.shell.home.modes.computer.title }).click();
  await page.getByRole('button', { name: words.shell.setup.addSeat }).click();
  await page
    .getByRole('combobox', { name: words.shell.setup.level({ number: 2 }) })
    .selectOption({ index: 0 });
  await page
    .getByRole('combobox', { name: words.shell.setup.level({ number: 3 }) })
    .selectOption({ index: 7 });
  await page.getByRole('combobox', { name: words.shell.setup.first }).selectOption({ index: 2 });
  await startTable(page);
  await expect(myTurn(page)).toBeVisible();
  const table = nth(await keptTables(page), 0);
  const movers = sessionOf(table).steps.filter(({ events }) => events.some(({ type }) => type === 'placed'));
  expect(movers.map(({ mover }) => mover)).toEqual([1, 2]);
});

/** The languages of the messages that a visitor has been sent, by the paths of the files. */
const languagesOf = (paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => languageByFile.get(path) ?? [])),
];

test.describe('a visitor from Quebec', () => {
  test.use({ locale: 'fr-CA', expectedComplaint: 'Failed to load resource: net::ERR_FAILED' });

  test('is sent French alone, by the page and by what the browser stores of it', async ({ page }) => {
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await kept(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(languagesOf(asked)).toEqual(['fr']);
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(languagesOf(stored)).toEqual(['fr']);
    expect(stored.filter((path) => languageByFile.get(path) === 'fr')).toHaveLength(
      [...languageByFile.values()].filter((language) => language === 'fr').length,
    );
  });

  test('reads all of it without a network, and any other language once it was chosen', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await kept(page);
    await context.setOffline(true);
    await page.goto('/rules/metro');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.goto('/');
    const languages = page.getByRole('combobox', { name: french.home.language });
    await languages.selectOption('it');
    await expect(page.locator('p[role=alert]')).toContainText(french.app.notSpoken({ language: 'Italiano' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    // A link cannot change it either, and the page comes up all the same.
    await page.goto('/?lang=nl');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

    await context.setOffline(false);
    await languages.selectOption('it');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect.poll(() => isKept(page, 'it')).toBe(true);
    await context.setOffline(true);
    await page.goto('/rules/metro');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});
