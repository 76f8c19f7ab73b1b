/** Tables in a file, by the SQLite that comes with Node. */
import { randomUUID } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result } from '@guimard/engine/kit';
import type { ChatLine, TableId } from '@guimard/protocol';
import type { Kept } from '../room/entry.ts';
import { createdIn, probe } from './about.ts';
import { openDatabase } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { lastChangedFirst } from './order.ts';
import {
  closedProblem,
  IllStoreProblem,
  noTableProblem,
  nothingToAppendProblem,
  problemOf,
  type StoreProblem,
} from './problem.ts';
import { sameFile } from './same-file.ts';
import { keptOf, lineOf, listedOf, prepareStatements, type Statements } from './statements.ts';
import type { Append, Illness, ListedTable, Store, Summary } from './store.ts';

const UNREAD = 'The database could not be read';

/** Throws a StoreProblem if the file cannot be used. */
export function openSqliteStore(file: string, date: () => number = Date.now): Store {
  return storeIn(openDatabase(file), file, date);
}

/** The store is the owner of the database from here on, which is open in that file. */
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
  readonly time: number;
  readonly created: number;
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #date: () => number;
  readonly #checkFile: () => void;
  readonly #statements: Statements;
  readonly #group: GroupCommit;
  #entries = 0;
  #failed = 0;
  #illness: Illness | undefined;

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
    // A server that was killed may have stored entries after its last heartbeat.
    this.time = Number(this.#statements.lastSign.get()?.['time'] ?? 0);
  }

  async append({ table, from, entries, summary }: Append): Promise<Result<void, 'taken'>> {
    // What cannot be written as JSON fails here, alone.
    const rows = entries.map(
      ({ at, time, entry, key }) => [at, time, key ?? null, JSON.stringify(entry)] as const,
    );
    const updated = entries.at(-1)?.time;
    if (updated === undefined) throw nothingToAppendProblem(table);
    const { phase, visibility, due, isComputersTurn } = summary;
    const isKept = await this.#group.run(() => {
      const { version, setTable, addEntry } = this.#statements;
      if (version.get(table)?.['version'] !== from) return false;
      setTable.run(table, phase, visibility, due ?? null, isComputersTurn ? 1 : 0, updated);
      for (const [index, row] of rows.entries()) addEntry.run(table, from + index + 1, ...row);
      return true;
    });
    if (!isKept) return fail('taken');
    this.#entries += rows.length;
    return ok(undefined);
  }

  async load(table: TableId): Promise<readonly Kept[] | undefined> {
    const rows = this.#read(({ entries }) => entries.all(table));
    return rows.length === 0 ? undefined : rows.map(keptOf);
  }

  async listPublic(phases: readonly Summary['phase'][], limit: number): Promise<readonly ListedTable[]> {
    // Phase by phase: so the index finds the last changed, and nothing else is read.
    const rows = this.#read(({ listPublic }) =>
      [...new Set(phases)].flatMap((phase) => listPublic.all(phase, limit)),
    );
    return rows.map(listedOf).sort(lastChangedFirst).slice(0, limit);
  }

  async listAwake(until: number): Promise<readonly ListedTable[]> {
    return this.#read(({ listAwake }) => listAwake.all(until)).map(listedOf);
  }

  async countOpen(): Promise<number> {
    return Number(this.#read(({ countOpen }) => countOpen.get())?.['count']);
  }

  async listOld(phase: Summary['phase'], since: number, limit: number): Promise<readonly TableId[]> {
    return this.#read(({ listOld }) => listOld.all(phase, since, limit)).map(({ id }) => id as string);
  }

  remove(table: TableId, since: number): Promise<boolean> {
    return this.#group.run(() => {
      const { isOld, removeEntries, removeChat, removeTable } = this.#statements;
      if (isOld.get(table, since) === undefined) return false;
      for (const remove of [removeEntries, removeChat, removeTable]) remove.run(table);
      return true;
    });
  }

  addChat(...[table, hears, { from, name, text, at }]: Parameters<Store['addChat']>): Promise<ChatLine> {
    return this.#group.run(() => {
      const { hasTable, nextLine, addLine } = this.#statements;
      if (hasTable.get(table) === undefined) throw noTableProblem(table);
      const number = Number(nextLine.get(table, hears)?.['number']);
      addLine.run(table, hears, number, from, name, text, at);
      return { number, from, name, text, at };
    });
  }

  async loadChat(...[table, hears, limit]: Parameters<Store['loadChat']>): Promise<readonly ChatLine[]> {
    const last = this.#read(({ lastLines }) => lastLines.all(table, hears, limit));
    return last.map(lineOf).reverse();
  }

  async beat(time: number): Promise<void> {
    try {
      await this.#group.run(() => {
        this.#statements.setBeat.run(time);
        if (this.#illness !== undefined) probe(this.#db);
      });
      this.#illness = undefined;
    } catch (error) {
      const problem = problemOf('The heartbeat failed', error);
      throw this.#db.isOpen ? this.#fallIll(problem) : problem;
    }
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

  #fallIll(problem: StoreProblem): StoreProblem {
    this.#illness = { since: this.#illness?.since ?? this.#date(), reason: problem.message };
    return problem;
  }

  #read<T>(ask: (statements: Statements) => T): T {
    if (!this.#db.isOpen) throw closedProblem();
    try {
      // What was written to a file that is gone, and never acknowledged, must not come back to anybody.
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
