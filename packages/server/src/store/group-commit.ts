/**
 * The disk takes as long for one change as for a hundred. So all changes that are asked for in one turn of the event loop
 * are committed together, in the order in which they were asked for.
 */
import type { DatabaseSync } from 'node:sqlite';
import { closedProblem, problemOf } from './problem.ts';
import { transaction } from './transaction.ts';

interface Job {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

const problemWriting = (error: unknown) => problemOf('The database could not be written', error);

export class GroupCommit {
  readonly #db: DatabaseSync;
  #waiting: Job[] = [];
  #count = 0;
  #milliseconds = 0;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  get count(): number {
    return this.#count;
  }

  /** That all commits took together. Nothing else happens meanwhile. */
  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** Answers what `work` answered, once it is on the disk. A job that throws undoes itself, and no other. */
  run<T>(work: () => T): Promise<T> {
    if (!this.#db.isOpen) return Promise.reject(closedProblem());
    if (this.#waiting.length === 0) setImmediate(() => this.flush());
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as Job['resolve'], reject });
    });
  }

  /** Commits what waits, now. */
  flush(): void {
    const group = this.#waiting;
    if (group.length === 0) return;
    this.#waiting = [];
    const begun = performance.now();
    try {
      const answers = transaction(this.#db, () => group.map((job) => this.#attempt(job)));
      this.#count++;
      this.#milliseconds += performance.now() - begun;
      for (const answer of answers) answer();
    } catch (error) {
      const problem = problemWriting(error);
      for (const { reject } of group) reject(problem);
    }
  }

  /** Answers how to answer, after the commit. */
  #attempt({ work, resolve, reject }: Job): () => void {
    this.#db.exec('SAVEPOINT job');
    try {
      const value = work();
      this.#db.exec('RELEASE job');
      return () => resolve(value);
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      this.#db.exec('ROLLBACK TO job; RELEASE job');
      return () => reject(problemWriting(error));
    }
  }
}
