/** People elsewhere: each has a browser of their own, and all meet at a table on the server. */
import {
  contributionsTo,
  finishedGame,
  KnownGame,
  type ServerMessage,
  type TableInfo,
  verifyGame,
} from '@guimard/protocol';
import type { BrowserContext, Page } from '@playwright/test';
import { gameCalled } from '../packages/server/src/games.ts';
import { test as base, expect, withoutServiceWorker } from './no-complaints.ts';
import { finalScreen } from './play.ts';
import { prefer } from './settings.ts';
import { sessionOf } from './tables.ts';
import { PLACES, words } from './words.ts';

export interface Person {
  readonly name: string;
  readonly page: Page;
  /** All that the server has told this browser about the table. */
  readonly told: readonly ServerMessage[];
  /** Of the seat taken; empty before. */
  readonly secret: string;
  /** What the browser says of its own accord about what the test does, and nobody can prevent. */
  excuse(noise: RegExp): void;
}

/** Chromium takes the network only from what connects anew: a socket that is open must be cut besides. */
function cutWires(): void {
  window.WebSocket = class extends WebSocket {
    constructor(...address: ConstructorParameters<typeof WebSocket>) {
      super(...address);
      window.addEventListener('offline', () => this.close());
    }
  };
}

/** Opens a browser for a player; its console must stay empty too. */
export const test = base.extend<{ invite: (name: string) => Promise<Person> }>({
  invite: async ({ browser, storesApp }, use) => {
    const complaints: (() => string[])[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (name) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      contexts.push(context);
      if (!storesApp) await withoutServiceWorker(context);
      const said: string[] = [];
      const excused: RegExp[] = [];
      const told: ServerMessage[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(`${name}: ${message.text()}`);
      });
      context.on('weberror', (error) => said.push(`${name}: ${error.error()}`));
      complaints.push(() => said.filter((text) => !excused.some((noise) => noise.test(text))));
      const page = await context.newPage();
      let secret = '';
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => told.push(JSON.parse(String(payload))));
        socket.on('framesent', ({ payload }) => {
          secret = JSON.parse(String(payload)).secret ?? secret;
        });
      });
      await prefer(page, { name });
      await page.addInitScript(cutWires);
      return {
        name,
        page,
        told,
        get secret() {
          return secret;
        },
        excuse: (noise) => excused.push(noise),
      };
    });
    expect(complaints.flatMap((of) => of())).toEqual([]);
    // Playwright would let their pages run on, beside all later tests.
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** From the first page to where a table is opened. */
export async function walkToNewTable({ page }: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: words.shell.home.online.title }).click();
  await page.getByRole('link', { name: words.online.lobby.create }).click();
  await expect(page).toHaveURL(/\/online\/new/);
}

/** Opens a table of so many seats and answers the link to it, as it is copied for the others. */
export async function openTable(
  { page }: Person,
  variant: string,
  seats: number,
  game = words.metro.game,
): Promise<string> {
  const choose = (name: string): Promise<void> =>
    page.locator('label', { has: page.getByRole('radio', { name, exact: true }) }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Unless the person has walked there.
  if (!page.url().includes('/online/new')) await page.goto('/online/new');
  await choose(game);
  await choose(variant);
  for (let more = seats - 2; more > 0; more--)
    await page.getByRole('button', { name: words.shell.setup.addSeat }).click();
  await page.getByRole('button', { name: words.online.create.submit }).click();
  const invitation = page.locator('section', { hasText: words.online.share.title });
  await invitation.getByRole('button', { name: words.online.share.copy }).click();
  await expect(invitation.getByRole('status')).toHaveText(words.online.share.copied);
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Takes the first free seat of the table that is shown. */
export async function sitDown({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: words.online.room.sit }).click();
  await expect(page.getByRole('button', { name: words.online.room.ready })).toBeVisible();
}

/** Everybody is ready, and so the game begins. */
export async function begin(people: readonly Person[]): Promise<void> {
  for (const { page } of people) await page.getByRole('button', { name: words.online.room.ready }).click();
  await Promise.all(people.map(readWords));
}

/** Waits for the table and turns to the panel that tells it in words. */
export async function readWords({ page }: Person): Promise<void> {
  await page.getByRole('tab', { name: words.table.inWords }).click();
}

/** On the board of Metro, or on the table of Correspondances. */
const LAID = '.board > svg:first-child .plate[width="98"], .tiles .glaze';
export const placedTiles = ({ page }: Person) => page.locator(LAID);
export const moves = ({ page }: Person) => page.locator('.moves .button');

/**
 * Makes every move that is this person's to make, until so many tiles lie on the board or the game is over; one of those
 * that they like, if there is any. Others must play at the same time. It runs in the page, so that a whole game takes
 * seconds.
 */
export async function play(
  { page }: Person,
  tiles = Number.POSITIVE_INFINITY,
  liked = PLACES,
): Promise<void> {
  await page.evaluate(
    async ({ tiles, liked, placed }) => {
      let turn = 0;
      const isOver = (): boolean => document.querySelector('dialog[open] tfoot') !== null;
      while (!isOver() && document.querySelectorAll(placed).length < tiles) {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('.moves .button')];
        const better = buttons.filter(({ textContent }) => liked.test(textContent));
        const some = better.length > 0 ? better : buttons;
        if (some.length > 0) some[(turn++ * 7) % some.length]!.click();
        // The others need the machine, too.
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    },
    { tiles, liked, placed: LAID },
  );
}

/** A player who may act now. */
export async function onTurn(people: readonly Person[]): Promise<Person> {
  return Promise.any(
    people.map((person) =>
      moves(person)
        .first()
        .waitFor()
        .then(() => person),
    ),
  );
}

/**
 * Before the first page: the server seems to give so many milliseconds of grace, and the page's clock can be put forward.
 * The grace of the tests' own server is a second, which nobody could see counted down.
 */
export async function setGrace(page: Page, grace: number): Promise<void> {
  await page.clock.install();
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(String(text).replace(/"grace":\d+/, `"grace":${grace}`)));
  });
}

/** What the page says then, with a move that waits or without. */
export const connectionLost = ({ page }: Person) =>
  page.getByText(words.online.notices.cut).or(page.getByText(words.online.notices.cutSending));

export async function loseNetwork(person: Person): Promise<void> {
  // The second where the page has only begun to connect.
  person.excuse(/net::ERR_INTERNET_DISCONNECTED|closed before the connection is established/);
  await person.page.context().setOffline(true);
  await expect(connectionLost(person)).toBeVisible();
}

export async function findNetwork(person: Person): Promise<void> {
  await person.page.context().setOffline(false);
  await expect(connectionLost(person)).toBeHidden();
}

/** The seats of which a browser was ever told what they alone may see, be it in a position or in an event. */
export function secretsTold({ told }: Person): number[] {
  const seats = new Set<number>();
  let known: KnownGame | undefined;
  for (const message of told) {
    if (message.type !== 'welcome' && message.type !== 'update') continue;
    const { table, from, moves: seen } = message.update;
    known ??= newGame(table);
    if (known.take(message.update, message.type === 'welcome').is !== 'taken')
      throw new Error(`what was told from move ${from} on cannot be read`);
    for (const [i, { events }] of seen.entries()) {
      const state = known.stateAfter(from + i + 1);
      for (const { array } of state.places.filter(({ sight }) => sight === 'perSeat')) {
        const each = array.length / state.seats;
        for (const [at, value] of array.entries()) if (value !== 0) seats.add(Math.floor(at / each));
      }
      for (const { secret } of events) if (secret !== undefined) seats.add((secret as { seat: number }).seat);
    }
  }
  return [...seats].sort((a, b) => a - b);
}

function newGame(table: TableInfo): KnownGame {
  const known = KnownGame.open(gameCalled(table.game)!, table);
  if (!known.ok) throw new Error(known.error);
  return known.value;
}

/** All see the same end, each browser has checked the draws, and so can anybody else. */
export async function checkEnd(people: readonly Person[], link: string): Promise<void> {
  const totals: string[][] = [];
  for (const { page } of people) {
    const screen = finalScreen(page);
    await expect(screen.getByText(words.online.final.verdicts.honest)).toBeVisible();
    totals.push(await screen.locator('tfoot td').allTextContents());
  }
  const answer = await people[0]!.page.request.get(`/api/tables/${link.split('/').at(-1)}/game`);
  const { log, seeds, draws, seats = [] } = finishedGame.parse(await answer.json());
  const session = sessionOf({ log });
  expect(verifyGame(session.game, log, seeds, draws).ok).toBe(true);
  // Every page has added its shares, also where it was reloaded meanwhile.
  expect(contributionsTo(seeds, seats, session.steps.length)).toMatchObject({ silent: [] });
  expect(session.isOver).toBe(true);
  expect(totals).toEqual(people.map(() => Array.from(session.scores, String)));
}
