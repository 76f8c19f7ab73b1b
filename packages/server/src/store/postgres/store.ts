/** Tables in PostgreSQL, which several servers may share. */
import { createHash, createHmac } from 'node:crypto';
import { fail, ok, type Result, type Seat } from '@guimard/engine/kit';
import type { ChatLine, TableId } from '@guimard/protocol';
import type { PoolClient } from 'pg';
import { LONGEST_GAP } from '../../domain/clock.ts';
import type { StoredEntry } from '../../domain/entry.ts';
import { missingEntries } from '../../domain/unplayable.ts';
import type { Counted } from '../../domain/windows.ts';
import { withoutName } from '../erase.ts';
import { closedProblem, IllStoreProblem, noTableProblem, type StoreProblem } from '../problem.ts';
import { entriesIn, listedOf, type Row, readableIn, storedEntryOf, versionsIn } from '../rows.ts';
import type { Append, AwakeRequest, AwakeTable, Illness, ListedTable, Store, Summary } from '../store.ts';
import { appendRow } from './append-row.ts';
import { postgresBoards } from './boards.ts';
import { ask, Connections, type Place, SCHEMA } from './connection.ts';
import { failureOf } from './failure.ts';
import { MIGRATIONS, type Migration, migrate, whyTooOld } from './migrations.ts';
import { probe } from './probe.ts';
import type { StatementName } from './statements.ts';
import { WriteQueue } from './write-queue.ts';

/** Connections for reading, beside the one for writing. */
const READERS = 4;
/** Entries read at a time. */
const PAGE = 1_000;
/** Heartbeats between two measurements of the size, before which old counts are removed. */
const TIDY_EVERY = 30;
const UNREAD = 'The database could not be read';

interface Options extends Partial<Omit<Place, 'url'>> {
  /** As Date.now() counts. */
  readonly date?: () => number;
  /** Tests bring those of the next release. */
  readonly migrations?: readonly Migration[];
}

/** Throws a StoreProblem if the database cannot be used. */
export async function openPostgresStore(
  url: string,
  { schema = SCHEMA, timeouts, date = Date.now, migrations = MIGRATIONS }: Options = {},
): Promise<Store> {
  const place = { url, schema, timeouts };
  await migrate(place, migrations);
  const store = new PostgresStore(place, migrations.length, date);
  try {
    await store.open();
    return store;
  } catch (error) {
    await store.close();
    throw failureOf('Cannot open the database', error);
  }
}

class PostgresStore implements Store {
  readonly isShared = true;
  readonly boards = postgresBoards((...asked) => this.#read(...asked));
  opening = '';
  time = 0;
  created = 0;
  size: number | undefined;
  /** How many migrations this program knows. */
  readonly #format: number;
  readonly #date: () => number;
  readonly #readers: Connections;
  readonly #writer: Connections;
  readonly #queue: WriteQueue;
  #entries = 0;
  #failed = 0;
  #heartbeats = 0;
  #illness: Illness | undefined;
  /** All servers have the same. */
  #countKey = '';
  #closing: Promise<void> | undefined;

  constructor(place: Place, format: number, date: () => number) {
    this.#format = format;
    this.#date = date;
    this.#readers = new Connections(place, READERS);
    // Whenever it is connected anew, the database may be a restored one.
    this.#writer = new Connections(place, 1, async (client) => {
      const [row] = await ask(client, 'opening');
      this.#setOpening(row);
    });
    this.#queue = new WriteQueue(this.#writer, (problem) => {
      this.#failed++;
      this.#fallIll(problem);
    });
  }

  /** Reads what does not change while the store is open, and makes sure that it can be written. */
  async open(): Promise<void> {
    const [row] = await this.#read('about');
    this.time = Number(row?.['time']);
    this.created = Number(row?.['created']);
    this.#countKey = String(row?.['count_key']);
    await this.heartbeat();
  }

  async append(append: Append): Promise<Result<void, 'taken'>> {
    const row = appendRow(append);
    if (!(await this.#queue.append(row))) return fail('taken');
    this.#entries += row.entries.length;
    return ok(undefined);
  }

  async load(table: TableId, from = 0): Promise<readonly StoredEntry[] | undefined> {
    const entries: StoredEntry[] = [];
    for (;;) {
      const after = from + entries.length;
      const rows = await this.#read('entries', table, after, PAGE);
      const length = versionsIn(rows[0]);
      if (length === undefined) return undefined;
      if (length < from) throw missingEntries(table, length, from);
      const added = rows.filter(({ version }) => version !== null);
      for (const stored of entriesIn(table, added, after)) entries.push(stored);
      if (rows.length === PAGE) continue;
      const found = from + entries.length;
      if (found !== length) throw missingEntries(table, found, length);
      return entries;
    }
  }

  async loadReadable(table: TableId): Promise<readonly StoredEntry[]> {
    return readableIn(table, await this.#read('readable', table));
  }

  async noteSeen(tables: readonly TableId[], time: number): Promise<void> {
    await this.#queue.statement(undefined, (client) => ask(client, 'noteSeen', tables, time));
  }

  async listPublic(phases: readonly Summary['phase'][], limit: number): Promise<readonly ListedTable[]> {
    return (await this.#read('listPublic', [...new Set(phases)], limit)).map(listedOf);
  }

  async listDealt(deal: TableId, limit: number): Promise<readonly TableId[]> {
    return idsIn(await this.#read('listDealt', deal, limit));
  }

  async takeAwake({ node, until, due, computers }: AwakeRequest): Promise<readonly AwakeTable[]> {
    const rows = await this.#queue.statement(undefined, (client) =>
      ask(client, 'takeAwake', node, until, due, computers),
    );
    return rows.map(({ id, was_leased }) => ({ id: String(id), wasLeased: was_leased === true }));
  }

  async renewLeases(node: string, tables: readonly TableId[]): Promise<readonly TableId[]> {
    return idsIn(
      await this.#queue.statement(undefined, (client) => ask(client, 'renewLeases', node, tables)),
    );
  }

  async releaseLeases(node: string, tables: readonly TableId[]): Promise<void> {
    await this.#queue.statement(undefined, (client) => ask(client, 'releaseLeases', node, tables));
  }

  async count(key: string, ms: number): Promise<Counted> {
    // Addresses are not stored as they are.
    const hash = createHmac('sha256', this.#countKey).update(key).digest('base64url');
    const [row] = await this.#read('count', hash, ms);
    return { count: Number(row?.['count']), lastsFor: Number(row?.['lasts_for']) };
  }

  async countOpen(): Promise<number> {
    return Number((await this.#read('countOpen'))[0]?.['count']);
  }

  async listOld(phase: Summary['phase'], since: number, limit: number): Promise<readonly TableId[]> {
    return idsIn(await this.#read('listOld', phase, since, limit));
  }

  async listDeserted(since: number, sinceOverDays: number, limit: number): Promise<readonly ListedTable[]> {
    return (await this.#read('listDeserted', since, sinceOverDays, limit)).map(listedOf);
  }

  remove(table: TableId, since: number, unseen = Number.POSITIVE_INFINITY): Promise<boolean> {
    return this.#queue.change(table, async (client) => {
      const [row] = await ask(client, 'lock', table);
      if (row === undefined || Number(row['updated']) >= since || Number(row['seen']) >= unseen) return false;
      await removeAll(client, table);
      return true;
    });
  }

  erase(table: TableId): Promise<boolean> {
    return this.remove(table, Number.POSITIVE_INFINITY);
  }

  erasePlayer(table: TableId, seat: Seat): Promise<void> {
    return this.#queue.change(table, async (client) => {
      // From here on nobody adds anything to the table.
      await ask(client, 'lock', table);
      for (const row of await ask(client, 'joins', table)) {
        const stored = storedEntryOf(row);
        const nameless = stored && withoutName(stored, seat);
        if (nameless === stored) continue;
        await ask(client, 'setEntry', table, row['version'], JSON.stringify(nameless?.entry));
      }
      await ask(client, 'removeLinesOf', table, seat);
    });
  }

  async listChanged(known: ReadonlyMap<TableId, number>): Promise<ReadonlyMap<TableId, number | undefined>> {
    if (known.size === 0) return new Map();
    const rows = await this.#read('listChanged', [...known.keys()], [...known.values()]);
    return new Map(rows.map((row) => [String(row['id']), versionsIn(row)]));
  }

  async addChat(
    table: TableId,
    hears: 'players' | 'spectators',
    { from, name, text, at }: Omit<ChatLine, 'number'>,
    key?: string,
  ): Promise<ChatLine> {
    const json = JSON.stringify({ name, text, at });
    const add = hears === 'players' ? 'addPlayersLine' : 'addSpectatorsLine';
    const [row] = await this.#queue.statement(table, (client) =>
      ask(client, add, table, from, json, key ?? null),
    );
    if (row === undefined) throw noTableProblem(table);
    return lineOf(row);
  }

  async loadChat(...[table, hears, limit]: Parameters<Store['loadChat']>): Promise<readonly ChatLine[]> {
    return (await this.#read('lastLines', table, hears, limit)).map(lineOf).reverse();
  }

  /** The servers' own times are not asked: only the clock of the database counts. */
  async heartbeat(): Promise<number> {
    const time = await this.#queue.statement(undefined, async (client) => {
      const [row] = await ask(client, 'heartbeat', LONGEST_GAP);
      const tooOld = whyTooOld(Number(row?.['oldest']), this.#format);
      if (tooOld !== undefined) throw new IllStoreProblem(tooOld);
      this.#setOpening(row);
      if (this.#illness !== undefined) await probe(client);
      if (this.#heartbeats++ % TIDY_EVERY === 0) {
        await ask(client, 'removeCounts');
        this.size = Number((await ask(client, 'size'))[0]?.['size']);
      }
      return Number(row?.['time']);
    });
    this.#illness = undefined;
    return time;
  }

  async check(): Promise<string | undefined> {
    const [row] = await this.#read('about');
    return row === undefined
      ? 'The database has lost its row about itself.'
      : whyTooOld(Number(row['oldest']), this.#format);
  }

  get health(): Store['health'] {
    return this.#illness ?? 'ok';
  }

  get commits(): Store['commits'] {
    const { count, milliseconds } = this.#queue;
    return { count, failed: this.#failed, entries: this.#entries, milliseconds };
  }

  close(): Promise<void> {
    this.#closing ??= this.#queue
      .close()
      .then(() => Promise.all([this.#writer.close(), this.#readers.close()]))
      .then(() => {});
    return this.#closing;
  }

  async #read(name: StatementName, ...values: unknown[]): Promise<readonly Row[]> {
    if (this.#closing !== undefined) throw closedProblem();
    try {
      return await this.#readers.repeatable(name, ...values);
    } catch (error) {
      const problem = failureOf(UNREAD, error);
      throw problem instanceof IllStoreProblem ? this.#fallIll(problem) : problem;
    }
  }

  #setOpening(row: Row | undefined): void {
    this.opening = createHash('sha256').update(String(row?.['opening'])).digest('base64url');
  }

  #fallIll(problem: StoreProblem): StoreProblem {
    this.#illness = { since: this.#illness?.since ?? this.#date(), reason: problem.message };
    return problem;
  }
}

const idsIn = (rows: readonly Row[]): readonly TableId[] => rows.map(({ id }) => String(id));

/** The table's row last: whoever waits for it finds nothing. */
async function removeAll(client: PoolClient, table: TableId): Promise<void> {
  for (const name of ['removeEntries', 'removeChat', 'removeTable'] as const) await ask(client, name, table);
}

/** Only `addChat` writes these. */
function lineOf({ number, sender, json }: Row): ChatLine {
  const { name, text, at }: Pick<ChatLine, 'name' | 'text' | 'at'> = JSON.parse(String(json));
  return { number: Number(number), from: Number(sender), name, text, at };
}
