/** Ways to play through the app. */
import { CELL, RIM } from '@guimard/miniature/metro';
import type { Page } from '@playwright/test';
import { expect } from './no-complaints.ts';
import { PLACES, words } from './words.ts';

/** What is there only while the player may act: something to press beside the hand, or places to choose on the board. */
const MINE = '.hand .tile:enabled, .hand .actions .button, .hand .do :enabled, .hand .prompt.mine';
export const myTurn = (page: Page) => page.locator(MINE).first();
export const finalScreen = (page: Page) => page.getByRole('dialog', { name: words.table.over });

/** From set-up to the table, against one computer of the lowest level. */
export async function startAgainstComputer(page: Page, game: string, variant: string): Promise<void> {
  await page.goto(`/new/computer/${game}`);
  await page.locator('label', { has: page.getByRole('radio', { name: variant, exact: true }) }).click();
  await page
    .getByRole('combobox', { name: words.shell.setup.level({ number: 2 }) })
    .selectOption({ index: 0 });
  await startTable(page);
}

/** Leaves set-up for the table. */
export async function startTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.shell.setup.play, exact: true }).click();
  await expect(page.locator('.table')).toBeVisible();
}

/** The cells that the board marks as open for the tile chosen. */
export const markedCells = (page: Page): Promise<number[]> =>
  page.locator('.overlay .legal').evaluate(
    (marks, { rim, cell }) => {
      const corners = (marks.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g);
      const index = (at: string | undefined): number => (Number(at) - rim) / cell;
      return Array.from(corners, ([, x, y]) => index(y) * 8 + index(x));
    },
    { rim: RIM, cell: CELL },
  );

/** Where the middle of a cell is on the screen, as long as the board stays where it is. */
export async function placeOfCells(page: Page): Promise<(cell: number) => { x: number; y: number }> {
  const first = await page.locator('[data-cell="0"] > .area').boundingBox();
  if (first === null) throw new Error('there is no board');
  return (cell) => ({
    x: first.x + first.width * ((cell % 8) + 0.5),
    y: first.y + first.height * (Math.floor(cell / 8) + 0.5),
  });
}

/** Waits until the player may act or the game is over. */
export async function nextTurn(page: Page): Promise<'mine' | 'over'> {
  await page.locator(`${MINE}, dialog[open] tfoot`).first().waitFor();
  return (await finalScreen(page).isVisible()) ? 'over' : 'mine';
}

/**
 * Plays every turn of the player by the buttons of the panel that tells the table in words, to the end of the game.
 * What opens on the board is answered there. It runs in the page, so that a whole game takes seconds.
 */
export async function playInWords(page: Page): Promise<void> {
  await page.getByRole('tab', { name: words.table.inWords }).click();
  await page.evaluate(async (places) => {
    const buttons = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)];
    let turn = 0;
    const choose = (some: readonly HTMLButtonElement[]): void => some[(turn++ * 7) % some.length]?.click();
    const isOver = (): boolean => document.querySelector('dialog[open] tfoot') !== null;
    while (!isOver()) {
      const moves = buttons('.moves .button');
      const placements = moves.filter(({ textContent }) => places.test(textContent));
      const pieces = buttons('[data-chooser] .option');
      if (pieces.length > 0) choose(pieces);
      // Mostly tiles, or shares would change hands for ever.
      else choose(placements.length > 0 && turn % 4 > 0 ? placements : moves);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, PLACES);
}
