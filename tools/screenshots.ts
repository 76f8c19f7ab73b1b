/// <reference lib="dom" />
/**
 * node tools/screenshots.ts [name …]: the pictures of docs/pictures, taken from the built app. Boards come from seeds,
 * so that the same pictures come again as long as the app looks the same.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { placeOfCells } from '../e2e/play.ts';
import { prefer } from '../e2e/settings.ts';
import { makeTable, onTurn, putTable } from '../e2e/tables.ts';
import { words } from '../e2e/words.ts';
import { launchBrowser } from './browser.mjs';

const ROOT = join(import.meta.dirname, '..');
const PORT = 29_417;
const URL = `http://localhost:${PORT}/`;

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const TABLET: BrowserContextOptions = { viewport: { width: 1024, height: 768 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

interface Picture {
  readonly name: string;
  readonly device: BrowserContextOptions;
  readonly dark?: boolean;
  readonly table?: Parameters<typeof makeTable>[0];
  readonly address?: string;
  readonly before?: (page: Page) => Promise<void>;
}

/** Puts the pointer on the middle of a cell of Metro's board. */
async function pointAt(page: Page, row: number, col: number): Promise<void> {
  const { x, y } = (await placeOfCells(page))(row * 8 + col);
  await page.mouse.move(x, y);
}

/** The first legal cell, so that the ghost shows what a tile would do. */
async function showGhost(page: Page): Promise<void> {
  for (let cell = 8; cell < 64; cell++) {
    await pointAt(page, Math.floor(cell / 8), cell % 8);
    if ((await page.locator('.effects ul').count()) > 0) return;
  }
}

const traceStation = (number: number) => async (page: Page) => {
  await page.locator(`[data-departure="${number - 1}"]`).hover();
};

/** A table on the server, with another player, and the computer. */
async function meet(page: Page): Promise<void> {
  await page.locator('input[autocomplete=nickname]').fill('Ada');
  for (let more = 0; more < 2; more++)
    await page.getByRole('button', { name: words.shell.setup.addSeat }).click();
  await page.getByRole('button', { name: words.online.create.submit }).click();
  await page.getByRole('button', { name: words.online.room.ready }).click();
  const table = `${URL}api/tables/${page.url().split('/').at(-1)}`;
  const joined = await page.request.post(`${table}/seats`, { data: { nickname: 'Ben' } });
  const { secret } = await joined.json();
  await page.request.post(`${table}/commands`, {
    headers: { authorization: `Bearer ${secret}` },
    data: { key: 'ben-is-ready', version: 0, command: { type: 'ready', isReady: true } },
  });
  await page
    .getByRole('combobox', { name: words.online.room.occupant({ number: 3 }) })
    .selectOption({ index: 5 });
  await page.getByText('Fulgence').waitFor();
}

/** Dismisses the results, and waits until the whole map is lit. */
async function lookAtBoard(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.table.lookAtBoard }).click();
  await page.waitForTimeout(1500);
}

/** From the results of a finished game, until every move is graded, to the biggest slip. */
async function reviewGame(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: words.table.review }).click();
  const biggest = page.getByRole('button', { name: words.study.lesson.show });
  await biggest.waitFor({ timeout: 180_000 });
  await biggest.click();
}

async function showSolution(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.puzzles.showSolution }).click();
  await page.getByRole('button', { name: words.puzzles.giveUpSure }).click();
  await page.getByRole('table').first().waitFor();
}

/** A game against the computer, from its menu on the analysis board. */
async function analyse(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.table.menu }).click();
  await page.getByRole('button', { name: words.table.analyse }).click();
  await page.getByRole('tab', { name: words.analysis.evaluation }).click();
  await page.getByText('points').nth(2).waitFor();
  await page.waitForTimeout(6000);
}

/** The first tiles of a real table. */
async function enterTiles(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.companion.start }).click();
  await page.locator('[role=grid] [tabindex="0"]').focus();
  await page.keyboard.type('cbaaaacbbbbbacbaccccbaacaaaaadadcbcb');
}

const PICTURES: readonly Picture[] = [
  {
    name: 'map',
    device: DESK,
    table: { seed: 'final', options: { players: 6 }, until: (session) => session.isOver },
    before: lookAtBoard,
  },
  { name: 'home', device: DESK },
  { name: 'home-phone', device: PHONE, dark: true },
  { name: 'setup', device: DESK, address: 'new/computer/metro' },
  {
    name: 'preview',
    device: DESK,
    table: { seed: 'preview', options: { players: 3 }, until: onTurn(0, 30) },
    before: showGhost,
  },
  {
    name: 'tracing',
    device: DESK,
    dark: true,
    table: { seed: 'tracing', options: { players: 2 }, until: onTurn(0, 40) },
    before: traceStation(12),
  },
  {
    name: 'companies',
    device: DESK,
    table: {
      seed: 'companies',
      options: { players: 4, with: ['companies', 'central-stations'] },
      until: onTurn(0, 40),
    },
  },
  {
    name: 'london',
    device: TABLET,
    dark: true,
    table: { seed: 'london', options: { players: 3, with: ['london'] }, until: onTurn(0, 20) },
  },
  {
    name: 'paris-phone',
    device: PHONE,
    table: { seed: 'paris', options: { players: 2, with: ['paris'] }, until: onTurn(0, 16) },
  },
  {
    name: 'correspondances',
    device: TABLET,
    table: { seed: 'corr', game: 'correspondances', options: { players: 3 }, until: onTurn(0, 14) },
  },
  {
    name: 'final',
    device: DESK,
    table: {
      seed: 'final',
      options: { players: 4, with: ['stockholm'] },
      until: (session) => session.isOver,
    },
    before: async (page) => page.locator('dialog[open] table').waitFor(),
  },
  { name: 'together', device: TABLET, address: 'online/new/metro', before: meet },
  { name: 'rules', device: DESK, address: 'rules/metro/B17' },
  { name: 'lesson', device: TABLET, address: 'tutorial/metro/london' },
  {
    name: 'settings',
    device: TABLET,
    address: 'settings',
    before: (page) => page.locator('figure').scrollIntoViewIfNeeded(),
  },
  { name: 'learn', device: TABLET, address: 'learn' },
  { name: 'daily', device: TABLET, address: 'daily/2026-11-16' },
  { name: 'puzzle', device: DESK, address: 'puzzles/0z2khv14', before: showSolution },
  {
    name: 'review',
    device: DESK,
    table: { seed: 'reviewed', options: { players: 2 }, until: (session) => session.isOver },
    before: reviewGame,
  },
  {
    name: 'analysis',
    device: DESK,
    dark: true,
    table: { seed: 'analysed', options: { players: 2 }, until: onTurn(0, 30) },
    before: analyse,
  },
  { name: 'companion-phone', device: PHONE, address: 'companion/metro', before: enterTiles },
];

const server = spawn(process.execPath, [join(ROOT, 'packages/server/src/main.ts'), '--port', String(PORT)], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, GUIMARD_DATA: ':memory:' },
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await launchBrowser();
const wanted = process.argv.slice(2);
try {
  for (const { name, device, dark = false, table, address = '', before } of PICTURES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const context = await browser.newContext({
      ...device,
      locale: 'en-GB',
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      deviceScaleFactor: device.isMobile ? 2 : 1,
    });
    const page = await context.newPage();
    await prefer(page);
    await page.goto(URL);
    const saved = table === undefined ? undefined : makeTable(table);
    if (saved !== undefined) await putTable(page, saved);
    await page.goto(saved === undefined ? URL + address : `${URL}table/${saved.id}`);
    await page.reload();
    await page
      .locator(saved === undefined ? 'main' : '.table')
      .first()
      .waitFor();
    await page.waitForTimeout(900);
    await before?.(page);
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(ROOT, `docs/pictures/${name}.jpg`), type: 'jpeg', quality: 82 });
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
}
