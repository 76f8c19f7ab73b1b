/** Tables in a file, by the SQLite that comes with Node. */
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result } from '@guimard/engine/kit';
import type { ChatLine, TableId } from '@guimard/protocol';
import type { Kept } from '../room/entry.ts';
import { openDatabase } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { lastChangedFirst } from './order.ts';
import { closedProblem, noTableProblem, nothingToAppendProblem, problemOf } from './problem.ts';
import { keptOf, lineOf, listedOf, prepareStatements, type Statements } from './statements.ts';
import type { Append, ListedTable, Store, Summary } from './store.ts';

/** Throws a StoreProblem if the file cannot be used. */
export function openSqliteStore(file: string): Store {
  const db = openDatabase(file);
  try {
    return new SqliteStore(db);
  } catch (error) {
    db.close();
    throw problemOf(`Cannot use ${file}`, error);
  }
}

class SqliteStore implements Store {
  readonly opening = randomUUID();
  readonly time: number;
  readonly #db: DatabaseSync;
  readonly #statements: Statements;
  readonly #group: GroupCommit;
  #entries = 0;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#statements = prepareStatements(db);
    this.#group = new GroupCommit(db);
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
    await this.#group.run(() => this.#statements.setBeat.run(time));
  }

  get commits(): Store['commits'] {
    const { count, milliseconds } = this.#group;
    return { count, entries: this.#entries, milliseconds };
  }

  async close(): Promise<void> {
    if (!this.#db.isOpen) return;
    this.#group.flush();
    this.#db.close();
  }

  #read<T>(ask: (statements: Statements) => T): T {
    if (!this.#db.isOpen) throw closedProblem();
    try {
      return ask(this.#statements);
    } catch (error) {
      throw problemOf('The database could not be read', error);
    }
  }
}
