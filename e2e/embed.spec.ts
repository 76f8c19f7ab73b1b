/** <guimard-board> on a page of another origin, under a strict policy. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { correspondances } from '@guimard/engine/correspondances';
import { type AnyGame, makeText, newLog, OVER, SeededRng, Session } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import german from '@guimard/messages/de/embed';
import frenchEmbed from '@guimard/messages/fr/embed';
import frenchMetro from '@guimard/messages/fr/metro';
import dutch from '@guimard/messages/nl/correspondances';
import dutchEmbed from '@guimard/messages/nl/embed';
import type { Locator, Page } from '@playwright/test';
import { checkAccess } from './access.ts';
import { NIGHTLY } from './nightly.ts';
import { test as base, expect } from './no-complaints.ts';
import { makeTable, putTable } from './tables.ts';
import { ANY, MANY, saying, words } from './words.ts';

/** A whole game, as one line of text. */
function gameOf(game: AnyGame, options: object, seed = 'embed'): string {
  const opened = Session.open(game, { ...newLog(game, {}), options: { ...options } });
  if (!opened.ok) throw new Error(opened.error.code);
  const { state } = opened.value;
  const rng = new SeededRng(seed);
  while (game.toMove(state) !== OVER) opened.value.play(game.pick(state, rng));
  return makeText(opened.value.log);
}
const METRO = gameOf(metro, { players: 2 });
const LONDON = gameOf(metro, { players: 3, with: ['london'] });
const CORRESPONDANCES = gameOf(correspondances, { players: 3, target: 3 });

/** The page that was put there last, and files beside it, from an origin of its own. */
class Blog {
  #page = '';
  readonly files = new Map<string, string>();
  readonly #server = createServer(({ url = '/' }, response) => {
    const file = this.files.get(url);
    if (url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', this.policy);
      response.end(this.#page);
    } else if (file === undefined) response.writeHead(url === '/favicon.ico' ? 204 : 404).end();
    else response.setHeader('content-type', url.endsWith('.css') ? 'text/css' : 'text/plain').end(file);
  });
  readonly server: string;

  constructor(server: string) {
    this.server = server;
    this.files.set('/style.css', 'p, li, svg, button { all: unset; color: red !important; display: none }');
  }

  get policy(): string {
    return `default-src 'none'; script-src ${this.server}; style-src 'self'; connect-src 'self'; base-uri 'none'`;
  }
  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }
  async open(): Promise<void> {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
  }
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async show(page: Page, html: string, lang = 'en'): Promise<void> {
    const script = `<script type="module" src="${this.server}/embed/guimard-board.js"></script>`;
    await this.showPage(
      page,
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>A blog</title>
       <link rel="stylesheet" href="/style.css">${script}</head><body><main><h1>A blog</h1>${html}</main></body></html>`,
    );
  }
  async showPage(page: Page, html: string): Promise<void> {
    this.#page = html;
    await page.goto(this.url);
  }
}

const test = base.extend<{ blog: Blog }>({
  blog: async ({ baseURL }, use) => {
    const blog = new Blog(baseURL ?? '');
    await blog.open();
    await use(blog);
    blog.close();
  },
});

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const embed = (log: string, more = ''): string =>
  `<guimard-board log="${attribute(log)}" ${more}></guimard-board>`;
const slider = (board: Locator): Locator => board.getByRole('slider');
const isOver = saying(words.metro.events.over({ scores: [ANY] }));
/** The line from a station, and whose it is. */
const lineFrom = (number: number): RegExp => {
  const from = words.metro.station({ number, name: ANY });
  return saying(words.metro.line.of({ from, fromIs: 'station', owner: ANY, ownerIs: 'player' }));
};
const told = (board: Locator): Locator => board.locator('.told');
const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('the example of its README works, under the policy that it states', async ({ page, blog }) => {
  const readme = readFileSync(join(import.meta.dirname, '../packages/embed/README.md'), 'utf8');
  const [, html = ''] = /```html\n(.*?)```/s.exec(readme) ?? [];
  expect(html).toContain('https://guimard.example/embed/guimard-board.js');
  await blog.showPage(page, html.replaceAll('https://guimard.example', blog.server));
  const board = page.locator('guimard-board');
  await expect(board.getByRole('region', { name: words.metro.game })).toBeVisible();
  await expect(board.getByRole('listitem').filter({ hasText: 'Zoé' })).toBeVisible();
  await expect(slider(board)).toHaveValue('60');
});

test('a game is replayed by buttons, slider and keys', async ({ page, blog }) => {
  await blog.show(page, `${embed(METRO)}<a href="#elsewhere">Elsewhere</a>`);
  const board = page.locator('guimard-board');
  await expect(told(board)).toContainText(isOver);
  await board.getByRole('button', { name: words.embed.toFirst }).click();
  await expect(told(board)).toHaveText(words.embed.begin);
  await expect(board.getByRole('gridcell', { name: /^[A-H]\d: \w{4}/ })).toHaveCount(0);
  await board.getByRole('button', { name: words.embed.forward }).click();
  await expect(told(board)).toContainText(saying(words.metro.events.placed({ name: ANY, cell: ANY })));
  await expect(slider(board)).toHaveAttribute(
    'aria-valuetext',
    saying(words.embed.moment({ at: 1, of: ANY }), '\\d+'),
  );

  await page.keyboard.press('.');
  await expect(slider(board)).toHaveValue('2');
  await page.keyboard.press(',');
  await expect(slider(board)).toHaveValue('1');
  await slider(board).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(board)).toHaveValue('2');
  // A page may have keys of its own.
  await page.getByRole('link', { name: 'Elsewhere' }).press('.');
  await expect(slider(board)).toHaveValue('2');

  await board.getByRole('button', { name: words.embed.play }).click();
  await expect(slider(board)).toHaveValue('4');
  await board.getByRole('button', { name: words.embed.pause }).click();
  await expect(board.getByRole('button', { name: words.embed.play })).toBeVisible();
  await page.keyboard.press('End');
  await expect(told(board)).toContainText(isOver);
});

test('lines are traced by keyboard and pointer', NIGHTLY, async ({ page, blog }) => {
  await blog.show(page, embed(METRO));
  const board = page.locator('guimard-board');
  const station = board.getByRole('button', { name: lineFrom(1) });
  await board.getByRole('gridcell').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(board.locator('[data-cell="1"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(station).toBeFocused();
  await expect(told(board)).toContainText(lineFrom(1));
  const end = words.metro.line.ended({ to: ANY, toIs: 'station', length: ANY });
  await expect(told(board)).toContainText(saying(end));
  await expect(board.locator('g.traced')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(board.locator('g.pinned')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(board.locator('g.pinned')).toHaveCount(0);
  await board.locator('[data-departure="9"]').hover();
  await expect(told(board)).toContainText(lineFrom(10));
});

test('changes to the element are shown', NIGHTLY, async ({ page, blog }) => {
  blog.files.set('/game.txt', LONDON);
  await blog.show(page, embed(METRO, 'at="3" trace="1" paint="none"'));
  const board = page.locator('guimard-board');
  await expect(slider(board)).toHaveValue('3');
  await expect(board.locator('g.pinned')).not.toHaveCount(0);
  await board.evaluate((element) => element.setAttribute('lang', 'fr'));
  await expect(slider(board)).toHaveAttribute(
    'aria-valuetext',
    saying(frenchEmbed.moment({ at: 3, of: ANY })),
  );
  await board.evaluate((element: HTMLElement & { at: number }) => (element.at = 5));
  await expect(slider(board)).toHaveValue('5');
  await board.evaluate((element: HTMLElement & { log: string | null; src: string }) => {
    element.log = null;
    element.src = '/game.txt';
  });
  await expect(board.getByRole('heading')).toHaveText(
    frenchMetro.gameWith({ modules: [frenchMetro.modules.london.title] }),
  );
  await board.evaluate((element) => element.setAttribute('controls', 'off'));
  await expect(slider(board)).toHaveCount(0);
  await expect(board.locator('[data-board]')).toHaveAttribute('inert');
});

test('what is wrong is told in the language of the page', async ({ page, blog }) => {
  blog.files.set('/bad.txt', 'metro.2/players=2,first=0/zzzz');
  await blog.show(
    page,
    `${embed('nonsense')}${embed('chess.1//e4')}<guimard-board src="/bad.txt"></guimard-board><guimard-board></guimard-board>`,
    'de-CH',
  );
  const alerts = page.locator('guimard-board').getByRole('alert');
  await expect(alerts).toHaveCount(4);
  for (const alert of await alerts.all())
    await expect(alert).toContainText(saying(german.trouble({ reason: ANY })));
  await expect(alerts.nth(1)).toContainText('chess');
  await expect(alerts.nth(2)).toContainText('zzzz');
  await checkAccess(page);
});

test('names and logs are text, and nothing else', async ({ page, blog }) => {
  const attack = '<img src=x onerror=document.title="owned">';
  const log = JSON.stringify({ game: attack, rules: 1, options: {}, actions: [attack] });
  const [game, options] = METRO.split('/');
  await blog.show(
    page,
    `${embed(METRO, `players="${attribute(`${attack}, <b>Ben</b>`)}"`)}${embed(log)}${embed(`${game}/${options}/${attack}`)}`,
  );
  const boards = page.locator('guimard-board');
  await expect(boards.nth(0).getByRole('listitem').first()).toContainText(attack);
  await expect(told(boards.nth(0))).toContainText('<b>Ben</b>');
  await expect(boards.nth(1).getByRole('alert')).toContainText(attack);
  await expect(boards.nth(2).getByRole('alert')).toBeVisible();
  await expect(boards.locator('img, b')).toHaveCount(0);
  await expect(page).toHaveTitle('A blog');
});

test('two games of two kinds in two languages share a page, and everybody can use them', async ({
  page,
  blog,
}) => {
  await blog.show(page, `${embed(LONDON)}${embed(CORRESPONDANCES, 'lang="nl"')}`);
  const [first, second] = [page.locator('guimard-board').nth(0), page.locator('guimard-board').nth(1)];
  await expect(first.getByRole('heading')).toHaveText(
    words.metro.gameWith({ modules: [words.metro.modules.london.title] }),
  );
  await expect(second.getByRole('button', { name: dutchEmbed.forward })).toBeVisible();
  await first.getByRole('button', { name: words.embed.back }).click();
  await expect(told(first)).not.toContainText(isOver);
  await expect(second.getByRole('button', { name: dutchEmbed.forward })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const line = second.getByRole('button', {
    name: saying(dutch.board.traceLine({ line: 1, length: MANY }), '\\d+'),
  });
  await line.click();
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await second.getByRole('gridcell').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(second.locator(':focus')).toHaveAttribute('role', 'gridcell');
  await checkAccess(page);
});

test('a narrow page has room for it, in every theme and on paper', NIGHTLY, async ({ page, blog }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await blog.show(page, `${embed(METRO, 'theme="dark"')}${embed(CORRESPONDANCES)}`);
  const [first, second] = [page.locator('guimard-board').nth(0), page.locator('guimard-board').nth(1)];
  await expect(slider(second)).toBeVisible();
  expect(await overflows(page)).toBe(false);
  const paper = (board: Locator): Promise<string> =>
    board.getByRole('region').evaluate((region) => getComputedStyle(region).backgroundColor);
  expect(await paper(first)).not.toBe(await paper(second));
  await page.emulateMedia({ media: 'print' });
  await expect(slider(second)).toBeHidden();
  await expect(second.getByRole('grid')).toBeVisible();
});

test('only what a page shows is loaded', async ({ page, blog }) => {
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  await blog.show(page, `${embed(METRO)}${embed(METRO, 'at="4"')}`);
  await expect(slider(page.locator('guimard-board').nth(1))).toHaveValue('4');
  const scripts = loaded.filter((path) => path.startsWith('/embed/'));
  expect(scripts.length).toBe(new Set(scripts).size);
  expect(scripts.filter((path) => /\/metro-/.test(path))).toHaveLength(1);
  expect(scripts.filter((path) => /correspondances|refusals|shell|face/.test(path))).toEqual([]);
});

test('the app copies a finished game as HTML, where others can reach the server', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let reach: object = { isAlone: true };
  await page.route('**/api/reach', (route) => route.fulfill({ json: reach }));
  await page.goto('/');
  await putTable(page, makeTable({ until: ({ isOver }) => isOver }));
  const dialog = page.getByRole('dialog');
  const openExport = async (): Promise<void> => {
    await page.goto('/games');
    const asked = page.waitForResponse('**/api/reach');
    await page.getByRole('button', { name: words.shell.mine.share }).click();
    await asked;
  };
  await openExport();
  await expect(dialog.getByRole('button', { name: words.shell.mine.copy })).toBeVisible();
  await expect(dialog.getByRole('button', { name: words.shell.mine.embed })).toHaveCount(0);
  reach = { isAlone: false, origin: 'https://guimard.example' };
  await openExport();
  await dialog.getByRole('button', { name: words.shell.mine.embed }).click();
  await expect(dialog.getByRole('status')).toContainText(words.shell.mine.embedCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^<script type="module" src="https:\/\/guimard\.example\/embed\/guimard-board\.js"><\/script><guimard-board players="[^"<>]+" log="metro\.[^"<>]+"><\/guimard-board>$/,
  );
});
