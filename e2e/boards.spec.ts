/** Boards as they were meant to look. After a change on purpose: --update-snapshots, and look at every picture. */
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

for (const [name, wanted] of Object.entries(BOARDS)) {
  test(name, async ({ page }) => {
    await sitDown(page, makeTable({ ...wanted, seed: 'board', until: middle }));
    const board = page.locator('main.board > *').first();
    await expect(board).toBeVisible();
    await expect(page.locator('[aria-current=true]')).toContainText('Ann');
    for (const colorScheme of name === 'base' ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme });
      await expect(board).toHaveScreenshot(`${name}-${colorScheme}.png`, {
        maxDiffPixelRatio: 0.006,
        scale: 'device',
      });
    }
  });
}
