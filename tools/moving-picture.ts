/// <reference lib="dom" />
/**
 * node tools/moving-picture.ts: the moving picture at the top of README.md and its still, taken from the built app. Four
 * computers play; the seed decides their game, so that the same pictures come again as long as the app looks the same. Needs
 * img2webp and cwebp (Debian's webp).
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { prefer } from '../e2e/settings.ts';
import { NAMES, putTable, sessionOf } from '../e2e/tables.ts';
import { words } from '../e2e/words.ts';
import type { SavedTable } from '../packages/web/src/table/seating.ts';
import { launchBrowser } from './browser.mjs';

const ROOT = join(import.meta.dirname, '..');
const MOVIE = join(ROOT, 'docs/pictures/game.webp');
const STILL = join(ROOT, 'docs/pictures/game-still.webp');
const PORT = 29_418;
const URL = `http://localhost:${PORT}/`;
const PLAYERS = 4;
const SEED = 'readme4';
const VIEWPORT = { width: 1000, height: 640 };
/** Sharp on fine screens. */
const SCALE = 2;
/** How long a frame is shown, in milliseconds. */
const MOVE = 220;
const FIRST = 900;
const LAST = 4000;
/** What README readers should not have to wait for. */
const LIMIT = 1_500_000;

const folder = mkdtempSync(join(tmpdir(), 'guimard-picture-'));

function playGame(): SavedTable {
  const file = join(folder, 'game.json');
  const seats = Array.from({ length: PLAYERS }, () => ['--seat', 'level:5']).flat();
  const args = ['packages/cli/src/main.ts', 'play', ...seats, '--seed', SEED, '--save', file];
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
  const log = JSON.parse(readFileSync(file, 'utf8'));
  return {
    id: 'moving-picture',
    log,
    seats: NAMES.slice(0, PLAYERS).map((name) => ({ name, player: { kind: 'human' } })),
    assistance: 'preview',
    practice: false,
    created: 1,
    updated: 1,
    isOver: true,
    scores: Array.from(sessionOf({ log }).scores),
  };
}

/** Presses without pointing, which would show. */
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement) => button.click());

/** Lets whatever is behind the board show through, and returns where the board is. */
async function cutOut(page: Page) {
  const board = page.locator('svg', { has: page.locator('[data-cell="0"]') });
  await board.evaluate((svg) => {
    for (let behind = svg.parentElement; behind !== null; behind = behind.parentElement)
      behind.style.background = 'transparent';
  });
  const box = await board.boundingBox();
  if (box === null) throw new Error('there is no board');
  return box;
}

/** A frame for each tile, and the whole map at the end. */
async function filmGame(page: Page): Promise<string[]> {
  const frames: string[] = [];
  let before: Buffer = Buffer.alloc(0);
  await press(page, words.table.lookAtBoard);
  const clip = await cutOut(page);
  const shoot = async () => {
    // Until it is drawn.
    await page.waitForTimeout(120);
    const path = join(folder, `${String(frames.length).padStart(3, '0')}.png`);
    const picture = await page.screenshot({ path, clip, omitBackground: true });
    // Some moves are seen only beside the board.
    if (!picture.equals(before)) frames.push(path);
    before = picture;
  };
  await press(page, words.table.history);
  await press(page, words.table.toFirst);
  await shoot();
  const next = page.getByRole('button', { name: words.table.forward, exact: true });
  while (await next.isEnabled()) {
    await press(page, words.table.forward);
    await shoot();
  }
  await press(page, words.table.toLast);
  // The whole map lights up.
  await page.waitForTimeout(1500);
  await shoot();
  return frames;
}

const server = spawn(process.execPath, [join(ROOT, 'packages/server/src/main.ts'), '--port', String(PORT)], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, GUIMARD_DATA: ':memory:' },
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await launchBrowser();
try {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: SCALE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await prefer(page);
  await page.goto(URL);
  const table = playGame();
  await putTable(page, table);
  await page.goto(`${URL}table/${table.id}`);
  await page.reload();
  await page.getByRole('dialog', { name: words.table.over }).waitFor();

  const frames = await filmGame(page);
  const timed = frames.flatMap((path, index) => {
    const shown = index === 0 ? FIRST : index === frames.length - 1 ? LAST : MOVE;
    return ['-d', String(shown), path];
  });
  // Each frame only has what differs from the one before: whole ones in between would make it three times as large.
  const onlyChanges = ['-kmin', '1000', '-kmax', '1001'];
  execFileSync('img2webp', ['-loop', '0', ...onlyChanges, '-lossless', '-m', '4', ...timed, '-o', MOVIE]);
  execFileSync('cwebp', ['-quiet', '-q', '80', '-m', '6', frames.at(-1)!, '-o', STILL]);
  const size = statSync(MOVIE).size;
  console.log(`${frames.length} frames, ${size} bytes.`);
  if (size > LIMIT) throw new Error(`The moving picture is larger than ${LIMIT} bytes.`);
} finally {
  await browser.close();
  server.kill();
  if (process.env['KEEP_FRAMES'] === undefined) rmSync(folder, { recursive: true });
  else console.log(folder);
}
