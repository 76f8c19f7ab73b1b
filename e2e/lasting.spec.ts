/** Nothing is lost, nothing is shown that should be hidden, and what may be taken back can be. */
import { nth, type Session } from '@guimard/engine/kit';
import type { Page } from '@playwright/test';
import type { SavedTable } from '../packages/web/src/table/seating.ts';
import { NIGHTLY } from './nightly.ts';
import { expect, test } from './no-complaints.ts';
import { markedCells, myTurn, placeOfCells } from './play.ts';
import { prefer } from './settings.ts';
import { keptTable, makeTable, onTurn, sessionOf, sitDown, toMove } from './tables.ts';
import { ANY, saying, words } from './words.ts';

test.beforeEach(({ page }) => prefer(page));

const takeBack = (page: Page) => page.getByRole('button', { name: words.table.undo });

/** Places the tile chosen on the first cell that takes it. */
async function place(page: Page): Promise<void> {
  await expect(myTurn(page)).toBeVisible();
  const cell = nth(await markedCells(page), 0);
  const { x, y } = (await placeOfCells(page))(cell);
  await page.mouse.click(x, y);
}

/** All that the board tells of its cells. */
const cells = (page: Page): Promise<string[]> =>
  page.getByRole('gridcell').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''));

/** The table as it is stored once more was done than before, and it is the player's turn again. */
async function storedAfter(page: Page, { id, log }: Pick<SavedTable, 'id' | 'log'>): Promise<SavedTable> {
  const isStored = async (): Promise<boolean> => {
    const stored = await keptTable(page, id);
    return stored.log.actions.length > log.actions.length && toMove(sessionOf(stored)) === 0;
  };
  await expect.poll(isStored).toBe(true);
  return keptTable(page, id);
}

/** How many tiles lie after so many actions, or after all. */
const placedAt = ({ steps }: Session, actions = steps.length): number =>
  steps.slice(0, actions).filter(({ events }) => events.some(({ type }) => type === 'placed')).length;
const HAS_TILE = saying(words.metro.cell.tile({ cell: ANY, tile: ANY }));
const placed = async (page: Page): Promise<number> =>
  (await cells(page)).filter((cell) => HAS_TILE.test(cell)).length;

test('a game goes on where it was, after a reload and in a new window', async ({ page, context }) => {
  const table = makeTable({ options: { players: 3, first: 0 }, until: onTurn(0, 12) });
  await sitDown(page, table);
  await place(page);
  const { log } = await storedAfter(page, table);
  await expect.poll(() => placed(page)).toBe(placedAt(sessionOf({ log })));
  const before = await cells(page);

  await page.reload();
  await expect(myTurn(page)).toBeVisible();
  expect(await cells(page)).toEqual(before);

  await page.close();
  const again = await context.newPage();
  await prefer(again);
  await again.goto('/');
  await again.getByRole('link', { name: words.shell.home.resume }).click();
  await expect(myTurn(again)).toBeVisible();
  expect(await cells(again)).toEqual(before);
  expect((await keptTable(again, table.id)).log).toEqual(log);
});

test('a game is played in one window at a time, and goes on in either', async ({ page, context }) => {
  const table = makeTable({ options: { first: 0 }, until: onTurn(0, 8) });
  await sitDown(page, table);
  await expect(myTurn(page)).toBeVisible();
  const other = await context.newPage();
  await prefer(other);
  await other.goto(`/table/${table.id}`);
  const away = (window: Page) => window.getByRole('alertdialog', { name: words.table.elsewhere });
  // From one to the other and back: each tab that goes on sees all that was done meanwhile.
  let kept = table;
  for (const [here, there] of [
    [other, page],
    [page, other],
  ] as const) {
    if (await away(here).isVisible()) await here.getByRole('button', { name: words.table.playHere }).click();
    await expect(away(there)).toBeVisible();
    await place(here);
    const before = kept.log.actions;
    kept = await storedAfter(here, kept);
    expect(kept.log.actions.slice(0, before.length)).toEqual(before);
    expect([...sessionOf(kept).scores]).toEqual(kept.scores);
  }
});

test(
  'what only a player knows can be taken back; what was drawn cannot, except in practice',
  NIGHTLY,
  async ({ page }) => {
    // Two people, and the pile is empty: nothing is drawn after a tile is placed.
    const isLate = (session: Session): boolean =>
      onTurn(0, 40)(session) && session.steps.slice(-2).every(({ mover }) => mover >= 0);
    const end = makeTable({ seed: 'late', people: [0, 1], options: { hand: 3 }, until: isLate });
    await sitDown(page, end);
    await page.getByRole('button', { name: words.table.lift({ name: 'Ann' }) }).click();
    await expect(takeBack(page)).toBeEnabled();
    const before = await cells(page);
    await place(page);
    await page.getByRole('button', { name: words.table.passTo({ name: 'Bo' }) }).click();
    await page.getByRole('button', { name: words.table.lift({ name: 'Bo' }) }).click();
    await expect.poll(() => cells(page)).not.toEqual(before);
    await takeBack(page).click();
    await page.getByRole('button', { name: words.table.passTo({ name: 'Ann' }) }).click();
    await page.getByRole('button', { name: words.table.lift({ name: 'Ann' }) }).click();
    await expect.poll(() => cells(page)).toEqual(before);
    await expect.poll(async () => (await keptTable(page, end.id)).log).toEqual(end.log);

    const open = { options: { first: 0 }, until: onTurn(0, 8) };
    await sitDown(page, makeTable({ seed: 'drawn', ...open }));
    await page.getByRole('button', { name: words.metro.labels.draw }).click();
    await expect(page.getByText(words.metro.prompts.placeDrawn)).toBeVisible();
    await expect(takeBack(page)).toBeDisabled();

    const practice = makeTable({ seed: 'practice', practice: true, ...open });
    await sitDown(page, practice);
    await place(page);
    await expect(myTurn(page)).toBeVisible();
    await page.getByRole('button', { name: words.metro.labels.draw }).click();
    await expect(page.getByText(words.metro.prompts.placeDrawn)).toBeVisible();
    for (let undone = 0; await takeBack(page).isEnabled(); undone++) {
      expect(undone).toBeLessThan(12);
      const { log } = await keptTable(page, practice.id);
      await takeBack(page).click();
      await expect
        .poll(async () => (await keptTable(page, practice.id)).log.actions.length)
        .toBeLessThan(log.actions.length);
      await expect(myTurn(page)).toBeVisible();
    }
    const { log } = await keptTable(page, practice.id);
    expect(sessionOf({ log }).steps.filter(({ mover }) => mover >= 0)).toEqual([]);
  },
);

test('behind the curtain nobody finds what the others hold', async ({ page }) => {
  const table = makeTable({
    seed: 'hidden',
    people: [0, 1],
    options: { first: 0, hand: 3, with: ['companies'] },
    until: onTurn(0, 8),
  });
  await sitDown(page, table);
  const curtain = page.getByRole('alertdialog', { name: words.table.passTo({ name: 'Ann' }) });
  await expect(curtain).toBeVisible();
  await page.getByRole('tab', { name: words.table.inWords }).click();
  const hand = page.getByRole('group', { name: words.metro.labels.hand }).getByRole('button');
  // Tiles and shares.
  const holdings = page
    .getByText(saying(words.metro.hand.holds({ tiles: ANY })))
    .or(page.getByText(saying(words.metro.modules.companies.panel.youHold({ items: ANY }))));
  await expect(hand).toHaveCount(0);
  await expect(holdings).toHaveCount(0);
  const covered = await page.locator('body').innerHTML();
  await page.getByRole('button', { name: words.table.lift({ name: 'Ann' }) }).click();
  await expect(hand).toHaveCount(3);
  await expect(holdings).toHaveCount(2);
  const told = await hand.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
  for (const secret of [...told, ...(await holdings.allInnerTexts())]) expect(covered).not.toContain(secret);

  await place(page);
  // The player sees what the move did, then passes the device.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: words.table.passTo({ name: 'Bo' }) }).click();
  await expect(page.getByRole('alertdialog', { name: words.table.passTo({ name: 'Bo' }) })).toBeVisible();
  await expect(hand).toHaveCount(0);
  await expect(holdings).toHaveCount(0);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    const shown = await page.locator('body').innerHTML();
    for (const secret of told) expect(shown).not.toContain(secret);
  }
});

test('one may look back at any move, and return', async ({ page }) => {
  const table = makeTable({ options: { first: 0 }, until: onTurn(0, 20) });
  const session = sessionOf(table);
  const { steps } = session;
  const moves = steps.flatMap(({ mover, index }) =>
    mover >= 0 && index + 1 < steps.length ? [index + 1] : [],
  );
  const shows = (actions?: number) => expect.poll(() => placed(page)).toBe(placedAt(session, actions));

  await sitDown(page, table);
  await expect(myTurn(page)).toBeVisible();
  await shows();
  const now = await cells(page);
  await page.getByRole('button', { name: words.table.history }).click();
  for (const back of [1, 2, 3, 4]) {
    await page.getByRole('button', { name: words.table.back }).click();
    await shows(moves.at(-back));
  }
  await expect(page.getByText(saying(words.table.lookingBack({ at: ANY, of: ANY })))).toBeVisible();
  await page.getByRole('button', { name: words.table.forward }).click();
  await shows(moves.at(-3));
  await page.getByRole('button', { name: words.table.toFirst }).click();
  await shows(0);
  await page.getByRole('slider', { name: words.table.history }).press('End');
  await expect.poll(() => cells(page)).toEqual(now);
  await page.getByRole('button', { name: words.table.back }).click();
  await page.getByRole('button', { name: words.table.toLast }).click();
  await expect.poll(() => cells(page)).toEqual(now);
  await place(page);
  await expect.poll(() => placed(page)).toBeGreaterThan(placedAt(session));
});
