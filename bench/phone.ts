/// <reference lib="dom" />
/**
 * npm run bench -- phone [--factor N] [--level N] [--searches N]
 *
 * How long a level thinks about a move on a phone: two computers play in the built app at 390 × 844 in headless Chromium,
 * whose workers get one part in N of a processor (6 unless told otherwise; 1 is this machine as it is). Every game is
 * watched from its start, from a third and from two thirds of a random game, for so many searches each. A search is capped
 * if ten seconds ended it before its work was done.
 */
import { parseArgs } from 'node:util';
import type { Session } from '@guimard/engine/kit';
import type { Browser, Page } from '@playwright/test';
import { prefer } from '../e2e/settings.ts';
import { makeTable, putTable } from '../e2e/tables.ts';
import { withApp } from './browser/app.ts';
import { slowWorkers } from './browser/slow-workers.ts';
import { median, part } from './statistics.ts';

const { values: flags } = parseArgs({
  options: {
    factor: { type: 'string', default: '6' },
    level: { type: 'string', default: '8' },
    searches: { type: 'string', default: '8' },
  },
});
const [factor, level, wanted] = [Number(flags.factor), Number(flags.level), Number(flags.searches)];

const GAMES = [
  { name: 'Metro, base game', game: 'metro', options: { players: 2, first: 0 } },
  { name: 'Metro, companies', game: 'metro', options: { players: 2, first: 0, with: ['companies'] } },
  { name: 'Correspondances', game: 'correspondances', options: { players: 2 } },
] as const;
const PARTS = [0, 1 / 3, 2 / 3];

interface Search {
  readonly ms: number;
  readonly playouts: number;
  readonly isCapped: boolean;
}

/** Tells of every search of the page, from its request to its answer. What needs no search tells no playouts. */
async function hear(page: Page, onsearch: (search: Search) => void): Promise<void> {
  await page.exposeFunction('tellSearch', onsearch);
  await page.addInitScript(() => {
    const begun = new Map<number, number>();
    const last = new Map<number, Omit<Search, 'ms'>>();
    globalThis.Worker = new Proxy(Worker, {
      construct(target, given) {
        const worker: Worker = Reflect.construct(target, given);
        const post = worker.postMessage.bind(worker);
        worker.postMessage = (message) => {
          if (message.type === 'think') begun.set(message.id, performance.now());
          post(message);
        };
        worker.addEventListener('message', ({ data: { type, id, report } }) => {
          if (type === 'progress') last.set(id, { playouts: report.playouts, isCapped: report.isCapped });
          const { playouts = 0, isCapped = false } = last.get(id) ?? {};
          const ms = performance.now() - (begun.get(id) ?? Number.NaN);
          if (type === 'chosen' && playouts > 0)
            Reflect.get(globalThis, 'tellSearch')({ ms, playouts, isCapped });
        });
        return worker;
      },
    });
  });
}

const moves = ({ steps }: Session): number => steps.filter(({ mover }) => mover >= 0).length;

/** Two computers, after this part of a random game. */
function tableAfter({ game, options }: (typeof GAMES)[number], share: number) {
  const kind = { game, options, seed: 'phone', people: [], level };
  let all = 0;
  makeTable({
    ...kind,
    until: (session) => {
      all = moves(session);
      return session.isOver;
    },
  });
  return makeTable({ ...kind, until: (session) => moves(session) >= all * share });
}

interface Watched {
  readonly searches: readonly Search[];
  /** The processor time of the workers, and all the time that passed, in milliseconds. */
  readonly cpu: number;
  readonly all: number;
}

async function watch(browser: Browser, url: string, table: ReturnType<typeof makeTable>): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  await prefer(page);
  await page.goto(url);
  await putTable(page, table);
  const searches: Search[] = [];
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  await hear(page, (search) => {
    if (searches.push(search) >= wanted) resolve();
  });
  await page.goto(`${url}table/${table.id}`);
  const slowed = await slowWorkers(browser, factor);
  const begun = performance.now();
  await Promise.race([enough, page.locator('dialog[open] tfoot').waitFor({ timeout: 0 })]);
  const [cpu, all] = [slowed.used(), performance.now() - begun];
  slowed.end();
  await context.close();
  return { searches, cpu, all };
}

function report(name: string, watched: readonly Watched[]): void {
  const searches = watched.flatMap((one) => one.searches);
  const times = searches.map(({ ms }) => ms);
  const sum = (key: 'cpu' | 'all'): number => watched.reduce((total, one) => total + one[key], 0);
  const capped = searches.filter(({ isCapped }) => isCapped).length;
  const figures = [
    searches.length,
    ...[part(times, 0.5), part(times, 0.95), Math.max(...times)].map((ms) => `${Math.round(ms)} ms`),
    capped,
    median(searches.map(({ playouts }) => playouts)),
    // To be compared with the factor: a busy machine may have given them less.
    `1/${(sum('all') / sum('cpu')).toFixed(1)}`,
  ];
  console.log(`| ${name} | ${figures.join(' | ')} |`);
}

await withApp(async (browser, url) => {
  console.log(`Level ${level}; the workers get one part in ${factor} of a processor.`);
  console.log('| game | searches | median | 95 % | most | capped | playouts, median | processor |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const game of GAMES) {
    const watched: Watched[] = [];
    for (const share of PARTS) watched.push(await watch(browser, url, tableAfter(game, share)));
    report(game.name, watched);
  }
});
