/** Tables as the browser keeps them: made by the engine from seeds, put there, and read back. */
import { correspondances } from '@guimard/engine/correspondances';
import { type AnyGame, newLog, SeededRng, Session } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import type { Page } from '@playwright/test';
import type { Assistance, SavedTable } from '../packages/web/src/table/seating.ts';

const GAMES: Readonly<Record<'metro' | 'correspondances', AnyGame>> = { metro, correspondances };
export const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve', 'Flo'];

interface Wanted {
  readonly game?: keyof typeof GAMES;
  readonly options?: object;
  readonly seed?: string;
  /** Played at random so far. */
  readonly until?: (session: Session) => boolean;
  /** The seats of people; computers have the others. */
  readonly people?: readonly number[];
  readonly level?: number;
  readonly assistance?: Assistance;
  readonly practice?: boolean;
}

/** The game that a log of ours tells. */
export function sessionOf({ log }: Pick<SavedTable, 'log'>): Session {
  const session = Session.open(GAMES[log.game as keyof typeof GAMES], log);
  if (!session.ok) throw new Error(`step ${session.error.at}: ${session.error.code}`);
  return session.value;
}

/** The words of all that may be done now, in the order of the rules. */
export function legalWords({ game, state }: Session): string[] {
  const codes = new Int32Array(game.meta.maxLegal);
  const count = game.legal(state, codes);
  return Array.from(codes.subarray(0, count), (code) => game.format(game.decode(state, code)));
}

export const toMove = ({ game, state }: Session): number => game.toMove(state);

/** After so many actions of players, when the seat is to move. */
export const onTurn =
  (seat: number, moves = 0) =>
  (session: Session): boolean =>
    toMove(session) === seat && session.steps.filter(({ mover }) => mover >= 0).length >= moves;

/** The first seat may do something whose word in the log matches. */
export const mayDo =
  (pattern: RegExp) =>
  (session: Session): boolean =>
    toMove(session) === 0 && legalWords(session).some((word) => pattern.test(word));

/** A table, played at random until what is wanted; without `until` nothing has happened. */
export function makeTable(wanted: Wanted = {}): SavedTable {
  const { game = 'metro', options = {}, seed = 'table', until = () => true } = wanted;
  const { people = [0], level = 1, assistance = 'preview', practice = false } = wanted;
  const checked = GAMES[game].options(options);
  if (!checked.ok) throw new Error(checked.error.code);
  const session = sessionOf({ log: newLog(GAMES[game], checked.value) });
  const rng = new SeededRng(seed);
  while (!until(session)) session.play(session.game.pick(session.state, rng));
  return {
    id: `${seed}-${game}`,
    log: session.log,
    seats: Array.from(session.scores, (_, seat) => ({
      name: NAMES[seat]!,
      player: people.includes(seat) ? { kind: 'human' } : { kind: 'computer', level },
    })),
    assistance,
    practice,
    created: 1,
    updated: Date.now(),
    isOver: session.isOver,
    scores: Array.from(session.scores),
  };
}

/** A table as wanted, from the first seed that leads there; a game may end before. */
export function findTable(wanted: Wanted & Required<Pick<Wanted, 'seed' | 'until'>>): SavedTable {
  for (let i = 0; i < 200; i++) {
    let isFound = false;
    const until = (session: Session): boolean => {
      isFound = !session.isOver && wanted.until(session);
      return isFound || session.isOver;
    };
    const table = makeTable({ ...wanted, seed: `${wanted.seed}-${i}`, until });
    if (isFound) return table;
  }
  throw new Error(`no game of ${wanted.seed} comes to what is wanted`);
}

/** The page must be one of ours already. */
export async function putTable(page: Page, table: SavedTable): Promise<void> {
  await page.evaluate(async (kept) => {
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('guimard', 1);
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const change = opening.result.transaction('tables', 'readwrite');
        change.objectStore('tables').put(kept);
        change.onerror = reject;
        change.oncomplete = resolve;
        opening.result.close();
      };
    });
  }, table);
}

/** All tables that the browser keeps. */
export function keptTables(page: Page): Promise<SavedTable[]> {
  return page.evaluate(
    () =>
      new Promise<SavedTable[]>((resolve, reject) => {
        const opening = indexedDB.open('guimard', 1);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const asking = opening.result.transaction('tables').objectStore('tables').getAll();
          asking.onerror = reject;
          asking.onsuccess = () => resolve(asking.result as SavedTable[]);
          opening.result.close();
        };
      }),
  );
}

export async function keptTable(page: Page, id: string): Promise<SavedTable> {
  const table = (await keptTables(page)).find((kept) => kept.id === id);
  if (table === undefined) throw new Error(`no table ${id} is kept`);
  return table;
}

/** A page of ours that runs nothing. */
export async function openBlank(page: Page): Promise<void> {
  const blank = '/blank';
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel=icon href=data:,>' }),
  );
  await page.goto(blank);
}

/** Takes a seat at a table made for the test. */
export async function sitDown(page: Page, table: SavedTable): Promise<void> {
  await openBlank(page);
  await putTable(page, table);
  await page.goto(`/table/${table.id}`);
  await page.locator('.table').waitFor();
}
