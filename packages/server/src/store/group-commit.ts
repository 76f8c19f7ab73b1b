/**
 * The disk takes as long for one change as for a hundred. So all changes requested in one turn of the event loop are
 * committed together, in the order of the requests.
 */
import type { DatabaseSync } from 'node:sqlite';
import { closedProblem, IllStoreProblem, problemOf, type StoreProblem } from './problem.ts';
import { isCode } from './sqlite-error.ts';
import { transaction } from './transaction.ts';

interface Job {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

const UNWRITTEN = 'The database could not be written';
/** The fault of the disk, not of what was to be written: it affects everyone. */
const isDisk = (error: unknown): boolean => isCode(error, 'full', 'io', 'readOnly', 'cannotOpen', 'noMemory');

/** A job failed: SQLite has to undo the whole transaction, and the other jobs are done again without it. */
class JobFailure extends Error {
  readonly job: Job;

  constructor(job: Job, cause: unknown) {
    super('a job failed', { cause });
    this.job = job;
  }
}

export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #check: () => void;
  readonly #onFailure: (problem: StoreProblem) => void;
  #waiting: Job[] = [];
  #count = 0;
  #milliseconds = 0;

  /** A commit counts only if `check` does not throw; `onFailure` is called when nothing could be committed. */
  constructor(
    db: DatabaseSync,
    check: () => void = () => {},
    onFailure: (problem: StoreProblem) => void = () => {},
  ) {
    this.#db = db;
    this.#check = check;
    this.#onFailure = onFailure;
  }

  get count(): number {
    return this.#count;
  }

  /** Total time of all commits. Nothing else runs meanwhile. */
  get milliseconds(): number {
    return this.#milliseconds;
  }

  /**
   * Resolves with what `work` returned, once it is on the disk. A job that throws undoes only itself; the others run again,
   * so a job must do nothing but change the database, and no client may be able to make it throw. A savepoint for each job
   * would cost more.
   */
  run<T>(work: () => T): Promise<T> {
    if (!this.#db.isOpen) return Promise.reject(closedProblem());
    if (this.#waiting.length === 0) setImmediate(() => this.flush());
    return new Promise<T>((resolve, reject) => {
      // Jobs of all types wait in one list; each is resolved with what its own work returned.
      this.#waiting.push({ work, resolve: resolve as Job['resolve'], reject });
    });
  }

  /** Commits the waiting jobs now. */
  flush(): void {
    let group: readonly Job[] = this.#waiting;
    this.#waiting = [];
    while (group.length > 0) {
      const failed = this.#commit(group);
      group = failed === undefined ? [] : group.filter((job) => job !== failed);
    }
  }

  /** Commits all jobs, unless one of them fails: then none, and that one is returned, so that the others can be retried. */
  #commit(group: readonly Job[]): Job | undefined {
    const begun = performance.now();
    try {
      const values = transaction(this.#db, () => {
        const results = group.map((job) => this.#attempt(job));
        this.#check();
        return results;
      });
      // Once more: the file may have gone while it was written.
      this.#check();
      this.#count++;
      this.#milliseconds += performance.now() - begun;
      for (const [i, { resolve }] of group.entries()) resolve(values[i]);
    } catch (error) {
      if (error instanceof JobFailure) {
        error.job.reject(problemOf(UNWRITTEN, error.cause));
        return error.job;
      }
      const problem = problemOf(UNWRITTEN, error, IllStoreProblem);
      this.#onFailure(problem);
      for (const { reject } of group) reject(problem);
    }
    return undefined;
  }

  #attempt(job: Job): unknown {
    try {
      return job.work();
    } catch (error) {
      // Not the job's fault, or too late to go on without it.
      if (!this.#db.isTransaction || isDisk(error)) throw error;
      throw new JobFailure(job, error);
    }
  }
}
