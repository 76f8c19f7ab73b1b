/** Every page in every language, on a small and on a large screen: nothing is too long for its place. */
import { cutTexts, scrollable } from './layout.ts';
import { expect, test } from './no-complaints.ts';
import { prefer } from './settings.ts';
import { makeTable, onTurn, sitDown } from './tables.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
/** By address, what only that page has. */
const MARKS: Readonly<Record<string, string>> = {
  '/': ':has(.modes)',
  '/new/computer/metro': ':has(.sticky-foot)',
  '/games': ':has(.list)',
  '/learn': ':has(.tutorial)',
  '/rules/metro': ':has(input[type=search])',
  '/settings': ':has(input[autocomplete=nickname])',
};
const PAGES = Object.keys(MARKS);

for (const locale of ['en', 'fr', 'de', 'nl', 'it']) {
  test(`${locale}: every word has its place`, async ({ page }) => {
    await prefer(page, { locale });
    const faults: string[] = [];
    const look = async (where: string): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const { across } = await scrollable(page);
        const found = [...(across > 0 ? [`${across} pixels too wide`] : []), ...(await cutTexts(page))];
        faults.push(...found.map((fault) => `${where} at ${size.width}: ${fault}`));
      }
    };
    await sitDown(page, makeTable({ options: { with: ['companies', 'paris'] }, until: onTurn(0, 20) }));
    await look('table');
    for (const path of PAGES) {
      await page.goto(path);
      // The page before it may still be there.
      await expect(page.locator(`main${MARKS[path]}`)).toBeVisible();
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      });
      await look(path);
    }
    expect(faults).toEqual([]);
  });
}
