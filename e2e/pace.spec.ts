/** The page stays at hand while six computers play as fast as they can. Alone on the machine: see the configuration. */
import type { Page } from '@playwright/test';
import { checkFinal } from './final.ts';
import { expect, test } from './no-complaints.ts';
import { finalScreen } from './play.ts';
import { prefer } from './settings.ts';
import { makeTable, sitDown } from './tables.ts';

/** A player notices a page that does not answer for longer, in milliseconds. */
const LONGEST = 200;

/** Plays a game; answers which tasks of the page took too long. */
async function tooLong(page: Page, seed: string): Promise<readonly number[]> {
  await sitDown(page, makeTable({ seed, options: { players: 6 }, people: [] }));
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
  });
  await expect(finalScreen(page)).toBeVisible();
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await checkFinal(page);
  return tasks.filter((duration) => duration > LONGEST);
}

test('six computers play a game without keeping the page busy', async ({ page }) => {
  await prefer(page);
  const first = await tooLong(page, 'first');
  // A task may be stretched by something else on the machine; hardly twice.
  if (first.length > 0) expect(await tooLong(page, 'second')).toEqual([]);
});
