/** Plays at the board and the panels themselves, with a mouse or a finger. */
import { parseCell, STATIONS } from '@guimard/engine/metro';
import type { Locator, Page } from '@playwright/test';
import { expect } from './no-complaints.ts';
import { markedCells, nextTurn, placeOfCells } from './play.ts';
import type { Pointing } from './pointing.ts';
import { keptTable, legalWords, sessionOf } from './tables.ts';
import { ANY, saying, words } from './words.ts';

const PLACEMENT = /^[a-d]{4}(\d\d)$/;

/** Makes an action; `legal` are the words of all that could be made instead. */
async function act(page: Page, hand: Pointing, word: string, legal: readonly string[]): Promise<void> {
  const [, cell] = PLACEMENT.exec(word) ?? [];
  const [, platform] = /^token-.*-p(\d)$/.exec(word) ?? [];
  const [, percent, pile] = /^exchange-(\d+)-(open|hidden)$/.exec(word) ?? [];
  const [, field] = /^[a-z]+-field-(\d+)$/.exec(word) ?? [];
  const [, beside] = /^[a-z]+-beside-(\d\d)$/.exec(word) ?? [];
  if (cell !== undefined) await placeTile(page, hand, parseCell(cell)!);
  else if (platform !== undefined) {
    const station = page.locator(`[data-departure="${STATIONS + Number(platform) - 1}"]`);
    await chooseAt(
      page,
      hand,
      station,
      word,
      legal.filter((other) => other.endsWith(`-p${platform}`)),
    );
  } else if (beside !== undefined) {
    const place = page.locator(`[data-cell="${parseCell(beside)}"]`);
    await chooseAt(
      page,
      hand,
      place,
      word,
      legal.filter((other) => other.endsWith(`-beside-${beside}`)),
    );
  } else if (word.startsWith('stand-')) {
    // The only place opens by itself.
    await hand.press(page.locator('[data-chooser] .option').nth(legal.indexOf(word)));
  } else if (field !== undefined) {
    const panel = await chooser(page, hand, words.metro.modules.paris.panel.lifted);
    const colour = 'red';
    const place = words.metro.modules.paris.panel.place({ number: field, colour });
    await hand.press(
      panel.getByRole('button', {
        name: saying(place.replace(words.metro.colour({ colour }), ANY)),
      }),
    );
  } else if (percent !== undefined) {
    const panel = await chooser(page, hand, words.metro.modules.companies.prompts.title);
    await hand.press(
      panel
        .locator('li')
        .nth(Number(percent) / 10 - 1)
        .locator('button.share'),
    );
    const offers = legal.filter((other) => other.startsWith(`exchange-${percent}-`));
    const offer = panel.locator('.offers button.share');
    await expect(offer).toHaveCount(offers.length);
    await hand.press(pile === 'open' ? offer.first() : offer.last());
  } else {
    await hand.press(page.locator('section.hand').getByRole('button', { name: buttonOf(word) }));
    // With fingers the app asks once more before what cannot be taken back, unless told otherwise.
    if (hand.isTouch)
      await hand.press(page.getByRole('button', { name: saying(words.table.sure({ choice: ANY })) }));
  }
}

/** The button beside the hand that does so. */
function buttonOf(word: string): string {
  if (word === 'draw') return words.metro.labels.draw;
  if (word === 'pass') return words.metro.labels.pass;
  if (word === 'keep-dddd') return words.metro.modules.solo.panel.keep;
  if (word === 'refuse-dddd') return words.metro.modules.solo.panel.refuse;
  throw new Error(`no button is known for ${word}`);
}

/** Where choices beside the board are made: the panel where there is room for one, else what a button opens. */
async function chooser(page: Page, hand: Pointing, title: string): Promise<Locator> {
  const panels = page.locator('aside.panels');
  if (await panels.isVisible()) return panels;
  await hand.press(page.locator('section.hand').getByRole('button', { name: title }));
  return page.getByRole('dialog');
}

/** Chooses one of the pieces that may go to a place. */
async function chooseAt(
  page: Page,
  hand: Pointing,
  place: Locator,
  word: string,
  there: readonly string[],
): Promise<void> {
  const options = page.locator('[data-chooser] .option');
  if (!(await options.first().isVisible())) await pressMiddle(hand, place);
  // A mouse that has no choice needs no second click.
  if (there.length > 1 || hand.isTouch) await hand.press(options.nth(there.indexOf(word)));
}

async function pressMiddle(hand: Pointing, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it is not in sight');
  await hand.pressAt(box.x + box.width / 2, box.y + box.height / 2);
}

/** Places a tile of the hand that may go there. */
async function placeTile(page: Page, hand: Pointing, cell: number): Promise<void> {
  for (const tile of await page.locator('section.hand .tile').all()) {
    if ((await tile.getAttribute('aria-pressed')) !== 'true') await hand.press(tile);
    if ((await markedCells(page)).includes(cell)) break;
  }
  const { x, y } = (await placeOfCells(page))(cell);
  await hand.pressAt(x, y);
  if (!hand.isTouch) return;
  await expect(page.getByRole('button', { name: words.metro.labels.place, exact: true })).toBeVisible();
  await hand.pressAt(x, y);
}

/**
 * Makes so many of the person's actions at a stored table, or all until the end of the game: the first that matches is
 * made first, then mostly tiles are placed.
 */
export async function playByHand(
  page: Page,
  hand: Pointing,
  {
    id,
    first,
    actions = Number.POSITIVE_INFINITY,
  }: { id: string; first?: RegExp | undefined; actions?: number },
): Promise<void> {
  for (let turn = 0; turn < actions && (await nextTurn(page)) === 'mine'; turn++) {
    const { log } = await keptTable(page, id);
    const legal = legalWords(sessionOf({ log }));
    const liked = legal.filter((word) => (turn === 0 && first !== undefined ? first : PLACEMENT).test(word));
    const some = liked.length > 0 ? liked : legal;
    if (turn === 0 && first !== undefined) expect(liked).not.toEqual([]);
    const word = some[(turn * 5) % some.length]!;
    await act(page, hand, word, legal);
    // Another tile of the hand may have gone to the same cell.
    const made = PLACEMENT.test(word) ? expect.stringMatching(`^[a-d]{4}${word.slice(4)}$`) : word;
    await expect.poll(async () => (await keptTable(page, id)).log.actions[log.actions.length]).toEqual(made);
  }
}

/** The same for Correspondances. */
export async function matchByHand(page: Page, hand: Pointing): Promise<void> {
  for (let turn = 0; (await nextTurn(page)) === 'mine'; turn++) {
    const cells = await openCellsInSight(page, hand);
    const { spot, x, y } = cells[(turn * 5) % cells.length]!;
    const cell = page.locator(`[data-spot="${spot}"]`);
    await hand.pressAt(x, y);
    if (!hand.isTouch) continue;
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    await hand.press(page.getByRole('button', { name: words.correspondances.hand.placeButton, exact: true }));
  }
}

/** They are shown when the last move has been. If all are out of sight, the whole table is shown. */
async function openCellsInSight(page: Page, hand: Pointing): Promise<readonly OpenCell[]> {
  let cells: readonly OpenCell[] = [];
  await expect(async () => {
    cells = await openCells(page);
    if (cells.length === 0)
      await hand.press(page.getByRole('button', { name: words.correspondances.board.fit, exact: true }));
    expect(cells).not.toEqual([]);
  }).toPass({ timeout: 20_000 });
  return cells;
}

interface OpenCell {
  readonly spot: string;
  readonly x: number;
  readonly y: number;
}

/** The cells where the section fits, as far as they are in sight and nothing lies over them. */
const openCells = (page: Page): Promise<OpenCell[]> =>
  page.locator('[data-spot]:not([data-ways="0"])').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return hit !== null && cell.contains(hit) ? [{ spot: cell.getAttribute('data-spot')!, x, y }] : [];
    }),
  );
