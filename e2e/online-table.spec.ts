/** What else one does at a table on the server: going elsewhere with a seat, waiting for each other, and keeping something of it. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { NIGHTLY } from './nightly.ts';
import { expect } from './no-complaints.ts';
import { begin, openTable, placedTiles, play, readWords, sitDown, test } from './online.ts';
import { finalScreen } from './play.ts';
import { words } from './words.ts';

const menu = (page: Page) => page.getByRole('button', { name: words.table.menu }).click();
/** The tiles that this browser may see in a hand: its player's own. */
const hand = (page: Page) => page.locator('.hand .tile');

test('a seat moves to another device by its link, and back by its code', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  const link = await openTable(ada, words.metro.presets.classic.title, 2);
  await ben.page.goto(link);
  await sitDown(ben);
  const code = await ben.page.getByRole('textbox', { name: words.online.recovery.field }).inputValue();
  await begin([ada, ben]);
  await expect(hand(ben.page)).toHaveCount(1);

  await menu(ben.page);
  await ben.page.locator('summary', { hasText: words.online.menu.move }).click();
  const seat = await ben.page.getByRole('textbox', { name: words.online.menu.move }).inputValue();
  const phone = await invite('Phone');
  await phone.page.goto(seat);
  await expect(hand(phone.page)).toHaveCount(1);
  // The secret does not stay in the address.
  expect(phone.page.url()).not.toContain(seat.split('=').at(-1));

  const laptop = await invite('Laptop');
  await laptop.page.goto(link);
  await expect(laptop.page.getByText(words.online.notices.spectator({ others: 0 }))).toBeVisible();
  await menu(laptop.page);
  await laptop.page.getByText(words.online.recovery.lost).click();
  await laptop.page.getByRole('textbox', { name: words.online.recovery.field }).fill(code.toUpperCase());
  await laptop.page.getByRole('button', { name: words.online.recovery.go }).click();
  await expect(hand(laptop.page)).toHaveCount(1);
  // Its previous player has lost it.
  for (const { page } of [ben, phone]) {
    await expect(page.getByRole('heading', { name: words.online.ends.seatMoved.title })).toBeVisible();
    await expect(hand(page)).toHaveCount(0);
  }
});

test('a pause by agreement, and another game', NIGHTLY, async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  const link = await openTable(ada, words.metro.presets.classic.title, 2);
  await ben.page.goto(link);
  await sitDown(ben);
  await begin([ada, ben]);
  await menu(ada.page);
  await ada.page.getByRole('button', { name: words.online.menu.pause }).click();
  await ben.page.getByRole('button', { name: words.online.asks.agree }).click();
  for (const { page } of [ada, ben]) await expect(page.getByText(words.online.notices.paused)).toBeVisible();
  await ben.page.getByRole('button', { name: words.online.notices.goOn }).click();
  await ada.page.getByRole('button', { name: words.online.asks.agree }).click();
  for (const { page } of [ada, ben]) await expect(page.getByText(words.online.notices.paused)).toBeHidden();

  await menu(ada.page);
  await ada.page.getByRole('button', { name: words.online.menu.resign }).click();
  await ada.page
    .getByRole('dialog', { name: words.online.menu.resignTitle })
    .getByRole('button', { name: words.online.menu.resign })
    .click();
  for (const { page } of [ada, ben])
    await expect(page.getByText(words.online.final.resigned({ name: 'Ada' }))).toBeVisible();
  await ben.page.getByRole('button', { name: words.table.rematch }).click();
  await expect(ben.page).not.toHaveURL(link);
  // The results are still open: the rematch is offered there.
  await finalScreen(ada.page).getByRole('button', { name: words.online.notices.goThere }).click();
  await begin([ben, ada]);
  await expect(placedTiles(ben)).toHaveCount(0);
});

test('a link to a moment, a picture of the board, and a chat that is not heard', async ({ invite }) => {
  const [ada, ben, eve] = [await invite('Ada'), await invite('Ben'), await invite('Eve')];
  const link = await openTable(ada, words.metro.presets.classic.title, 2);
  await ben.page.goto(link);
  await sitDown(ben);
  await begin([ada, ben]);
  await Promise.all([ada, ben].map((person) => play(person, 5)));
  await ada.page.getByRole('button', { name: words.table.history }).click();
  await ada.page.getByRole('button', { name: words.table.toFirst }).click();
  await menu(ada.page);
  const moment = await ada.page.getByRole('textbox', { name: words.online.menu.moment }).inputValue();
  await ada.page.keyboard.press('Escape');
  await eve.page.goto(moment);
  await expect(eve.page.locator('.table')).toBeVisible();
  await expect(placedTiles(eve)).toHaveCount(0);
  for (const { page } of [ada, eve]) await page.getByRole('button', { name: words.table.toLast }).click();
  await expect(placedTiles(eve)).toHaveCount(await placedTiles(ben).count());

  await ada.page.getByRole('tab', { name: words.online.chat.title }).click();
  await ada.page.getByRole('switch', { name: words.online.chat.mute }).click();
  await ben.page.getByRole('tab', { name: words.online.chat.title }).click();
  const say = ben.page.getByRole('textbox', { name: words.online.chat.say });
  await say.fill('Hello?');
  await say.press('Enter');
  await expect(ben.page.getByText('Hello?')).toBeVisible();
  await expect(ada.page.getByText('Hello?')).toHaveCount(0);
  await readWords(ben);

  await menu(ben.page);
  await ben.page.getByRole('button', { name: words.online.menu.resign }).click();
  await ben.page
    .getByRole('dialog', { name: words.online.menu.resignTitle })
    .getByRole('button', { name: words.online.menu.resign })
    .click();
  const saving = ada.page.waitForEvent('download');
  await ada.page.getByRole('button', { name: words.table.picture.save }).click();
  const picture = await saving;
  expect(picture.suggestedFilename()).toBe('metro.png');
  const bytes = readFileSync(await picture.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // A board, and not an empty page of this size.
  expect(bytes.length).toBeGreaterThan(50_000);
});
