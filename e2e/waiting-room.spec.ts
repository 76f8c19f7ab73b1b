/** Before the start: who sits where, and what can go wrong on the way to a seat. */
import type { Page, Route } from '@playwright/test';
import { expect } from './no-complaints.ts';
import { openTable, setGrace, sitDown, test } from './online.ts';
import { ANY, saying, words } from './words.ts';

const players = (page: Page) =>
  page.locator('section', { hasText: words.online.room.players }).getByRole('listitem');

/** The server does what it is asked, and nobody hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

test('the seat of who is away is freed, and where nobody comes the computer plays', async ({ invite }) => {
  const [eve, ada, ben] = [await invite('Eve'), await invite('Ada'), await invite('Ben')];
  await setGrace(ada.page, 60_000);
  const link = await openTable(eve, words.metro.presets.classic.title, 3);
  for (const guest of [ada, ben]) {
    await guest.page.goto(link);
    await sitDown(guest);
  }
  const free = ada.page.getByRole('button', { name: saying(words.online.room.freeSeatOf({ name: ANY })) });
  await expect(players(ada.page)).toContainText(['Eve', 'Ada', 'Ben']);
  await expect(free).toHaveCount(0);
  await ben.page.goto('/');
  await expect(ada.page.getByText(saying(words.online.room.freeIn({ time: ANY }), '0:\\d\\d'))).toBeVisible();
  await expect(free).toHaveCount(0);
  await ada.page.clock.fastForward(60_000);
  await expect(players(ada.page).nth(2)).toContainText(
    saying(words.online.presence.awayFor({ time: ANY }), '\\d minutes?'),
  );
  await ada.page.getByRole('button', { name: words.online.room.freeSeatOf({ name: 'Ben' }) }).click();
  await expect(players(ada.page)).toContainText(['Eve', 'Ada', words.online.room.free]);
  // Whose seat was given away is told so, and may sit down again.
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: words.online.lobby.lookOn }).click();
  await sitDown(ben);
  await expect(players(ada.page)).toContainText(['Eve', 'Ada', 'Ben']);

  // Now the table is Ada's: she has been there longer.
  await eve.page.getByRole('button', { name: words.online.room.leave }).click();
  await expect(
    ada.page.getByRole('button', { name: words.online.room.changeOf({ name: 'Ben' }) }),
  ).toBeVisible();
  await expect(
    ben.page.getByRole('button', { name: saying(words.online.room.changeOf({ name: ANY })) }),
  ).toHaveCount(0);
  const first = (page: Page) =>
    page.getByRole('combobox', { name: words.online.room.occupant({ number: 1 }) });
  await first(ben.page).selectOption({ index: 2 });
  await expect(first(ada.page)).toHaveValue('2');
  await first(ada.page).selectOption({ index: 0 });
  await expect(players(ben.page)).toContainText([words.online.room.free, 'Ada', 'Ben']);
  for (const { page } of [ada, ben])
    await page.getByRole('button', { name: words.online.room.ready }).click();
  await expect(ada.page.getByRole('button', { name: words.online.room.notReady })).toBeVisible();
  // The last player is ready: the game begins.
  await first(ada.page).selectOption({ index: 1 });
  for (const { page } of [ada, ben]) await expect(page.locator('.table')).toBeVisible();
});

test('whoever opened the table frees the seat of a player who is there, or starts without', async ({
  invite,
}) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  const link = await openTable(ada, words.metro.presets.classic.title, 2);
  await ben.page.goto(link);
  await sitDown(ben);
  await ben.page.getByRole('button', { name: words.online.room.ready }).click();
  const change = ada.page.getByRole('button', { name: words.online.room.changeOf({ name: 'Ben' }) });
  const dialog = ada.page.getByRole('dialog', { name: words.online.room.turnOut.title({ name: 'Ben' }) });
  await change.click();
  await expect(dialog).toContainText(words.online.room.turnOut.isReady({ name: 'Ben' }));
  await ada.page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await change.click();
  await dialog.getByRole('button', { name: words.online.room.turnOut.free }).click();
  await expect(players(ada.page)).toContainText(['Ada', words.online.room.free]);
  await expect(
    ada.page.getByRole('combobox', { name: words.online.room.occupant({ number: 2 }) }),
  ).toBeFocused();
  await expect(ben.page.getByRole('heading', { name: words.online.ends.seatFreed.title })).toBeVisible();
  // Both are in one network, as at home: there it may have been a mistake.
  await ben.page.getByRole('button', { name: words.online.lobby.lookOn }).click();
  await sitDown(ben);
  await ada.page.getByRole('button', { name: words.online.room.ready }).click();
  await change.click();
  await expect(dialog).not.toContainText(words.online.room.turnOut.isReady({ name: 'Ben' }));
  await dialog.getByRole('button', { name: words.online.room.turnOut.fill }).click();
  await expect(ada.page.locator('.table')).toBeVisible();
  await expect(ben.page.getByRole('heading', { name: words.online.ends.seatFreed.title })).toBeVisible();
});

test('an answer that is lost costs nobody their seat, and nobody sits down twice', async ({ invite }) => {
  const name = `Ada ${Date.now().toString(36)}`;
  const [ada, ben] = [await invite(name), await invite('Ben')];
  for (const person of [ada, ben]) person.excuse(/net::ERR_FAILED/);
  await ada.page.goto('/online/new/metro');
  await ada.page
    .locator('label', {
      has: ada.page.getByRole('radio', { name: words.online.create.visibilities.public.label }),
    })
    .click();
  await ada.page.getByRole('button', { name: words.shell.setup.addSeat }).click();
  await ada.page.route('**/api/tables', loseAnswer, { times: 1 });
  await ada.page.getByRole('button', { name: words.online.create.submit }).click();
  await expect(players(ada.page)).toContainText([name, words.online.room.free, words.online.room.free]);

  await ben.page.goto('/online');
  const card = ben.page.getByRole('listitem').filter({ has: ben.page.getByText(name, { exact: true }) });
  await expect(card.getByRole('heading')).toHaveCount(1);
  await card.getByRole('link', { name: words.online.lobby.join }).click();
  await ben.page.route('**/seats', loseAnswer, { times: 1 });
  await sitDown(ben);
  for (const { page } of [ada, ben])
    await expect(players(page)).toContainText([name, 'Ben', words.online.room.free]);
});

test('the lobby shows who is there', async ({ invite }) => {
  const [ada, eve] = [await invite('Ada the Lobbyist'), await invite('Eve')];
  await ada.page.goto('/online/new/metro');
  await ada.page
    .locator('label', {
      has: ada.page.getByRole('radio', { name: words.online.create.visibilities.public.label }),
    })
    .click();
  await ada.page.getByRole('button', { name: words.online.create.submit }).click();
  await expect(players(ada.page)).toContainText(['Ada the Lobbyist']);
  await eve.page.goto('/online');
  const card = eve.page.getByRole('listitem').filter({ hasText: 'Ada the Lobbyist' }).first();
  await expect(card).toContainText(words.online.presence.here);
});

test('a link can be copied on a page from the home network', async ({ invite }) => {
  const { page } = await invite('Ada');
  // As browsers have it there.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/online/new/metro');
  await page.getByRole('button', { name: words.online.create.submit }).click();
  const invitation = page.locator('section', { hasText: words.online.share.title });
  const link = await invitation.getByRole('textbox').inputValue();
  expect(link).toBe(page.url());
  await invitation.getByRole('button', { name: words.online.share.copy }).click();
  await expect(invitation.getByRole('status')).toHaveText(words.online.share.copied);
  const chat = page.getByRole('textbox', { name: words.online.chat.say });
  await chat.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(chat).toHaveValue(link);
});
