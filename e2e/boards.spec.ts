/**
 * Boards as they were meant to look. Fonts differ from machine to machine, so the pictures leave text out, and a list
 * says what is written where. After a change on purpose: --update-snapshots, and look at every picture.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './no-complaints.ts';
import { prefer } from './settings.ts';
import { makeTable, onTurn, sitDown } from './tables.ts';

// The board is 900 pixels wide then, and its picture half of that, so that all of them take little room.
test.use({
  viewport: { width: 1300, height: 900 },
  deviceScaleFactor: 0.5,
});
test.beforeEach(({ page }) => prefer(page));

const middle = onTurn(0, 40);
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

for (const [name, wanted] of Object.entries(BOARDS)) {
  test(name, async ({ page }) => {
    await sitDown(page, makeTable({ ...wanted, seed: 'board', until: middle }));
    const board = page.locator('main.board > *').first();
    await expect(board).toBeVisible();
    await expect(page.locator('[aria-current=true]')).toContainText('Ann');
    expect(await textsOn(board)).toMatchSnapshot(`${name}.txt`);
    await hideText(page);
    for (const colorScheme of name === 'base' ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme });
      await expect(board).toHaveScreenshot(`${name}-${colorScheme}.png`, {
        // Chromium 149 to 156 draw the same on Linux; elsewhere a few pixels at the edges of curves may differ.
        maxDiffPixelRatio: 0.0001,
        scale: 'device',
      });
    }
  });
}
