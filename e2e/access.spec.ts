/** Everybody can read and reach everything: every page, and what opens on the table. */
import { checkAccess } from './access.ts';
import { expect, test } from './no-complaints.ts';
import { finalScreen, myTurn } from './play.ts';
import { prefer } from './settings.ts';
import { findTable, makeTable, mayDo, onTurn, putTable, sitDown } from './tables.ts';

test.beforeEach(({ page }) => prefer(page));

test('home, set-up, own games and settings', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Start a game' })).toBeVisible();
  await checkAccess(page);
  await page.goto('/new/computer/metro');
  await page.getByText('More options', { exact: true }).click();
  await expect(page.getByRole('switch', { name: 'Practice game' })).toBeVisible();
  await checkAccess(page);
  await page.goto('/deal#metro.2/players=2,first=0/one');
  await expect(page.getByRole('textbox', { name: 'Link to this deal' })).toBeVisible();
  await checkAccess(page);
  await putTable(page, makeTable({ until: ({ isOver }) => isOver }));
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'Metro' })).toBeVisible();
  await checkAccess(page);
  await page.goto('/settings');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await checkAccess(page);
});

test('what leads to reviews, puzzles, analyses and counted games', async ({ page }) => {
  await page.goto('/');
  await putTable(page, makeTable({ until: ({ isOver }) => isOver }));
  await page.getByRole('link', { name: 'Study' }).click();
  await expect(page.getByRole('link', { name: 'Review Metro' })).toBeVisible();
  await checkAccess(page);
  await page.getByRole('link', { name: 'Companion' }).click();
  await expect(page.getByRole('button', { name: 'Enter the board' })).toBeVisible();
  await checkAccess(page);
});

test('lessons, rules, and what is not there', async ({ page }) => {
  await page.goto('/learn');
  await expect(page.getByRole('link', { name: 'Play the tutorial' }).first()).toBeVisible();
  await checkAccess(page);
  await page.goto('/rules/metro');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await checkAccess(page);
  await page.goto('/#/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await checkAccess(page);
});

test('a table on turn, and its menu', async ({ page }) => {
  const rich = { players: 4, with: ['companies', 'central-stations', 'paris'] };
  await sitDown(page, makeTable({ options: rich, until: onTurn(0, 20), assistance: 'coach' }));
  await expect(myTurn(page)).toBeVisible();
  await checkAccess(page);
  await page.getByRole('tab', { name: 'Text view' }).click();
  await expect(page.getByRole('combobox', { name: 'Trace a line' })).toBeVisible();
  await checkAccess(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await checkAccess(page);
});

test('the sheet of a phone, the curtain between people, the end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, makeTable({ seed: 'sheet', options: { with: ['companies'] }, until: onTurn(0, 20) }));
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('dialog').getByRole('tablist')).toBeVisible();
  await checkAccess(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await sitDown(page, makeTable({ seed: 'curtain', people: [0, 1], until: onTurn(0, 20) }));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await checkAccess(page);
  await sitDown(page, makeTable({ seed: 'over', until: ({ isOver }) => isOver }));
  await expect(finalScreen(page)).toBeVisible();
  await checkAccess(page);
});

test('what modules ask at the board and beside it, and opening a table online', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const options = { players: 2, first: 0, with: ['st-petersburg'] };
  await sitDown(page, findTable({ seed: 'stand', options, until: mayDo(/^stand-/) }));
  await expect(page.getByRole('toolbar')).toBeVisible();
  await checkAccess(page);
  const expert = { players: 2, first: 0, with: ['companies', 'central-stations'], hand: 2 };
  await sitDown(page, findTable({ seed: 'exchange', options: expert, until: mayDo(/^exchange-/) }));
  await page.getByRole('button', { name: 'Exchange a share' }).click();
  await page.getByRole('dialog').locator('button.share').first().click();
  await expect(page.getByRole('group', { name: /^Exchange/ })).toBeVisible();
  await checkAccess(page);
  await page.goto('/online/new/metro');
  await expect(page.getByRole('button', { name: 'Create table' })).toBeVisible();
  await checkAccess(page);
});

test('the tutorial and a match of Correspondances', async ({ page }) => {
  await page.goto('/tutorial/metro');
  await expect(page.getByRole('grid')).toBeVisible();
  await checkAccess(page);
  await sitDown(page, makeTable({ game: 'correspondances', until: onTurn(0, 14) }));
  await expect(page.getByRole('button', { name: 'Rotate', exact: true })).toBeEnabled();
  await checkAccess(page);
});
