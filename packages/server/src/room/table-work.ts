/**
 * The work at a table: one job after the other, each on the table as it is stored. Other nodes work at the same table:
 * hints say when they have stored something, and a job that finds the table changed under its hands is done again.
 */
import { newRefusal, type Refusal, type Result } from '@guimard/engine/kit';
import type { Entry } from '../domain/entry.ts';
import type { RoomState } from '../domain/state.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import type { Done, RoomDeps, RoomRefusal } from './deps.ts';
import { Queue } from './queue.ts';
import { type Change, StoredTable } from './stored-table.ts';

/** What came of a decision; 'taken' if the table has changed, so that it must be made again. */
export type Attempt<T> = Result<T, RoomRefusal> | 'taken';

export const STALE = newRefusal('version', 'positionChanged');

/** How often a decision is made, each time because the table has changed. */
const ATTEMPTS = 5;
/** While hints may be lost, the store is read at most this often, in milliseconds. */
const LOOK_EVERY = 500;

interface Host {
  /** Whether changes are of interest before the next job. */
  isWatched(): boolean;
  /** Stored: now it may be sent. */
  changed(change: Change): void;
}

export class TableWork {
  readonly #table: StoredTable;
  readonly #deps: RoomDeps;
  readonly #host: Host;
  readonly #queue = new Queue();
  #isClosed = false;
  #isFollowing = false;
  /** A look into the store that has not begun. */
  #look: Promise<void> | undefined;
  /** When the store was last read because hints may have been lost. */
  #looked = Number.NEGATIVE_INFINITY;

  constructor(state: RoomState, deps: RoomDeps, host: Host) {
    this.#table = new StoredTable(state, deps, (change) => host.changed(change));
    this.#deps = deps;
    this.#host = host;
  }

  get table(): StoredTable {
    return this.#table;
  }

  get state(): RoomState {
    return this.#table.state;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      if (this.#isClosed) throw new Error(`table ${this.state.id} is put away`);
      try {
        if (this.#deps.bus.health !== 'ok') this.#doubt();
        await this.#table.refresh();
        return await work();
      } catch (problem) {
        if (problem instanceof UnplayableTable) this.#deps.onUnplayable?.(problem);
        throw problem;
      }
    });
  }

  /** Decides until it is stored or refused. Whoever sent the request knows the table at that version. */
  decide<T>(version: number, attempt: () => Promise<Attempt<T>>): Promise<Result<T, RoomRefusal>> {
    return this.run(async () => {
      await this.reach(version);
      for (let i = 0; i < ATTEMPTS; i++) {
        const settled = await attempt();
        if (settled !== 'taken') return settled;
      }
      return this.refuse(STALE);
    });
  }

  /** Within a job: a client that knows a later version got it from another node. */
  reach(version: number): Promise<void> | undefined {
    return version > this.state.version ? this.#table.look() : undefined;
  }

  /** Within a job. */
  async commit(entries: readonly Entry[], key?: string): Promise<Attempt<Done>> {
    const committed = await this.#table.commit(entries, key);
    return committed.ok ? this.done : 'taken';
  }

  /** Within a job, before a decision: see `StoredTable.renewChance`. Then everything is decided again. */
  async renewChance(): Promise<'taken'> {
    await this.#table.renewChance();
    return 'taken';
  }

  /** What is answered when there is nothing more to do. */
  get done(): { ok: true; value: Done } {
    return { ok: true, value: { version: this.state.version } };
  }

  refuse(refusal: Refusal): { ok: false; error: RoomRefusal } {
    return { ok: false, error: { ...refusal, version: this.state.version } };
  }

  /** Another node is said to have stored entries up to this version; infinite if that is not known. */
  hearOf(version: number): void {
    this.#table.hearOf(version);
    this.follow();
  }

  /** Reads what other nodes have stored, at once if anybody is watching, or else with the next job. */
  follow(): void {
    if (!this.#table.isBehind || this.#isFollowing || this.#isClosed) return;
    // A change in doubt is of interest to other nodes, even if nobody watches here.
    if (!this.#host.isWatched() && !this.#table.isInDoubt) return;
    this.#isFollowing = true;
    let wait = 0;
    const followed = this.run(async () => {}).catch((problem: unknown) => {
      wait = LOOK_EVERY;
      if (!(problem instanceof UnplayableTable) && !this.#isClosed) this.#deps.onProblem(problem);
    });
    void followed.then(() => {
      this.#isFollowing = false;
      // Heard of while it was read, or it could not be read.
      if (this.#table.isBehind) setTimeout(() => this.follow(), wait).unref();
    });
  }

  /**
   * Reads what other nodes have stored, whether or not they said so. Requests that come before it begins share it: however
   * many strangers ask, a table is read once at a time.
   */
  look(): Promise<void> {
    if (this.#look !== undefined) return this.#look;
    const look = this.run(() => {
      this.#look = undefined;
      return this.#table.look();
    }).finally(() => {
      // It may have failed before it began.
      if (this.#look === look) this.#look = undefined;
    });
    this.#look = look;
    return look;
  }

  /** Starts nothing more, and resolves when everything started is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue.drain();
  }

  #doubt(): void {
    const now = this.#deps.now();
    if (now - this.#looked < LOOK_EVERY) return;
    this.#looked = now;
    this.#table.hearOf(Number.POSITIVE_INFINITY);
  }
}
