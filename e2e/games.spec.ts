/** Whole games, from set-up to the final screen. */
import { nth } from '@guimard/engine/kit';
import { checkFinal } from './final.ts';
import { expect, test } from './no-complaints.ts';
import {
  markedCells,
  nextTurn,
  placeOfCells,
  playInWords,
  startAgainstComputer,
  startTable,
} from './play.ts';
import { prefer } from './settings.ts';

test.beforeEach(({ page }) => prefer(page));

test('the base game, tile by tile with the mouse', async ({ page }) => {
  await startAgainstComputer(page, 'metro', 'Classic');
  const place = await placeOfCells(page);
  for (let turn = 0; (await nextTurn(page)) === 'mine'; turn++) {
    const cells = await markedCells(page);
    const { x, y } = place(nth(cells, (turn * 5) % cells.length));
    await page.mouse.move(x, y);
    // What it would do is told before it is done.
    await expect(page.locator('.effects')).not.toBeEmpty();
    await page.mouse.click(x, y);
  }
  await checkFinal(page);
});

/** Those whose modules ask something; journeys.spec.ts plays every preset by hand. */
const VARIANTS = ['Expert', 'Paris', 'St Petersburg'];
for (const variant of VARIANTS) {
  test(`${variant}, by the buttons in words`, async ({ page }) => {
    await startAgainstComputer(page, 'metro', variant);
    await playInWords(page);
    await checkFinal(page);
  });
}

test('solo', async ({ page }) => {
  await page.goto('/new/solo/metro');
  await startTable(page);
  await playInWords(page);
  await checkFinal(page);
});

test('a match of Correspondances', async ({ page }) => {
  // One round, as a rule: set-up offers what was played last.
  await page.addInitScript(() =>
    localStorage.setItem('guimard.setup.computer.correspondances', '{"options":{"players":2,"target":1}}'),
  );
  await startAgainstComputer(page, 'correspondances', 'Custom');
  await playInWords(page);
  await checkFinal(page);
});
