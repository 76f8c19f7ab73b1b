/// <reference lib="dom" />
/**
 * npm run bench -- web [--lighthouse] [--games N] [--rules]
 *
 * How quickly the built web app responds, in headless Chromium on this machine: from the press that places a tile to the
 * next frame, with all lines painted (and the CPU time it costs, which a busy machine hardly changes); from the pointer's
 * arrival on a track to the frame in which its line is lit; placing with the CPU throttled to a quarter; and opening the
 * rules of Metro on a phone (with --rules, nothing else). With --lighthouse also Lighthouse's scores for a phone (fetched
 * by npx: it is too large to be a dependency).
 */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { makeTable, putTable } from '../e2e/tables.ts';
import { CHROMIUM, withApp } from './browser/app.ts';
import { part } from './statistics.ts';

const { values: flags } = parseArgs({
  options: {
    lighthouse: { type: 'boolean', default: false },
    games: { type: 'string', default: '2' },
    rules: { type: 'boolean', default: false },
  },
});

/** The part of a Lighthouse report that is printed. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number }>>;
}

/** Prints a row; some have no goal. */
function report(what: string, times: readonly number[], limit?: number): void {
  const figures = [part(times, 0.5), part(times, 0.95), Math.max(...times)].map((ms) => ms.toFixed(1));
  const verdict =
    limit === undefined
      ? ' | '
      : `${limit} ms at the 95th percentile | ${part(times, 0.95) <= limit ? 'reached' : 'missed'}`;
  console.log(`| ${what} | ${times.length} | ${figures.join(' | ')} | ${verdict} |`);
}

/** From now on every event of the kind records when the frame after it was painted. */
async function watch(page: Page, kind: string): Promise<void> {
  await page.evaluate((type) => {
    const times: number[] = [];
    Object.assign(window, { times });
    addEventListener(
      type,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // A message is delivered after the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  }, kind);
}

// The page keeps them there (see above).
const timesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { times: number[] }).times);

/** Returns a function that tells for how many milliseconds the page's main thread has been busy. */
async function cpuMeter(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

/** In milliseconds: from the press to the next frame, and what the page's main thread computes for each move. */
interface Figures {
  readonly toPaint: readonly number[];
  readonly cpu: readonly number[];
}

/** Plays a solo game with the mouse: chooses the first legal cell, then places the tile there. */
async function playSolo(page: Page, url: string): Promise<Figures> {
  const busy = await cpuMeter(page);
  const cpu: number[] = [];
  await page.goto(url);
  await page.evaluate(() => {
    const settings = { speed: 'instant', locale: 'en', confirm: false, paint: 'all' };
    localStorage.setItem('guimard.settings', JSON.stringify(settings));
    // No card introduces the solo game.
    localStorage.setItem('guimard.introduced', JSON.stringify(['metro/solo']));
  });
  await page.goto(`${url}new/solo/metro`);
  await page.reload();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForSelector('[data-board]');
  await watch(page, 'click');
  for (let turn = 0; turn < 60; turn++) {
    const keepIt = page.locator('.actions').getByRole('button', { name: 'Keep it' });
    if (await keepIt.isVisible()) await keepIt.click();
    const spot = await legalSpot(page);
    if (spot === undefined) break;
    const before = await busy();
    await page.mouse.click(spot.x, spot.y);
    await page.waitForTimeout(60);
    cpu.push((await busy()) - before);
  }
  return { toPaint: await timesOf(page), cpu };
}

/** Where the chosen tile may go; the pointer is there then. */
async function legalSpot(page: Page): Promise<{ readonly x: number; readonly y: number } | undefined> {
  const first = (await page.locator('[data-cell="0"] > .area').boundingBox())!;
  for (let cell = 0; cell < 64; cell++) {
    const x = first.x + first.width * ((cell % 8) + 0.5);
    const y = first.y + first.height * (Math.floor(cell / 8) + 0.5);
    await page.mouse.move(x, y);
    if ((await page.locator('.effects ul').count()) > 0) return { x, y };
  }
  return undefined;
}

/** Moves the pointer over the whole board, again and again. */
async function hover(page: Page): Promise<number[]> {
  await watch(page, 'pointermove');
  const box = (await page.locator('[data-board]').boundingBox())!;
  for (let i = 0; i < 300; i++) {
    const x = box.x + box.width * (0.13 + (0.74 * ((i * 37) % 100)) / 100);
    const y = box.y + box.height * (0.13 + (0.74 * ((i * 61) % 100)) / 100);
    await page.mouse.move(x, y);
    await page.waitForTimeout(25);
  }
  return timesOf(page);
}

/** Six computers play as fast as they can: which tasks keep the page from responding. */
async function watchComputers(page: Page, url: string): Promise<number[]> {
  await page.goto(url);
  const table = makeTable({ seed: 'six', options: { players: 6 }, people: [] });
  await putTable(page, table);
  await page.goto(`${url}table/${table.id}`);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { times: tasks });
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
  });
  await page.locator('dialog[open] tfoot').waitFor();
  return [0, ...(await timesOf(page))];
}

/** Opens the rules of Metro on a phone, each time in a new page. */
async function openRules(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const times: number[] = [];
  let elements = 0;
  for (let time = 0; time < 10; time++) {
    const page = await context.newPage();
    const busy = await cpuMeter(page);
    await page.goto(`${url}rules/metro`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Until the fonts have come and all is drawn.
    await page.waitForTimeout(700);
    times.push(await busy());
    elements = await page.locator('*').count();
    await page.close();
  }
  report(`open the rules of Metro (${elements} elements), CPU time of the main thread`, times);
  await context.close();
}

function lighthouse(url: string): void {
  const file = join(tmpdir(), `guimard-lighthouse-${process.pid}.json`);
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const args = [
    '--yes',
    'lighthouse@13.5.0',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    chrome,
  ];
  // Now and then Lighthouse fails to record the page, and says so: then retry.
  const run = (): unknown =>
    execFileSync('npx', args, { stdio: 'inherit', env: { ...process.env, CHROME_PATH: CHROMIUM } });
  try {
    run();
  } catch {
    run();
  }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  for (const { title, score } of Object.values(report.categories))
    console.log(`| ${title} | ${Math.round(score * 100)} |`);
}

async function playGames(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const placing: Figures[] = [];
  for (let game = 0; game < Number(flags.games); game++) placing.push(await playSolo(page, url));
  report(
    'place a tile, all lines painted',
    placing.flatMap(({ toPaint }) => toPaint),
    50,
  );
  report(
    'the same, CPU time of the main thread',
    placing.flatMap(({ cpu }) => cpu),
    50,
  );
  report('trace a line on hover, full board', await hover(page), 16);
  report('tasks over 50 ms while six computers play', await watchComputers(page, url), 200);
  // As on a machine a quarter as fast.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  report('place a tile, CPU throttled 4 ×', (await playSolo(page, url)).toPaint, 200);
}

await withApp(
  async (browser, url) => {
    console.log('| from input to paint | times | median | 95 % | most | goal | |');
    console.log('| --- | --- | --- | --- | --- | --- | --- |');
    await openRules(browser, url);
    if (!flags.rules) await playGames(browser, url);
  },
  (url) => {
    if (flags.lighthouse) lighthouse(url);
  },
);
