/** Before the start: who sits where, and what can go wrong on the way to a seat. */
import type { Page, Route } from '@playwright/test';
import { expect } from './no-complaints.ts';
import { openTable, setGrace, sitDown, test } from './online.ts';

const players = (page: Page) => page.locator('section', { hasText: 'At the table' }).getByRole('listitem');

/** The server does what it is asked, and nobody hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

test('the seat of who is away is freed, and where nobody comes the computer plays', async ({ invite }) => {
  const [eve, ada, ben] = [await invite('Eve'), await invite('Ada'), await invite('Ben')];
  await setGrace(ada.page, 60_000);
  const link = await openTable(eve, 'Classic', 3);
  for (const guest of [ada, ben]) {
    await guest.page.goto(link);
    await sitDown(guest);
  }
  const free = ada.page.getByRole('button', { name: /^Free .*’s seat/ });
  await expect(players(ada.page)).toContainText(['Eve', 'Ada', 'Ben']);
  await expect(free).toHaveCount(0);
  await ben.page.goto('/');
  await expect(ada.page.getByText(/You can free this seat in 0:\d\d/)).toBeVisible();
  await expect(free).toHaveCount(0);
  await ada.page.clock.fastForward(60_000);
  await expect(players(ada.page).nth(2)).toContainText(/away for \d minutes?/);
  await ada.page.getByRole('button', { name: 'Free Ben’s seat (away)' }).click();
  await expect(players(ada.page)).toContainText(['Eve', 'Ada', 'free']);
  // Whose seat was given away is told so, and may sit down again.
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: 'Watch' }).click();
  await sitDown(ben);
  await expect(players(ada.page)).toContainText(['Eve', 'Ada', 'Ben']);

  // Now the table is Ada's: she has been there longer.
  await eve.page.getByRole('button', { name: 'Leave seat' }).click();
  await expect(ada.page.getByRole('button', { name: 'Change Ben’s seat' })).toBeVisible();
  await expect(ben.page.getByRole('button', { name: /’s seat/ })).toHaveCount(0);
  const first = (page: Page) => page.getByRole('combobox', { name: 'Seat 1: player type' });
  await first(ben.page).selectOption({ index: 2 });
  await expect(first(ada.page)).toHaveValue('2');
  await first(ada.page).selectOption({ index: 0 });
  await expect(players(ben.page)).toContainText(['free', 'Ada', 'Ben']);
  for (const { page } of [ada, ben]) await page.getByRole('button', { name: 'I’m ready' }).click();
  await expect(ada.page.getByRole('button', { name: 'Not ready' })).toBeVisible();
  // The last player is ready: the game begins.
  await first(ada.page).selectOption({ index: 1 });
  for (const { page } of [ada, ben]) await expect(page.locator('.table')).toBeVisible();
});

test('whoever opened the table frees the seat of a player who is there, or starts without', async ({
  invite,
}) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  const link = await openTable(ada, 'Classic', 2);
  await ben.page.goto(link);
  await sitDown(ben);
  await ben.page.getByRole('button', { name: 'I’m ready' }).click();
  const change = ada.page.getByRole('button', { name: 'Change Ben’s seat' });
  const dialog = ada.page.getByRole('dialog', { name: 'Ben’s seat' });
  await change.click();
  await expect(dialog).toContainText('Ben is here and ready to play.');
  await ada.page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await change.click();
  await dialog.getByRole('button', { name: 'Free this seat' }).click();
  await expect(players(ada.page)).toContainText(['Ada', 'free']);
  await expect(ada.page.getByRole('combobox', { name: 'Seat 2: player type' })).toBeFocused();
  await expect(ben.page.getByRole('heading', { name: 'Your seat was freed' })).toBeVisible();
  // Both are in one network, as at home: there it may have been a mistake.
  await ben.page.getByRole('button', { name: 'Watch' }).click();
  await sitDown(ben);
  await ada.page.getByRole('button', { name: 'I’m ready' }).click();
  await change.click();
  await expect(dialog).not.toContainText('ready to play');
  await dialog.getByRole('button', { name: 'Let a computer play instead' }).click();
  await expect(ada.page.locator('.table')).toBeVisible();
  await expect(ben.page.getByRole('heading', { name: 'Your seat was freed' })).toBeVisible();
});

test('an answer that is lost costs nobody their seat, and nobody sits down twice', async ({ invite }) => {
  const name = `Ada ${Date.now().toString(36)}`;
  const [ada, ben] = [await invite(name), await invite('Ben')];
  for (const person of [ada, ben]) person.excuse(/net::ERR_FAILED/);
  await ada.page.goto('/online/new/metro');
  await ada.page.locator('label', { has: ada.page.getByRole('radio', { name: 'Public' }) }).click();
  await ada.page.getByRole('button', { name: 'Add a seat' }).click();
  await ada.page.route('**/api/tables', loseAnswer, { times: 1 });
  await ada.page.getByRole('button', { name: 'Create table' }).click();
  await expect(players(ada.page)).toContainText([name, 'free', 'free']);

  await ben.page.goto('/online');
  const card = ben.page.getByRole('listitem').filter({ has: ben.page.getByText(name, { exact: true }) });
  await expect(card.getByRole('heading')).toHaveCount(1);
  await card.getByRole('link', { name: /^Join/ }).click();
  await ben.page.route('**/seats', loseAnswer, { times: 1 });
  await sitDown(ben);
  for (const { page } of [ada, ben]) await expect(players(page)).toContainText([name, 'Ben', 'free']);
});

test('the lobby shows who is there', async ({ invite }) => {
  const [ada, eve] = [await invite('Ada the Lobbyist'), await invite('Eve')];
  await ada.page.goto('/online/new/metro');
  await ada.page.locator('label', { has: ada.page.getByRole('radio', { name: 'Public' }) }).click();
  await ada.page.getByRole('button', { name: 'Create table' }).click();
  await expect(players(ada.page)).toContainText(['Ada the Lobbyist']);
  await eve.page.goto('/online');
  const card = eve.page.getByRole('listitem').filter({ hasText: 'Ada the Lobbyist' }).first();
  await expect(card).toContainText('online');
});

test('a link can be copied on a page from the home network', async ({ invite }) => {
  const { page } = await invite('Ada');
  // As browsers have it there.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/online/new/metro');
  await page.getByRole('button', { name: 'Create table' }).click();
  const invitation = page.locator('section', { hasText: 'Invite others' });
  const link = await invitation.getByRole('textbox').inputValue();
  expect(link).toBe(page.url());
  await invitation.getByRole('button', { name: 'Copy' }).click();
  await expect(invitation.getByRole('status')).toHaveText('Copied.');
  const chat = page.getByRole('textbox', { name: 'Write a message' });
  await chat.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(chat).toHaveValue(link);
});
