/**
 * Link previews. For a table they show what the lobby and a spectator see; for a private one, only which game it is. A
 * table that does not exist looks like any other page of the app.
 */
import { SPECTATOR } from '@guimard/engine/kit';
import { LOCALES } from '@guimard/messages/locales';
import load from '@guimard/messages/preview';
import { type Miniature, miniatureOf } from '@guimard/miniature';
import { KnownGame, type TableInfo, tableId, type Update } from '@guimard/protocol';
import type { Context } from '../api/context.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import { gameCalled } from '../games.ts';
import { drawCard } from './card.ts';
import { pngOf } from './png.ts';
import type { Preview } from './tags.ts';

type Locale = (typeof LOCALES)[number];
const catalogues = new Map(
  await Promise.all(LOCALES.map(async (locale) => [locale, await load(locale)] as const)),
);

/** Cards in memory, about 100 kB each. */
const CARDS = 100;
const APP_CARD = '/card.png';

export class Previews {
  readonly #deps: Pick<Context, 'rooms' | 'onProblem'>;
  /** By table and version, the oldest first; while one is being drawn, other requests wait for it. */
  readonly #cards = new Map<string, Promise<Buffer>>();

  constructor(deps: Pick<Context, 'rooms' | 'onProblem'>) {
    this.#deps = deps;
  }

  /** For a page, or for the table with this code. */
  async previewOf(locale: Locale, code?: string): Promise<Preview> {
    const words = catalogues.get(locale) ?? (await load(locale));
    const seen = await this.#look(code);
    const title = seen === undefined ? undefined : gameCalled(seen.table.game)?.meta.title;
    if (seen === undefined || title === undefined)
      return { title: 'Guimard', description: words.app, image: APP_CARD, isTable: code !== undefined };
    const { table, update } = seen;
    if (update === undefined)
      return { title, description: words.private({ game: title }), image: APP_CARD, isTable: true };
    const names = table.seats.map(({ name }) => name).filter((name) => name !== '');
    return {
      title: names.length === 0 ? title : words.title({ game: title, names }),
      description: describe(words, table, boardOf(update)),
      image: `/t/${table.id}/card.png?v=${table.version}`,
      isTable: true,
    };
  }

  /** As a PNG file. */
  async card(code?: string): Promise<Buffer> {
    const update = (await this.#look(code))?.update;
    const key = update === undefined ? '' : `${update.table.id} ${update.table.version}`;
    const known = this.#cards.get(key);
    if (known !== undefined) return known;
    const drawn = drawCard(update === undefined ? undefined : boardOf(update)).then(pngOf);
    this.#cards.set(key, drawn);
    const [oldest] = this.#cards.keys();
    if (this.#cards.size > CARDS && oldest !== undefined) this.#cards.delete(oldest);
    return drawn;
  }

  /** A table, and everything that happened there unless it is private. */
  async #look(code = ''): Promise<{ readonly table: TableInfo; readonly update?: Update } | undefined> {
    const id = tableId.safeParse(code);
    if (!id.success) return undefined;
    try {
      const room = await this.#deps.rooms.get(id.data);
      if (room === undefined) return undefined;
      const table = await room.info();
      if (table.visibility !== 'public') return { table };
      const update = await room.look(SPECTATOR, { moves: 0, version: 0 });
      return { table: update.table, update };
    } catch (problem) {
      // The page itself explains what is wrong with a table that cannot be played.
      if (!(problem instanceof UnplayableTable)) this.#deps.onProblem(problem);
      return undefined;
    }
  }
}

/** A spectator's view, made only from what a spectator is sent. */
function boardOf(update: Update): Miniature | undefined {
  const game = gameCalled(update.table.game);
  const known = game === undefined ? undefined : KnownGame.open(game, update.table);
  if (game === undefined || known?.ok !== true || known.value.take(update, true).is !== 'taken')
    return undefined;
  return miniatureOf(game, known.value.view(SPECTATOR));
}

type Words = Awaited<ReturnType<typeof load>>;

function describe(words: Words, { phase, seats, scores }: TableInfo, board: Miniature | undefined): string {
  if (phase === 'waiting') return words.waiting({ free: seats.filter(({ kind }) => kind === 'open').length });
  if (phase === 'over')
    return words.over({ scores: seats.map(({ name }, seat) => `${name} ${scores[seat] ?? 0}`.trim()) });
  return board === undefined ? words.app : words.running({ placed: board.placed, tiles: board.tiles });
}
