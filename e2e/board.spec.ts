/** What one does at the board itself: dragging, following lines, and watching what happened. */
import type { Page } from '@playwright/test';
import { expect, test } from './no-complaints.ts';
import { placeOfCells } from './play.ts';
import { prefer } from './settings.ts';
import { makeTable, onTurn, sitDown } from './tables.ts';
import { ANY, MANY, saying, words } from './words.ts';

/** Where a cell of Metro's board is on the screen. */
async function middleOf(page: Page, row: number, col: number): Promise<[x: number, y: number]> {
  const { x, y } = (await placeOfCells(page))(row * 8 + col);
  return [x, y];
}

const placedTiles = (page: Page) =>
  page.locator('[data-board] > .board > svg:first-child .plate[width="98"]');
const litLines = (page: Page) => page.locator('[data-board] .overlay g:is(.traced, .pinned):has(> .edge)');

test('a tile is dragged from the hand onto the board', async ({ page }) => {
  await prefer(page, { confirm: false });
  await sitDown(page, makeTable({ options: { players: 2, first: 0 }, until: onTurn(0) }));
  const hand = page.locator('.hand .tile').first();
  await expect(hand).toBeEnabled();
  for (let col = 0; col < 8 && (await placedTiles(page).count()) === 0; col++) {
    const box = (await hand.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(page, 0, col)), { steps: 6 });
    await page.mouse.up();
  }
  await expect(placedTiles(page)).not.toHaveCount(0);
});

test('a station, a track and a player light up lines, and a purist sees none', async ({ page }) => {
  await prefer(page);
  const wanted = { options: { players: 2, first: 0 }, until: onTurn(0, 30) };
  await sitDown(page, makeTable(wanted));
  await expect(litLines(page)).toHaveCount(0);
  await page.locator('[data-departure="0"]').hover();
  await expect(litLines(page)).toHaveCount(1);
  await page.mouse.move(2, 2);
  await expect(litLines(page)).toHaveCount(0);
  // Tapped, it stays.
  await page.locator('[data-departure="0"]').click();
  await page.mouse.move(2, 2);
  await expect(litLines(page)).toHaveCount(1);
  await page.locator('[data-departure="0"]').click();
  await page.getByRole('button', { name: words.table.pin({ name: 'Ann' }) }).click();
  await expect.poll(() => litLines(page).count()).toBeGreaterThan(1);

  await sitDown(page, makeTable({ ...wanted, seed: 'purist', assistance: 'purist' }));
  await page.locator('[data-departure="0"]').hover();
  await expect(litLines(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.table.pin({ name: 'Ann' }) })).toHaveCount(0);
});

test('the train runs along a finished line, and the last moves can be seen again', async ({ page }) => {
  await prefer(page, { speed: 'slow' });
  await sitDown(page, makeTable({ options: { players: 2, first: 0 }, until: onTurn(0, 30) }));
  await page.getByRole('tab', { name: words.table.inWords }).click();
  const line = { from: ANY, fromIs: 'station', points: MANY } as const;
  const finishes = saying(words.metro.effects.finishesYours(line));
  await page.locator('.moves .button').filter({ hasText: finishes }).first().click();
  await expect(page.locator('[data-board] .overlay g[transform*="rotate("]').first()).toBeVisible();
  await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: words.table.history }).click();
  const moment = page.getByRole('slider', { name: words.table.history });
  const last = Number(await moment.getAttribute('max'));
  await page.getByRole('button', { name: words.table.replay }).click();
  await expect.poll(async () => Number(await moment.inputValue())).toBeLessThan(last);
  await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 30_000 });
});
