/** Tables that cannot be played at any more: what is said, and what can still be saved. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { checkAccess } from './access.ts';
import { expect } from './no-complaints.ts';
import { kept } from './offline.ts';
import { openTable, test } from './online.ts';
import { words } from './words.ts';

const LOG = { game: 'metro', rules: 1, options: { players: 2 }, actions: ['p'] };

const CODES = { damaged: 'tableDamaged', rules: 'tableOfOtherRules' };

/** The server no longer opens the table, neither over HTTP nor over a socket. */
async function breakTable(page: Page, rule: 'damaged' | 'rules', log?: object) {
  const refusal = {
    status: 410,
    json: { rule, code: CODES[rule], params: {}, detail: 'It cannot be opened.' },
  };
  const game = log === undefined ? refusal : { json: { log, damaged: true } };
  await page.route(/\/api\/tables\/\w{8}(\?|$)/, (route) => route.fulfill(refusal));
  await page.route('**/game', (route) => route.fulfill(game));
}

const CASES = [
  ['damaged', words.online.ends.damaged.title],
  ['rules', words.online.ends.rules.title],
] as const;
for (const [rule, title] of CASES) {
  test(`a table that cannot be opened (${rule}): what can be read of it is saved`, async ({ invite }) => {
    const ada = await invite('Ada');
    ada.excuse(/status of 410/);
    const link = await openTable(ada, words.metro.presets.classic.title, 2);
    await breakTable(ada.page, rule, LOG);
    await ada.page.reload();
    await expect(ada.page.getByRole('heading', { name: title })).toBeVisible();
    await expect(ada.page.getByRole('button', { name: words.online.lobby.tryAgain })).toHaveCount(0);
    await checkAccess(ada.page);
    const saving = ada.page.waitForEvent('download');
    await ada.page.getByRole('button', { name: words.online.rescue.download }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`metro-${link.split('/').at(-1)}.json`);
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual(LOG);
    await ada.page.getByRole('link', { name: words.online.menu.lobby }).click();
    await expect(ada.page.getByRole('heading', { name: words.online.lobby.title })).toBeVisible();
  });
}

test('a table of which nothing can be read says so', async ({ invite }) => {
  const ada = await invite('Ada');
  ada.excuse(/status of 410/);
  await openTable(ada, words.metro.presets.classic.title, 2);
  await breakTable(ada.page, 'damaged');
  await ada.page.reload();
  await ada.page.getByRole('button', { name: words.online.rescue.download }).click();
  await expect(ada.page.getByText(words.online.rescue.nothing)).toBeVisible();
});

const CLOSINGS = [
  [4004, '', words.online.ends.noTable.title],
  [4010, 'damaged', words.online.ends.damaged.title],
] as const;
for (const [code, reason, title] of CLOSINGS) {
  test(`a socket closed with ${code} is not opened again`, async ({ invite }) => {
    const ada = await invite('Ada');
    let opened = 0;
    const closing = Promise.withResolvers<void>();
    await ada.page.routeWebSocket(/\/socket$/, (socket) => {
      opened++;
      socket.connectToServer();
      void closing.promise.then(() => socket.close({ code, reason }));
    });
    await openTable(ada, words.metro.presets.classic.title, 2);
    closing.resolve();
    await expect(ada.page.getByRole('heading', { name: title })).toBeVisible();
    // Looking at the page again is what wakes a socket that was cut.
    await ada.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await ada.page.getByRole('link', { name: words.online.menu.lobby }).click();
    await expect(ada.page.getByRole('heading', { name: words.online.lobby.title })).toBeVisible();
    expect(opened).toBe(1);
  });
}

test('a refusal that the page does not know is still told', async ({ invite }) => {
  const ada = await invite('Ada');
  ada.excuse(/status of 418/);
  await ada.page.route(/\/api\/tables\/\w{8}(\?|$)/, (route) =>
    route.fulfill({
      status: 418,
      json: { rule: 'teapot', code: 'teapot', params: {}, detail: 'This is a teapot.' },
    }),
  );
  await ada.page.goto('/t/abcdefgh');
  await expect(ada.page.getByRole('heading', { name: words.online.ends.server.title })).toBeVisible();
});

test.describe('stored for use without a network', () => {
  test.use({ storesApp: true });

  test('a page that does not match the server loads itself again once, and then says so', async ({
    invite,
  }) => {
    const ada = await invite('Ada');
    await openTable(ada, words.metro.presets.classic.title, 2);
    await kept(ada.page);
    let loads = 0;
    ada.page.on('load', () => loads++);
    await ada.page.route(/\/api\/tables\/\w{8}(\?|$)/, async (route) => {
      const response = await route.fetch();
      const seen = (await response.json()) as { readonly table: object };
      await route.fulfill({ response, json: { ...seen, table: { ...seen.table, layout: 'another' } } });
    });
    await ada.page.reload();
    await expect(ada.page.getByRole('heading', { name: words.online.ends.outdated.title })).toBeVisible();
    await expect.poll(() => loads).toBe(2);
    await checkAccess(ada.page);
    await ada.page.unroute(/\/api\/tables\/\w{8}(\?|$)/);
    await ada.page.getByRole('button', { name: words.online.reload }).click();
    await expect(ada.page.getByText(words.online.share.title)).toBeVisible();
  });
});
