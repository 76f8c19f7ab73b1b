/**
 * What a node does for tables that several nodes share. The job is the table's own row: due times and computers' turns are
 * stored by the append that makes them, and whoever has the row's lease acts. Any node that has a table open may say that
 * time is up, since that costs nothing; but only one lets the computer think. All of it is decided by compare-and-set: two
 * nodes that act at once waste their time, and nothing happens twice.
 */
import type { TableId } from '@guimard/protocol';
import { LEASE } from '../store/store.ts';
import type { RoomDeps, TableLeases } from './deps.ts';

/** Between two looks for work, in milliseconds; nodes that started together do not stay in step. */
const POLL = { least: 250, spread: 250 };
/** The same, after more work was found than could be taken. */
const HURRY = 20;
const RENEW_EVERY = 1_000;
/** Milliseconds of service time that nodes which have a table open get to notice by themselves that time is up. */
const OVERDUE = 500;
/** Tables taken at once because time is up. */
const MOST_OVERDUE = 100;
/** Tables with computers on turn. More would only wait here, while other nodes may be free. */
const MOST_SEARCHES = 32;

type Deps = Pick<RoomDeps, 'store' | 'bus' | 'computers' | 'now' | 'onProblem'>;

/** Opens the table, if need be, and does what is due there: see `Room.attend`. */
type Attend = (table: TableId, hold: () => void) => Promise<void>;

/** For metrics. */
export interface JobFigures {
  /** Tables whose computers think here. */
  readonly leased: number;
  /** Tables taken because they needed a node. */
  readonly taken: number;
  /** Those among them that another node had let go of. */
  readonly takenOver: number;
}

export class Jobs implements TableLeases {
  readonly #deps: Deps;
  readonly #attend: Attend;
  /** Until when a lease surely lasts, as performance.now() counts. */
  readonly #leases = new Map<TableId, number>();
  #poll: NodeJS.Timeout | undefined;
  #renewal: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** Tables whose leases this node had when it was closed. */
  #atEnd: readonly TableId[] = [];
  #taken = 0;
  #takenOver = 0;

  constructor(deps: Deps, attend: Attend) {
    this.#deps = deps;
    this.#attend = attend;
  }

  /** From now on looks for tables that need a node. May be called again. */
  start(): void {
    if (this.#renewal !== undefined || this.#isClosed) return;
    this.#renewal = setInterval(
      () => void this.#renew().catch((problem) => this.#report(problem)),
      RENEW_EVERY,
    );
    this.#renewal.unref();
    this.#pollIn(0);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#poll);
    clearInterval(this.#renewal);
    this.#atEnd = [...this.#leases.keys()];
  }

  /** After `close`, once nothing more is done for any table: other nodes go on at once. */
  async release(): Promise<void> {
    const { store, bus, onProblem } = this.#deps;
    const tables = [...new Set([...this.#atEnd, ...this.#leases.keys()])];
    // Otherwise they expire.
    if (tables.length > 0) await store.releaseLeases(bus.node, tables).catch(onProblem);
  }

  get figures(): JobFigures {
    return { leased: this.#leases.size, taken: this.#taken, takenOver: this.#takenOver };
  }

  get holder(): string | undefined {
    return this.#deps.computers === undefined ? undefined : this.#deps.bus.node;
  }

  holds(table: TableId): boolean {
    return (this.#leases.get(table) ?? 0) > performance.now();
  }

  appended(table: TableId, holder: string | undefined, sent: number): void {
    if (holder === undefined) this.#leases.delete(table);
    else this.#leases.set(table, sent + LEASE);
  }

  drop(table: TableId): void {
    this.#leases.delete(table);
  }

  #pollIn(ms: number): void {
    if (this.#isClosed) return;
    this.#poll = setTimeout(() => void this.#look(), ms);
    this.#poll.unref();
  }

  async #look(): Promise<void> {
    let isMore = false;
    try {
      isMore = await this.#take();
    } catch (problem) {
      this.#report(problem);
    }
    this.#pollIn(isMore ? HURRY : POLL.least + Math.random() * POLL.spread);
  }

  /** What was under way when the node was closed fails, and that is no problem. */
  #report(problem: unknown): void {
    if (!this.#isClosed) this.#deps.onProblem(problem);
  }

  /** Returns whether there may be more. */
  async #take(): Promise<boolean> {
    const { store, bus, computers, now } = this.#deps;
    const sent = performance.now();
    const limit = computers === undefined ? 0 : Math.max(0, MOST_SEARCHES - this.#leases.size);
    const request = { node: bus.node, until: now() - OVERDUE, due: MOST_OVERDUE, computers: limit };
    const taken = await store.takeAwake(request);
    this.#taken += taken.length;
    this.#takenOver += taken.filter(({ wasLeased }) => wasLeased).length;
    const hold = (table: TableId) => () => this.#leases.set(table, sent + LEASE);
    if (!this.#isClosed)
      await Promise.all(
        taken.map(({ id }) => this.#attend(id, hold(id)).catch((problem) => this.#report(problem))),
      );
    return taken.length >= Math.max(1, limit);
  }

  /**
   * A search may take longer than a lease. One that has expired here is never renewed, even if no other node has taken it:
   * whoever asked in between has stopped thinking. It is taken again by the next poll.
   */
  async #renew(): Promise<void> {
    const { store, bus, computers } = this.#deps;
    const sent = performance.now();
    for (const table of this.#leases.keys()) if (!this.holds(table)) this.#leases.delete(table);
    const tables = [...this.#leases.keys()];
    if (tables.length === 0) return;
    const held = new Set(await store.renewLeases(bus.node, tables));
    for (const table of tables) {
      if (!this.holds(table)) continue;
      if (held.has(table)) this.#leases.set(table, sent + LEASE);
      else {
        this.#leases.delete(table);
        computers?.forget(table);
      }
    }
  }
}
