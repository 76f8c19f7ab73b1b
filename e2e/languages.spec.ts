/**
 * Every page in every language on a small screen, and where texts are longest or run the other way also on a large one and
 * with text of twice the size: nothing is too long for its place. Pages change their language while they are open, which is
 * much quicker than to come back to all of them.
 */
import { metro } from '@guimard/engine/metro';
import type { Page } from '@playwright/test';
import { isNightly } from '../tools/nightly.mjs';
import { brokenWords, clippedTexts, cutTexts, scrollable, settled } from './layout.ts';
import { NIGHTLY } from './nightly.ts';
import { expect, test } from './no-complaints.ts';
import { ALL_LOCALES, LEFTWARD, LONG, servePseudo, speak } from './pseudo.ts';
import { putReview } from './reviews.ts';
import { prefer } from './settings.ts';
import { findTable, makeTable, mayDo, onTurn, putTable, sitDown } from './tables.ts';

const SMALL = { width: 360, height: 740 };
/** Long words, long texts, no spaces, and from right to left. */
const BY_DAY = ['de', 'ja', LONG, LEFTWARD];
const SIZES = [
  { ...SMALL, text: 16, locales: isNightly ? ALL_LOCALES : BY_DAY },
  { ...SMALL, text: 32, locales: isNightly ? ['de', LONG] : [LONG] },
  { width: 1280, height: 800, text: 16, locales: isNightly ? ['de', LONG, LEFTWARD] : [LONG] },
];
/** By address, what only that page has. */
const MARKS: Readonly<Record<string, string>> = {
  '/': ':has(.modes)',
  '/new/computer/metro': ':has(.sticky-foot)',
  '/study': ':has(#finished)',
  '/puzzles': ':has(.today)',
  '/analysis': ':has(.lead)',
  '/companion/metro': ':has(#new-title)',
  '/daily': ':has(.weekdays)',
  '/games': ':has(.list)',
  '/learn': ':has(.tutorial)',
  '/rules/metro': ':has(input[type=search])',
  '/settings': ':has(input[autocomplete=nickname])',
  '/online': ':has(.ways)',
  '/online/new/metro': ':has(.sticky-foot)',
};

/** Tables at which the players are asked for all that modules may ask, and the end of a game. */
const RICH = { players: 2, first: 0, with: ['companies', 'central-stations', 'paris'] };
const presetCalled = (id: string): object => metro.presets.find((preset) => preset.id === id)!.options;
const OVER = makeTable({ seed: 'over', options: { ...RICH, players: 4 }, until: ({ isOver }) => isOver });
const TABLES = [
  findTable({ seed: 'lifted', options: RICH, until: mayDo(/-field-/) }),
  findTable({ seed: 'joined', options: RICH, until: mayDo(/-beside-/) }),
  findTable({ seed: 'stand', options: { players: 6, with: ['st-petersburg'] }, until: mayDo(/^stand-/) }),
  findTable({ seed: 'expert', options: { players: 6, ...presetCalled('expert') }, until: mayDo(/^token-/) }),
  findTable({ seed: 'keep', options: presetCalled('solo'), until: mayDo(/^keep-/) }),
  makeTable({ game: 'correspondances', options: { players: 4 }, until: onTurn(0, 14) }),
  OVER,
];

/** Follows a link, so that the app need not start again. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** All that is wrong with an open page, in every language. */
async function faultsOf(page: Page, where: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const { text, locales, ...size } of SIZES) {
    await page.setViewportSize(size);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: text } });
    for (const locale of locales) {
      await speak(page, locale);
      await settled(page);
      const { across } = await scrollable(page);
      const found = [
        ...(across > 0 ? [`${across} pixels too wide`] : []),
        ...(await cutTexts(page)),
        ...(await clippedTexts(page)),
        ...(await brokenWords(page)),
      ];
      faults.push(
        ...found.map((fault) => `${where} in ${locale} at ${size.width} with text of ${text}: ${fault}`),
      );
    }
  }
  await devtools.detach();
  return faults;
}

test.beforeEach(async ({ page }) => {
  await servePseudo(page);
  await prefer(page);
});

test('tables and a review: every word has its place', async ({ page }) => {
  await sitDown(page, makeTable({ options: RICH, until: onTurn(0, 20) }));
  const faults = await faultsOf(page, 'table');
  for (const table of TABLES) {
    await putTable(page, table);
    await follow(page, `/table/${table.id}`);
    await expect(page).toHaveURL(new RegExp(table.id));
    await expect(page.locator(table.isOver ? 'dialog[open] tfoot' : '.table').first()).toBeVisible();
    faults.push(...(await faultsOf(page, table.id)));
  }
  await putReview(page, OVER);
  await follow(page, `/review/${OVER.id}`);
  await expect(page.locator('.graph')).toBeVisible();
  faults.push(...(await faultsOf(page, 'review')));
  expect(faults).toEqual([]);
});

test('other pages: every word has its place', NIGHTLY, async ({ page }) => {
  const faults: string[] = [];
  await sitDown(page, OVER);
  for (const [path, mark] of Object.entries(MARKS)) {
    await follow(page, path);
    // The page before it may still be there.
    await expect(page.locator(`main${mark}`)).toBeVisible();
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    faults.push(...(await faultsOf(page, path)));
  }
  expect(faults).toEqual([]);
});

test('from right to left, the table is mirrored and the board is not', async ({ page }) => {
  await sitDown(page, makeTable({ options: RICH, until: onTurn(0, 20) }));
  const middleOf = async (selector: string): Promise<number> => {
    const { x, width } = (await page.locator(selector).first().boundingBox())!;
    return x + width / 2;
  };
  const places = async (): Promise<Record<string, number>> => ({
    menu: await middleOf('header .tool'),
    title: await middleOf('header h1'),
    board: await middleOf('[data-board]'),
    panel: await middleOf('[role=tabpanel]'),
    firstColumn: await middleOf('[data-cell="0"]'),
    lastColumn: await middleOf('[data-cell="7"]'),
  });
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const usual = await places();
  expect(await speak(page, LEFTWARD)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', LEFTWARD);
  const mirrored = await places();
  const { width } = page.viewportSize()!;
  for (const part of ['menu', 'title', 'board', 'panel'])
    expect(mirrored[part], part).toBeCloseTo(width - usual[part]!, -1);
  expect(usual['firstColumn']).toBeLessThan(usual['lastColumn']!);
  expect(mirrored['lastColumn']! - mirrored['firstColumn']!).toBeCloseTo(
    usual['lastColumn']! - usual['firstColumn']!,
    0,
  );
});

test('from right to left, arrow keys go where they point', NIGHTLY, async ({ page }) => {
  await sitDown(page, makeTable({ options: RICH, until: onTurn(0, 20) }));
  await speak(page, LEFTWARD);
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  const middle = page.locator('[data-cell="20"]');
  await middle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-cell="21"]')).toBeFocused();
});
