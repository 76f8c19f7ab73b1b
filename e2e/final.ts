/** The last screen of a game must agree with itself, with the table behind it and with the rules. */
import type { Page } from '@playwright/test';
import { expect } from './no-complaints.ts';
import { finalScreen } from './play.ts';
import { keptTable, sessionOf } from './tables.ts';
import { words } from './words.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** The numbers of a row, by seat. */
const numbersIn = (rows: readonly string[][]): number[][] => rows.map((cells) => cells.map(Number));

export async function checkFinal(page: Page): Promise<void> {
  const screen = finalScreen(page);
  await expect(screen).toBeVisible();
  const read = (part: string): Promise<string[][]> =>
    screen
      .locator(`${part} tr`)
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('data')].map(({ textContent }) => textContent)),
      )
      // What explains a row has none.
      .then((rows) => rows.filter(({ length }) => length > 0));
  const sources = numbersIn(await read('tbody'));
  const [totals = []] = numbersIn(await read('tfoot'));
  expect(totals.length).toBeGreaterThan(0);
  expect(totals.map((_, seat) => sum(sources.map((row) => row[seat]!)))).toEqual(totals);

  const shown = page.getByRole('list', { name: words.table.players, includeHidden: true });
  await expect(shown.locator('.score > span[aria-hidden]')).toHaveText(totals.map(String));

  const id = page.url().split('/').at(-1) ?? '';
  const table = await keptTable(page, id);
  const session = sessionOf(table);
  expect({ isOver: table.isOver, scores: table.scores }).toEqual({ isOver: true, scores: totals });
  expect({ isOver: session.isOver, scores: [...session.scores] }).toEqual({ isOver: true, scores: totals });
}
