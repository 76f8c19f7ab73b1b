/**
 * Every page in every language, on a small and on a large screen, and with text of twice the size on the small one:
 * nothing is too long for its place.
 */
import { metro } from '@guimard/engine/metro';
import type { Page } from '@playwright/test';
import { clippedTexts, cutTexts, scrollable, settled } from './layout.ts';
import { expect, test } from './no-complaints.ts';
import { putReview } from './reviews.ts';
import { prefer } from './settings.ts';
import { findTable, makeTable, mayDo, onTurn, putTable, sitDown } from './tables.ts';

const SIZES = [
  { width: 360, height: 740, text: 16 },
  { width: 360, height: 740, text: 32 },
  { width: 1280, height: 800, text: 16 },
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

for (const locale of ['en', 'fr', 'de', 'nl', 'it']) {
  test(`${locale}: every word has its place`, async ({ page }) => {
    await prefer(page, { locale });
    const devtools = await page.context().newCDPSession(page);
    const faults: string[] = [];
    const look = async (where: string): Promise<void> => {
      for (const { text, ...size } of SIZES) {
        await page.setViewportSize(size);
        await devtools.send('Page.setFontSizes', { fontSizes: { standard: text } });
        await settled(page);
        const { across } = await scrollable(page);
        const found = [
          ...(across > 0 ? [`${across} pixels too wide`] : []),
          ...(await cutTexts(page)),
          ...(await clippedTexts(page)),
        ];
        faults.push(...found.map((fault) => `${where} at ${size.width} with text of ${text}: ${fault}`));
      }
    };
    await sitDown(page, makeTable({ options: RICH, until: onTurn(0, 20) }));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await look('table');
    for (const table of TABLES) {
      await putTable(page, table);
      await follow(page, `/table/${table.id}`);
      await expect(page).toHaveURL(new RegExp(table.id));
      await expect(page.locator(table.isOver ? 'dialog[open] tfoot' : '.table').first()).toBeVisible();
      await look(table.id);
    }
    await putReview(page, OVER);
    await follow(page, `/review/${OVER.id}`);
    await expect(page.locator('.graph')).toBeVisible();
    await look('review');
    for (const [path, mark] of Object.entries(MARKS)) {
      await follow(page, path);
      // The page before it may still be there.
      await expect(page.locator(`main${mark}`)).toBeVisible();
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      });
      await look(path);
    }
    expect(faults).toEqual([]);
  });
}
