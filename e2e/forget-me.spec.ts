/** A player has their name and what they said removed from a table. */
import type { Route } from '@playwright/test';
import { checkAccess } from './access.ts';
import { expect } from './no-complaints.ts';
import { begin, openTable, sitDown, test } from './online.ts';
import { words } from './words.ts';

test('a name and what was said are deleted only after a question', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  const link = await openTable(ada, words.metro.presets.classic.title, 2);
  await ben.page.goto(link);
  await sitDown(ben);
  await begin([ada, ben]);
  const asked: string[] = [];
  const secret: string = await ada.page.evaluate(
    () => JSON.parse(localStorage.getItem('guimard.seats')!)[0].secret,
  );
  await ada.page.route('**/seats/mine', async (route: Route) => {
    const request = route.request();
    asked.push(`${request.method()} ${await request.headerValue('authorization')}`);
    await route.fulfill({ status: 204 });
  });
  const open = () => ada.page.getByRole('button', { name: words.table.menu }).click();
  const question = ada.page.getByRole('dialog', { name: words.online.menu.eraseTitle });
  await open();
  await ada.page.getByRole('button', { name: words.online.menu.erase }).click();
  await expect(question).toContainText(
    words.online.menu.eraseText({ name: words.metro.player({ number: 1 }) }),
  );
  await checkAccess(ada.page);
  await question.getByRole('button', { name: words.shell.app.cancel }).click();
  await expect(question).toBeHidden();
  expect(asked).toEqual([]);
  await ada.page.getByRole('button', { name: words.online.menu.erase }).click();
  await question.getByRole('button', { name: words.online.menu.eraseYes, exact: true }).click();
  await expect(ada.page.getByRole('dialog')).toHaveCount(0);
  await expect(ada.page.getByRole('alert').filter({ hasText: words.online.menu.erased })).toBeAttached();
  expect(asked).toEqual([`DELETE Bearer ${secret}`]);
});

test('a refused deletion is told', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  ada.excuse(/status of 503/);
  const link = await openTable(ada, words.metro.presets.classic.title, 2);
  await ben.page.goto(link);
  await sitDown(ben);
  await begin([ada, ben]);
  await ada.page.route('**/seats/mine', (route) =>
    route.fulfill({
      status: 503,
      json: { rule: 'store', code: 'storeFault', params: {}, detail: 'Not now.' },
    }),
  );
  await ada.page.getByRole('button', { name: words.table.menu }).click();
  await ada.page.getByRole('button', { name: words.online.menu.erase }).click();
  await ada.page.getByRole('button', { name: words.online.menu.eraseYes, exact: true }).click();
  const dialog = ada.page.getByRole('dialog', { name: words.online.menu.eraseTitle });
  await expect(dialog.getByRole('alert')).toHaveText(words.refusalsOnline.storeFault);
});
