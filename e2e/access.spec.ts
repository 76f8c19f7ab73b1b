/** Everybody can read and reach everything: every page, and what opens on the table. */

import { checkAccess } from './access.ts';
import { NIGHTLY } from './nightly.ts';
import { expect, test } from './no-complaints.ts';
import { finalScreen, myTurn } from './play.ts';
import { prefer } from './settings.ts';
import { findTable, makeTable, mayDo, onTurn, putTable, sitDown } from './tables.ts';
import { ANY, saying, words } from './words.ts';

test.beforeEach(({ page }) => prefer(page));

test('home, set-up, own games and settings', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: words.shell.home.play })).toBeVisible();
  await checkAccess(page);
  await page.goto('/new/computer/metro');
  await page.getByText(words.shell.setup.more, { exact: true }).click();
  await expect(page.getByRole('switch', { name: words.shell.setup.practice })).toBeVisible();
  await checkAccess(page);
  await page.goto('/deal#metro.2/players=2,first=0/one');
  await expect(page.getByRole('textbox', { name: words.deals.same.share })).toBeVisible();
  await checkAccess(page);
  await putTable(page, makeTable({ until: ({ isOver }) => isOver }));
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: words.metro.game })).toBeVisible();
  await checkAccess(page);
  await page.goto('/settings');
  await expect(page.getByRole('textbox', { name: words.shell.settings.name })).toBeVisible();
  await checkAccess(page);
});

test('what leads to reviews, puzzles, analyses and counted games', NIGHTLY, async ({ page }) => {
  await page.goto('/');
  await putTable(page, makeTable({ until: ({ isOver }) => isOver }));
  await page.getByRole('link', { name: words.shell.home.study.title }).click();
  await expect(page.getByRole('link', { name: words.hub.review({ title: words.metro.game }) })).toBeVisible();
  await checkAccess(page);
  await page.getByRole('link', { name: words.hub.companion.title }).click();
  await expect(page.getByRole('button', { name: words.companion.start })).toBeVisible();
  await checkAccess(page);
});

test('lessons, rules, and what is not there', NIGHTLY, async ({ page }) => {
  await page.goto('/learn');
  await expect(page.getByRole('link', { name: words.learn.tutorialStart }).first()).toBeVisible();
  await checkAccess(page);
  await page.goto('/rules/metro');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await checkAccess(page);
  await page.goto('/#/nowhere');
  await expect(page.getByRole('heading', { name: words.shell.app.unknownTitle })).toBeVisible();
  await checkAccess(page);
});

test('a table on turn, and its menu', async ({ page }) => {
  const rich = { players: 4, with: ['companies', 'central-stations', 'paris'] };
  await sitDown(page, makeTable({ options: rich, until: onTurn(0, 20), assistance: 'coach' }));
  await expect(myTurn(page)).toBeVisible();
  await checkAccess(page);
  await page.getByRole('tab', { name: words.table.inWords }).click();
  await expect(page.getByRole('combobox', { name: words.table.followLine })).toBeVisible();
  await checkAccess(page);
  await page.getByRole('button', { name: words.table.menu }).click();
  await expect(page.getByRole('dialog', { name: words.table.menu })).toBeVisible();
  await checkAccess(page);
});

test('the sheet of a phone, the curtain between people, the end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, makeTable({ seed: 'sheet', options: { with: ['companies'] }, until: onTurn(0, 20) }));
  await page.getByRole('button', { name: words.table.sheet }).click();
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
  await page.getByRole('button', { name: words.metro.modules.companies.prompts.title }).click();
  await page.getByRole('dialog').locator('button.share').first().click();
  await expect(
    page.getByRole('group', { name: saying(words.metro.modules.companies.panel.give({ share: ANY })) }),
  ).toBeVisible();
  await checkAccess(page);
  await page.goto('/online/new/metro');
  await expect(page.getByRole('button', { name: words.online.create.submit })).toBeVisible();
  await checkAccess(page);
});

test('the tutorial and a match of Correspondances', NIGHTLY, async ({ page }) => {
  await page.goto('/tutorial/metro');
  await expect(page.getByRole('grid')).toBeVisible();
  await checkAccess(page);
  await sitDown(page, makeTable({ game: 'correspondances', until: onTurn(0, 14) }));
  await expect(
    page.getByRole('button', { name: words.correspondances.hand.rotate, exact: true }),
  ).toBeEnabled();
  await checkAccess(page);
});
