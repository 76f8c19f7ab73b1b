/** Tables in a file, with Node's SQLite. */
import { randomUUID } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fail, ok, type Result, type Seat } from '@guimard/engine/kit';
import type { ChatLine, TableId } from '@guimard/protocol';
import type { StoredEntry } from '../domain/entry.ts';
import { missingEntries } from '../domain/unplayable.ts';
import { type Counted, Windows } from '../domain/windows.ts';
import { createdIn, probe } from './about.ts';
import type { Boards } from './boards.ts';
import { addLine, lastLines } from './chat-lines.ts';
import { findings } from './check.ts';
import { openDatabase } from './database.ts';
import { Eraser } from './erase.ts';
import { GroupCommit } from './group-commit.ts';
import { Leases } from './leases.ts';
import { lastChangedFirst, lastSeenFirst } from './order.ts';
import { closedProblem, IllStoreProblem, noTableProblem, problemOf, type StoreProblem } from './problem.ts';
import { entriesIn, listedOf, versionsIn } from './rows.ts';
import { countOpen, damageOf, entryRows, lastTime, NO_LIMIT, readableEntries, salvage } from './salvage.ts';
import { sameFile } from './same-file.ts';
import { sqliteBoards } from './sqlite-boards.ts';
import { prepareStatements, type Statements } from './statements.ts';
import type { Append, AwakeRequest, AwakeTable, Illness, ListedTable, Store, Summary } from './store.ts';
import { updatedBy } from './updated-by.ts';

/** Entries read at a time. */
const PAGE = 1_000;
const UNREAD = 'The database could not be read';

/** Throws a StoreProblem if the file cannot be used. */
export function openSqliteStore(
  file: string,
  { date = Date.now, use }: { readonly date?: () => number; readonly use?: 'alone' } = {},
): Store {
  return storeIn(openDatabase(file, use), file, date);
}

/** The store owns the database, which is open in that file, from here on. */
export function storeIn(db: DatabaseSync, file: string, date: () => number): Store {
  try {
    return new SqliteStore(db, file, date);
  } catch (error) {
    db.close();
    throw problemOf(`Cannot use ${file}`, error);
  }
}

class SqliteStore implements Store {
  readonly opening = randomUUID();
  /** A server has its file to itself: see alone.ts. */
  readonly isShared = false;
  readonly time: number;
  readonly created: number;
  readonly boards: Boards;
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #date: () => number;
  readonly #checkFile: () => void;
  readonly #statements: Statements;
  readonly #group: GroupCommit;
  readonly #eraser: Eraser;
  readonly #leases = new Leases();
  readonly #windows = new Windows();
  #entries = 0;
  #failed = 0;
  #illness: Illness | undefined;
  /** The service time of the last heartbeat. */
  #lastHeartbeat: number;
  /** Changes when another connection writes. */
  #dataVersion: number | undefined;

  constructor(db: DatabaseSync, file: string, date: () => number) {
    this.#db = db;
    this.#file = realpathSync(file);
    this.#date = date;
    this.#statements = prepareStatements(db);
    this.created = createdIn(db, date());
    this.#checkFile = sameFile(file);
    this.#group = new GroupCommit(db, this.#checkFile, (problem) => {
      this.#failed++;
      this.#fallIll(problem);
    });
    this.time = lastTime(this.#statements);
    this.#lastHeartbeat = this.time;
    this.#eraser = new Eraser(db, this.#statements);
    this.boards = sqliteBoards(db, {
      read: (ask) => this.#read(ask),
      change: (work) => this.#group.run(work),
      erase: (work) => this.#erase(work),
    });
  }

  async append(append: Append): Promise<Result<void, 'taken'>> {
    const { table, from, entries, summary } = append;
    const updated = updatedBy(append);
    // What cannot be serialised as JSON fails here, alone.
    const rows = entries.map(
      ({ at, time, entry, key }) => [at, time, key ?? null, JSON.stringify(entry)] as const,
    );
    const { phase, visibility, due, isComputersTurn, deal, opener, isOverDays } = summary;
    const turn = isComputersTurn ? 1 : 0;
    const isStored = await this.#change(table, () => {
      const { addTable, setTable, addEntry } = this.#statements;
      const about = [phase, visibility, due ?? null, turn, updated, from + rows.length, table] as const;
      const first = [deal ?? null, opener ?? null, isOverDays === true ? 1 : 0];
      const { changes } = from === 0 ? addTable.run(...about, ...first) : setTable.run(...about, from);
      if (changes === 0) return false;
      for (const [index, row] of rows.entries()) addEntry.run(table, from + index + 1, ...row);
      return true;
    });
    if (!isStored) return fail('taken');
    this.#leases.set(table, append.holder);
    this.#entries += rows.length;
    return ok(undefined);
  }

  async load(table: TableId, from = 0): Promise<readonly StoredEntry[] | undefined> {
    const entries: StoredEntry[] = [];
    let length: number | undefined;
    for (;;) {
      const after = from + entries.length;
      const rows = this.#about(table, (statements) => {
        length = versionsIn(statements.hasTable.get(table));
        return entryRows(statements, table, after, PAGE);
      });
      for (const stored of entriesIn(table, rows, after)) entries.push(stored);
      if (rows.length < PAGE) break;
      // A long table is read in pieces: others are served in between.
      await nextTurn();
    }
    if (length === undefined && entries.length === 0) return undefined;
    const found = from + entries.length;
    if (found === length) return entries;
    if (length !== undefined && length < from) throw missingEntries(table, length, from);
    throw missingEntries(table, found, length);
  }

  async loadReadable(table: TableId): Promise<readonly StoredEntry[]> {
    return this.#read((statements) => readableEntries(statements, table));
  }

  async noteSeen(tables: readonly TableId[], time: number): Promise<void> {
    await this.#group.run(() => {
      for (const table of tables) this.#statements.noteSeen.run(time, table);
    });
  }

  async listPublic(phases: readonly Summary['phase'][], limit: number): Promise<readonly ListedTable[]> {
    // Phase by phase: then the index finds the last seen, and nothing else is read.
    const rows = this.#read((all) =>
      [...new Set(phases)].flatMap((phase) => salvage(all, all.listPublic, limit, phase)),
    );
    return rows.map(listedOf).sort(lastSeenFirst).slice(0, limit);
  }

  async listDealt(deal: TableId, limit: number): Promise<readonly TableId[]> {
    const rows = this.#read((all) => salvage(all, all.listDealt, limit, deal));
    return rows
      .map(listedOf)
      .sort(lastChangedFirst)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async takeAwake(request: AwakeRequest): Promise<readonly AwakeTable[]> {
    const rows = this.#read((all) => salvage(all, all.listAwake, NO_LIMIT, request.until));
    return this.#leases.take(rows.map(listedOf), request);
  }

  async renewLeases(node: string, tables: readonly TableId[]): Promise<readonly TableId[]> {
    return this.#leases.renew(node, tables);
  }

  async releaseLeases(node: string, tables: readonly TableId[]): Promise<void> {
    this.#leases.release(node, tables);
  }

  async count(key: string, ms: number): Promise<Counted> {
    return this.#windows.count(key, ms, performance.now());
  }

  async countOpen(): Promise<number> {
    return this.#read(countOpen);
  }

  async listOld(phase: Summary['phase'], since: number, limit: number): Promise<readonly TableId[]> {
    const rows = this.#read((all) => salvage(all, all.listOld, limit, phase, since)).map(listedOf);
    return rows
      .sort((a, b) => lastChangedFirst(b, a))
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async listDeserted(since: number, sinceOverDays: number, limit: number): Promise<readonly ListedTable[]> {
    return this.#read((all) => salvage(all, all.listDeserted, limit, sinceOverDays, since))
      .map(listedOf)
      .sort((a, b) => lastSeenFirst(b, a))
      .slice(0, limit);
  }

  remove(table: TableId, since: number, unseen = Number.MAX_VALUE): Promise<boolean> {
    return this.#change(table, () => {
      const isOld = this.#statements.isOld.get(table, since, unseen) !== undefined;
      return isOld && this.#removeAll(table);
    });
  }

  async erase(table: TableId): Promise<boolean> {
    const wasThere = await this.#change(table, () =>
      this.#eraser.erase(this.#lastHeartbeat, () => this.#removeAll(table)),
    );
    this.#eraser.erased(this.#lastHeartbeat);
    return wasThere;
  }

  async erasePlayer(table: TableId, seat: Seat): Promise<void> {
    await this.#change(table, () => {
      const { joins, setEntry, emptyLinesOf } = this.#statements;
      const entries = joins.all(table, seat);
      this.#eraser.erase(this.#lastHeartbeat, () => {
        for (const { version, json } of entries) {
          setEntry.run(JSON.stringify({ ...JSON.parse(String(json)), name: '' }), table, Number(version));
        }
        emptyLinesOf.run(table, seat);
      });
    });
    this.#eraser.erased(this.#lastHeartbeat);
  }

  async listChanged(known: ReadonlyMap<TableId, number>): Promise<ReadonlyMap<TableId, number | undefined>> {
    return this.#read(({ dataVersion, hasTable }) => {
      const changed = new Map<TableId, number | undefined>();
      const version = Number(dataVersion.get()?.['data_version']);
      if (version === this.#dataVersion) return changed;
      this.#dataVersion = version;
      for (const [table, before] of known) {
        const row = hasTable.get(table);
        const now = row && (versionsIn(row) ?? before);
        if (now !== before) changed.set(table, now);
      }
      return changed;
    });
  }

  async addChat(...[table, ...line]: Parameters<Store['addChat']>): Promise<ChatLine> {
    const added = await this.#group.run(() => addLine(this.#statements, table, ...line));
    if (added === undefined) throw noTableProblem(table);
    return added;
  }

  async loadChat(...chat: Parameters<Store['loadChat']>): Promise<readonly ChatLine[]> {
    return this.#read((statements) => lastLines(statements, ...chat));
  }

  async heartbeat(time: number): Promise<number> {
    try {
      await this.#group.run(() => {
        this.#statements.setHeartbeat.run(time);
        this.#lastHeartbeat = time;
        if (this.#illness !== undefined) probe(this.#db);
      });
      this.#illness = undefined;
    } catch (error) {
      const problem = problemOf('The heartbeat failed', error);
      throw this.#db.isOpen ? this.#fallIll(problem) : problem;
    }
    this.#eraser.wipeIfDue(time);
    return time;
  }

  async check(): Promise<string | undefined> {
    const [first, ...more] = findings(this.#db, 'quick_check');
    if (first === undefined) return undefined;
    const others = more.length === 0 ? '' : `, and ${more.length} more`;
    return `${this.#file} is damaged (${first}${others}). New tables may be refused. To see what is lost, and how to repair it: guimard doctor ${this.#file}`;
  }

  get health(): Store['health'] {
    return this.#illness ?? 'ok';
  }

  get commits(): Store['commits'] {
    const { count, milliseconds } = this.#group;
    return { count, failed: this.#failed, entries: this.#entries, milliseconds };
  }

  get size(): number {
    const files = [this.#file, `${this.#file}-wal`];
    return files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  }

  async close(): Promise<void> {
    if (!this.#db.isOpen) return;
    this.#group.flush();
    this.#db.close();
  }

  async #erase<T>(work: () => T): Promise<T> {
    const done = await this.#group.run(() => this.#eraser.erase(this.#lastHeartbeat, work));
    this.#eraser.erased(this.#lastHeartbeat);
    return done;
  }

  async #change<T>(table: TableId, work: () => T): Promise<T> {
    try {
      return await this.#group.run(work);
    } catch (error) {
      throw damageOf(table, error);
    }
  }

  #about<T>(table: TableId, ask: (statements: Statements) => T): T {
    try {
      return this.#read(ask);
    } catch (error) {
      throw damageOf(table, error);
    }
  }

  /** Within a change. Returns whether there was anything. */
  #removeAll(table: TableId): boolean {
    const { removeEntries, removeChat, removeTable } = this.#statements;
    for (const remove of [removeEntries, removeChat]) remove.run(table);
    return removeTable.run(table).changes > 0;
  }

  #fallIll(problem: StoreProblem): StoreProblem {
    this.#illness = { since: this.#illness?.since ?? this.#date(), reason: problem.message };
    return problem;
  }

  #read<T>(ask: (statements: Statements) => T): T {
    if (!this.#db.isOpen) throw closedProblem();
    try {
      // What was written to a file that is gone, and never acknowledged, must not reappear.
      this.#checkFile();
    } catch (error) {
      throw this.#fallIll(problemOf(UNREAD, error, IllStoreProblem));
    }
    try {
      return ask(this.#statements);
    } catch (error) {
      throw problemOf(UNREAD, error);
    }
  }
}
