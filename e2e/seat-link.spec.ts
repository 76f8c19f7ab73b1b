/** A link with the secret of a seat: it may bring a seat to a device, and never takes one away. */
import type { Page } from '@playwright/test';
import { checkAccess } from './access.ts';
import { dialogsInHistory } from './history.ts';
import { expect } from './no-complaints.ts';
import { openTable, sitDown, test } from './online.ts';
import { words } from './words.ts';

const WRONG = 'AAAAAAAAAAAAAAAAAAAAAA';

const players = (page: Page) =>
  page.locator('section', { hasText: words.online.room.players }).getByRole('listitem');
const keptSeats = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('guimard.seats'));
const secretOf = async (page: Page): Promise<string> => JSON.parse((await keptSeats(page))!)[0].secret;
/** As a page of another site does it: it sends the window there, and nobody has clicked. */
async function sendTo(page: Page, link: string): Promise<void> {
  // Until the load event is over, a browser replaces the page in its history.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('navigation')
      .every((entry) => entry instanceof PerformanceNavigationTiming && entry.loadEventEnd > 0),
  );
  await page.evaluate((address) => location.assign(address), link);
}

test('a link with a wrong secret changes nothing, and does not stay in the history', async ({ invite }) => {
  const ada = await invite('Ada');
  // The browser itself notes the 401.
  ada.excuse(/status of 401/);
  const link = await openTable(ada, words.metro.presets.classic.title, 2);
  const kept = await keptSeats(ada.page);
  expect(kept).toContain('recovery');
  await ada.page.goto('/settings');
  await sendTo(ada.page, `${link}#seat=${WRONG}`);
  const dialog = ada.page.getByRole('dialog', { name: words.online.seatLink.wrong.title });
  await expect(dialog).toBeVisible();
  expect(ada.page.url()).toBe(link);
  expect(await ada.page.evaluate(() => JSON.stringify(history.state))).not.toContain(WRONG);
  await dialog.getByRole('button', { name: words.online.seatLink.close }).click();
  // The table as before, with the seat that is held.
  await expect(ada.page.getByRole('button', { name: words.online.room.ready })).toBeVisible();
  expect(await keptSeats(ada.page)).toBe(kept);
  await dialogsInHistory(ada.page).toBe(0);
  await ada.page.goBack();
  await expect(ada.page).toHaveURL(/\/settings$/);
  await ada.page.goForward();
  await expect(ada.page).toHaveURL(link);
  await expect(ada.page.getByRole('button', { name: words.online.room.ready })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a link to another seat asks first, and shows how to get back to the first', async ({ invite }) => {
  const [ada, bea] = [await invite('Ada'), await invite('Bea')];
  const link = await openTable(ada, words.metro.presets.classic.title, 2);
  await bea.page.goto(link);
  await sitDown(bea);
  const kept = await keptSeats(ada.page);
  const [first, second] = [await secretOf(ada.page), await secretOf(bea.page)];
  const dialog = ada.page.getByRole('dialog', {
    name: words.online.seatLink.switch.title({ offered: 'Bea' }),
  });
  const own = (name: string) =>
    players(ada.page).filter({ hasText: words.online.room.you }).filter({ hasText: name });

  await sendTo(ada.page, `${link}#seat=${second}`);
  await expect(dialog).toContainText(words.online.seatLink.switch.text({ held: 'Ada', offered: 'Bea' }));
  expect(ada.page.url()).toBe(link);
  expect(await keptSeats(ada.page)).toBe(kept);
  await checkAccess(ada.page);
  await dialog.getByRole('button', { name: words.online.seatLink.switch.stay({ held: 'Ada' }) }).click();
  await expect(own('Ada')).toBeVisible();
  expect(await keptSeats(ada.page)).toBe(kept);

  await sendTo(ada.page, `${link}#seat=${second}`);
  const code = await dialog
    .getByRole('textbox', { name: words.online.seatLink.switch.recovery({ held: 'Ada' }) })
    .inputValue();
  expect(kept).toContain(code);
  const back = await dialog
    .getByRole('textbox', { name: words.online.seatLink.switch.link({ held: 'Ada' }) })
    .inputValue();
  await dialog.getByRole('button', { name: words.online.seatLink.switch.go({ offered: 'Bea' }) }).click();
  await expect(own('Bea')).toBeVisible();
  expect(await secretOf(ada.page)).toBe(second);

  await sendTo(ada.page, back);
  await ada.page.getByRole('button', { name: words.online.seatLink.switch.go({ offered: 'Ada' }) }).click();
  await expect(own('Ada')).toBeVisible();
  expect(await secretOf(ada.page)).toBe(first);
});

test('without an answer of the server nothing changes, and one can try again', async ({ invite }) => {
  const [ada, phone] = [await invite('Ada'), await invite('Phone')];
  phone.excuse(/net::ERR_FAILED/);
  const link = await openTable(ada, words.metro.presets.classic.title, 2);
  const secret = await secretOf(ada.page);
  await phone.page.route('**/seats/mine', (route) => route.abort(), { times: 1 });
  await phone.page.goto(`${link}#seat=${secret}`);
  const dialog = phone.page.getByRole('dialog', { name: words.online.seatLink.unreachable.title });
  await expect(dialog).toBeVisible();
  expect(await keptSeats(phone.page)).toBeNull();
  await dialog.getByRole('button', { name: words.online.lobby.tryAgain }).click();
  await expect(phone.page.getByRole('button', { name: words.online.room.ready })).toBeVisible();
  expect(await secretOf(phone.page)).toBe(secret);
});
