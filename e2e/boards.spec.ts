/**
 * Boards as they were meant to look. Fonts differ from machine to machine, so the pictures leave text out, and a list
 * says what is written where. After a change on purpose: --update-snapshots, and look at every picture.
 */
import type { Locator, Page } from '@playwright/test';
import type { SavedTable } from '../packages/web/src/table/seating.ts';
import { expect, test } from './no-complaints.ts';
import { prefer } from './settings.ts';
import { makeTable, onTurn, sitDown } from './tables.ts';

// The board is 900 pixels wide then, and its picture half of that, so that all of them take little room.
test.use({
  viewport: { width: 1300, height: 900 },
  deviceScaleFactor: 0.5,
});
test.beforeEach(({ page }) => prefer(page));

type Scheme = 'light' | 'dark';
const middle = onTurn(0, 40);
const late = onTurn(0, 54);
const BOARDS = {
  base: { options: { players: 4 } },
  paris: { options: { players: 3, with: ['paris'] } },
  'new-york': { options: { players: 3, with: ['new-york'] } },
  companies: { options: { players: 3, with: ['companies', 'central-stations'] } },
  'central-tracks': { options: { players: 3, with: ['central-tracks'] } },
  correspondances: { game: 'correspondances', options: { players: 3 } },
} as const;

/** A line for each piece of text: the point of the board, in pixels, from which it is drawn. */
function textsOn(board: Locator): Promise<string> {
  return board.evaluate((element) => {
    const corner = element.getBoundingClientRect();
    const lines = [...element.querySelectorAll('text')].map((text) => {
      const number = (name: string): number => Number(text.getAttribute(name) ?? 0);
      const point = new DOMPoint(number('x'), number('y')).matrixTransform(text.getScreenCTM()!);
      return `${Math.round(point.x - corner.x)},${Math.round(point.y - corner.y)} ${text.textContent}\n`;
    });
    return lines.join('');
  });
}

/** And buttons that are as wide as their text. Not by a style element, which the server forbids. */
function hideText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('text, .lines { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });
}

async function compare(
  page: Page,
  table: SavedTable,
  name: string,
  schemes: readonly Scheme[],
): Promise<void> {
  await sitDown(page, table);
  const board = page.locator('main.board > *').first();
  await expect(board).toBeVisible();
  await expect(page.locator('[aria-current=true]')).toContainText('Ann');
  expect(await textsOn(board)).toMatchSnapshot(`${name}.txt`);
  await hideText(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expect(board).toHaveScreenshot(`${name}-${colorScheme}.png`, {
      // Chromium 149 to 156 draw the same on Linux; elsewhere a few pixels at the edges of curves may differ.
      maxDiffPixelRatio: 0.0001,
      scale: 'device',
    });
  }
}

for (const [name, wanted] of Object.entries(BOARDS)) {
  test(name, ({ page }) => {
    const table = makeTable({ ...wanted, seed: 'board', until: middle });
    return compare(page, table, name, name === 'base' ? ['light', 'dark'] : ['light']);
  });
}

/** As many colours as there are: six players, or eight companies, with all lines painted. */
const SIX = { players: 6 };
const EIGHT = { players: 6, with: ['companies', 'central-stations'], hand: 2 };
const SIZES = [
  { width: 1440, height: 900, options: SIX, scheme: 'dark' },
  { width: 1024, height: 768, options: EIGHT, scheme: 'light' },
  { width: 390, height: 844, options: SIX, scheme: 'light' },
  { width: 360, height: 640, options: EIGHT, scheme: 'dark' },
  { width: 844, height: 390, options: EIGHT, scheme: 'light' },
] as const;

for (const { width, height, options, scheme } of SIZES) {
  const name = `${width}x${height}`;
  test.describe(name, () => {
    // On phones a line has few pixels as it is.
    test.use({ viewport: { width, height }, deviceScaleFactor: width >= 900 ? 0.5 : 1 });
    test('all lines painted', ({ page }) =>
      compare(page, makeTable({ options, seed: 'painted', until: late }), name, [scheme]));
  });
}
