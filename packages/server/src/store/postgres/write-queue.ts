/**
 * Everything that is written goes over one connection, in order; per commit the disk takes as long for one append as for
 * a hundred. So all appends that are waiting when the connection is free are committed together.
 */
import type { TableId } from '@guimard/protocol';
import type { PoolClient } from 'pg';
import { closedProblem, IllStoreProblem, type StoreProblem } from '../problem.ts';
import { type AppendRow, columnsOf } from './append-row.ts';
import { ask, type Connections } from './connection.ts';
import { failureOf, isConflict, isOwnFault, Unreachable } from './failure.ts';

interface AppendJob {
  readonly row: AppendRow;
  readonly table: TableId;
  readonly resolve: (isStored: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

interface OtherJob {
  /** Undefined if it concerns no table, and may be overtaken by appends. */
  readonly table: TableId | undefined;
  readonly run: () => Promise<void>;
  readonly reject: (reason: unknown) => void;
}

type Job = AppendJob | OtherJob;

/** Appends in one commit. */
const MOST = 1_000;
/** A transaction that was in another's way is tried again. */
const ATTEMPTS = 3;
const UNWRITTEN = 'The database could not be written';

export class WriteQueue {
  readonly #connection: Connections;
  readonly #onFailure: (problem: StoreProblem) => void;
  #waiting: Job[] = [];
  #working: Promise<void> | undefined;
  #isOpen = true;
  #count = 0;
  #milliseconds = 0;

  /** It is one connection. `onFailure` is called when the database is at fault. */
  constructor(connection: Connections, onFailure: (problem: StoreProblem) => void) {
    this.#connection = connection;
    this.#onFailure = onFailure;
  }

  /** Commits. */
  get count(): number {
    return this.#count;
  }

  /** Total time of all commits. */
  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** Whether the table had as many entries as the row says: otherwise nothing was stored. */
  append(row: AppendRow): Promise<boolean> {
    return new Promise((resolve, reject) => this.#add({ row, table: row.table, resolve, reject }));
  }

  /** In a transaction, after all earlier requests about this table. */
  change<T>(table: TableId, work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#run(table, () => this.#connection.transaction(work));
  }

  /** A single statement; it commits itself. */
  statement<T>(table: TableId | undefined, work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#run(table, () => this.#connection.use(work));
  }

  /** Resolves when everything requested before is done. */
  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#working;
  }

  #run<T>(table: TableId | undefined, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#add({ table, run: async () => resolve(await this.#commit(work)), reject });
    });
  }

  #add(job: Job): void {
    if (!this.#isOpen) {
      job.reject(closedProblem());
      return;
    }
    this.#waiting.push(job);
    this.#working ??= this.#work();
  }

  async #work(): Promise<void> {
    // What else is requested in this turn of the event loop goes into the same commit.
    await new Promise(setImmediate);
    for (let [first] = this.#waiting; first !== undefined; [first] = this.#waiting) {
      const taken = 'row' in first ? this.#takeAppends() : this.#waiting.splice(0, 1);
      await this.#settle(taken);
    }
    this.#working = undefined;
  }

  /** All that need not wait for an earlier request about the same table. */
  #takeAppends(): readonly AppendJob[] {
    const taken: AppendJob[] = [];
    const left: Job[] = [];
    const tables = new Set<TableId | undefined>();
    for (const job of this.#waiting) {
      if ('row' in job && taken.length < MOST && !tables.has(job.table)) taken.push(job);
      else left.push(job);
      tables.add(job.table);
    }
    this.#waiting = left;
    return taken.sort((a, b) => (a.table < b.table ? -1 : 1));
  }

  /** Never throws: every job is resolved or rejected. */
  async #settle(jobs: readonly Job[]): Promise<void> {
    try {
      const [first] = jobs;
      if (first !== undefined && 'run' in first) await first.run();
      else await this.#append(jobs.filter((job) => 'row' in job));
    } catch (error) {
      if (jobs.length > 1 && isOwnFault(error)) {
        for (const job of jobs) await this.#settle([job]);
        return;
      }
      this.#fail(jobs, error);
    }
  }

  async #append(jobs: readonly AppendJob[]): Promise<void> {
    const columns = columnsOf(jobs.map(({ row }) => row));
    const rows = await this.#commit(() =>
      this.#connection.use((client) => ask(client, 'append', ...columns)),
    );
    const stored = new Set(rows.map(({ id }) => String(id)));
    for (const { table, resolve } of jobs) resolve(stored.has(table));
  }

  async #commit<T>(work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    for (let attempt = 1; ; attempt++) {
      try {
        const value = await work();
        this.#count++;
        this.#milliseconds += performance.now() - begun;
        return value;
      } catch (error) {
        if (!isConflict(error) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  #fail(jobs: readonly Job[], error: unknown): void {
    const problem = failureOf(UNWRITTEN, error);
    if (problem instanceof IllStoreProblem) this.#onFailure(problem);
    for (const { reject } of jobs) reject(problem);
    if (!(error instanceof Unreachable)) return;
    // What is waiting need not find that out by itself, after a timeout each.
    for (const { reject } of this.#waiting.splice(0)) reject(problem);
  }
}
