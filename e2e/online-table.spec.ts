/** What else one does at a table on the server: going elsewhere with a seat, waiting for each other, and keeping something of it. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './no-complaints.ts';
import { begin, openTable, placedTiles, play, readWords, sitDown, test } from './online.ts';
import { finalScreen } from './play.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();
/** The tiles that this browser may see in a hand: its player's own. */
const hand = (page: Page) => page.locator('.hand .tile');

test('a seat moves to another device by its link, and back by its code', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  const link = await openTable(ada, 'Classic', 2);
  await ben.page.goto(link);
  await sitDown(ben);
  const code = await ben.page.getByRole('textbox', { name: 'Your recovery code' }).inputValue();
  await begin([ada, ben]);
  await expect(hand(ben.page)).toHaveCount(1);

  await menu(ben.page);
  await ben.page.locator('summary', { hasText: 'Move your seat' }).click();
  const seat = await ben.page.getByRole('textbox', { name: 'Move your seat' }).inputValue();
  const phone = await invite('Phone');
  await phone.page.goto(seat);
  await expect(hand(phone.page)).toHaveCount(1);
  // The secret does not stay in the address.
  expect(phone.page.url()).not.toContain(seat.split('=').at(-1));

  const laptop = await invite('Laptop');
  await laptop.page.goto(link);
  await expect(laptop.page.getByText('You’re watching')).toBeVisible();
  await menu(laptop.page);
  await laptop.page.getByText('Already had a seat here?').click();
  await laptop.page.getByRole('textbox', { name: 'Your recovery code' }).fill(code.toUpperCase());
  await laptop.page.getByRole('button', { name: 'Recover seat' }).click();
  await expect(hand(laptop.page)).toHaveCount(1);
  // Its previous player has lost it.
  for (const { page } of [ben, phone]) {
    await expect(page.getByRole('heading', { name: 'Your seat is elsewhere' })).toBeVisible();
    await expect(hand(page)).toHaveCount(0);
  }
});

test('a pause by agreement, and another game', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  const link = await openTable(ada, 'Classic', 2);
  await ben.page.goto(link);
  await sitDown(ben);
  await begin([ada, ben]);
  await menu(ada.page);
  await ada.page.getByRole('button', { name: 'Ask to pause' }).click();
  await ben.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ada, ben]) await expect(page.getByText('The game is paused.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Ask to resume' }).click();
  await ada.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ada, ben]) await expect(page.getByText('The game is paused.')).toBeHidden();

  await menu(ada.page);
  await ada.page.getByRole('button', { name: 'Resign' }).click();
  await ada.page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click();
  for (const { page } of [ada, ben]) await expect(page.getByText('Ada resigned.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Play again' }).click();
  await expect(ben.page).not.toHaveURL(link);
  // The results are still open: the rematch is offered there.
  await finalScreen(ada.page).getByRole('button', { name: 'Join' }).click();
  await begin([ben, ada]);
  await expect(placedTiles(ben)).toHaveCount(0);
});

test('a link to a moment, a picture of the board, and a chat that is not heard', async ({ invite }) => {
  const [ada, ben, eve] = [await invite('Ada'), await invite('Ben'), await invite('Eve')];
  const link = await openTable(ada, 'Classic', 2);
  await ben.page.goto(link);
  await sitDown(ben);
  await begin([ada, ben]);
  await Promise.all([ada, ben].map((person) => play(person, 5)));
  await ada.page.getByRole('button', { name: 'History' }).click();
  await ada.page.getByRole('button', { name: 'Go to the start' }).click();
  await menu(ada.page);
  const moment = await ada.page.getByRole('textbox', { name: 'Link to this moment' }).inputValue();
  await ada.page.keyboard.press('Escape');
  await eve.page.goto(moment);
  await expect(eve.page.locator('.table')).toBeVisible();
  await expect(placedTiles(eve)).toHaveCount(0);
  for (const { page } of [ada, eve]) await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(placedTiles(eve)).toHaveCount(await placedTiles(ben).count());

  await ada.page.getByRole('tab', { name: 'Chat' }).click();
  await ada.page.getByRole('switch', { name: 'Hide chat' }).click();
  await ben.page.getByRole('tab', { name: 'Chat' }).click();
  const say = ben.page.getByRole('textbox', { name: 'Write a message' });
  await say.fill('Hello?');
  await say.press('Enter');
  await expect(ben.page.getByText('Hello?')).toBeVisible();
  await expect(ada.page.getByText('Hello?')).toHaveCount(0);
  await readWords(ben);

  await menu(ben.page);
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ben.page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click();
  const saving = ada.page.waitForEvent('download');
  await ada.page.getByRole('button', { name: 'Save picture' }).click();
  const picture = await saving;
  expect(picture.suggestedFilename()).toBe('metro.png');
  const bytes = readFileSync(await picture.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // A board, and not an empty page of this size.
  expect(bytes.length).toBeGreaterThan(50_000);
});
