/** The table on phones: everything on one screen, large enough for fingers. */
import { nth } from '@guimard/engine/kit';
import type { Page } from '@playwright/test';
import { cutTexts, outside, scrollable, smallTargets } from './layout.ts';
import { NIGHTLY } from './nightly.ts';
import { expect, test } from './no-complaints.ts';
import { markedCells, myTurn, placeOfCells } from './play.ts';
import { prefer } from './settings.ts';
import { keptTable, makeTable, onTurn, sitDown } from './tables.ts';
import { words } from './words.ts';

test.use({ hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => prefer(page));

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
];
const PARTS = ['header', '.seats', 'main.board', 'main.board > *', 'section.hand'];

/** What is out of sight, too small or too long on a page that should show everything at once. */
async function faultsOf(page: Page): Promise<string[]> {
  const { across, down } = await scrollable(page);
  return [
    ...(across + down > 0 ? [`scrolls by ${across} and ${down}`] : []),
    ...(await outside(page, PARTS)).map((part) => `${part} is not in sight`),
    ...(await smallTargets(page)),
    ...(await cutTexts(page)),
  ];
}

/** On all phones. */
async function checkPhones(page: Page): Promise<void> {
  const faults: string[] = [];
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    faults.push(...(await faultsOf(page)).map((fault) => `${phone.width} × ${phone.height}: ${fault}`));
  }
  expect(faults).toEqual([]);
}

for (const phone of PHONES) {
  test(`${phone.width} × ${phone.height}: a tile is shown by the first tap and placed by the second`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const table = makeTable({ options: { players: 3, hand: 2 }, until: onTurn(0, 20) });
    const placed = async (): Promise<number> => {
      const { log } = await keptTable(page, table.id);
      // Their words end in a cell.
      return log.actions.filter((word) => /^[a-d]{4}\d\d$/.test(word)).length;
    };
    await sitDown(page, table);
    await expect(myTurn(page)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const before = await placed();
    const cell = nth(await markedCells(page), 0);
    const { x, y } = (await placeOfCells(page))(cell);
    const magnifier = page.locator('[data-board] > svg');
    await expect(magnifier).toBeHidden();
    await page.touchscreen.tap(x, y);
    await expect(magnifier).toBeVisible();
    await expect(page.getByRole('button', { name: words.metro.labels.place, exact: true })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await placed()).toBe(before);
    await page.touchscreen.tap(x, y);
    await expect(magnifier).toBeHidden();
    await expect.poll(placed).toBeGreaterThan(before);
  });
}

test('six players with companies and a city fit too, and so does the sheet', NIGHTLY, async ({ page }) => {
  const rich = { players: 6, with: ['companies', 'central-stations', 'paris'] };
  await sitDown(page, makeTable({ options: rich, until: onTurn(0, 12) }));
  await expect(myTurn(page)).toBeVisible();
  await checkPhones(page);
  await page.getByRole('button', { name: words.table.sheet }).click();
  for (const tab of await page.getByRole('dialog').getByRole('tab').all()) {
    await tab.click();
    await checkPhones(page);
  }
});

test('a match of Correspondances fits too', NIGHTLY, async ({ page }) => {
  await sitDown(page, makeTable({ game: 'correspondances', options: { players: 4 }, until: onTurn(0, 14) }));
  await expect(
    page.getByRole('button', { name: words.correspondances.hand.rotate, exact: true }),
  ).toBeEnabled();
  await checkPhones(page);
});

test('a small phone has room for what is beside the board', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tooWide: string[] = [];
  for (const city of ['paris', 'stockholm', 'london', 'new-york', 'st-petersburg', 'berlin']) {
    const options = { players: 2, with: ['central-stations', city] };
    await sitDown(page, makeTable({ seed: city, options, until: onTurn(0, 12) }));
    await page.getByRole('button', { name: words.table.sheet }).click();
    for (const tab of (await page.getByRole('tab').all()).slice(0, 2)) {
      await tab.click();
      const parts = await page.getByRole('tabpanel').evaluate((panel) => {
        const { left, right } = panel.getBoundingClientRect();
        return [...panel.querySelectorAll('table, dl, ol, ul')]
          .map((part) => ({ name: part.tagName, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.left < left || box.right > right)
          .map(({ name }) => name);
      });
      const title = await tab.textContent();
      tooWide.push(...parts.map((part) => `${city}, ${title}: ${part}`));
    }
  }
  expect(tooWide).toEqual([]);
});
