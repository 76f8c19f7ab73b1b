/** Where tables are stored. What it promises is tested for every kind of store alike (store.contract.ts). */
import type { Result, Seat } from '@guimard/engine/kit';
import type { ChatLine, TableId } from '@guimard/protocol';
import type { StoredEntry } from '../domain/entry.ts';

/** What is asked of many tables at once, stored beside the entries so that those need not be read. */
export interface Summary {
  readonly phase: 'waiting' | 'running' | 'paused' | 'over';
  readonly visibility: 'public' | 'link';
  /** The service time at which somebody's time is up if nothing happens before. */
  readonly due?: number;
  /** The computer is to act, so that it must be woken when the server starts. */
  readonly isComputersTurn: boolean;
}

export interface Append {
  readonly table: TableId;
  /** How many entries the table has: 0 for a new one. */
  readonly from: number;
  readonly entries: readonly StoredEntry[];
  readonly summary: Summary;
}

export interface ListedTable extends Summary {
  readonly id: TableId;
  /** The service time of the last entry. */
  readonly updated: number;
}

/** Since when nothing can be written, as Date.now() counts, and why. */
export interface Illness {
  readonly since: number;
  readonly reason: string;
}

export interface Store {
  /** Another one each time that the store is opened: what was stored before may come from a backup. */
  readonly opening: string;
  /** The service time of the last heartbeat or entry before the store was opened; 0 for a new one. */
  readonly time: number;
  /**
   * Adds entries, all or none. When the promise resolves they are on the disk, whatever happens to the machine. 'taken'
   * if the table has not exactly `from` entries: somebody else was faster.
   */
  append(append: Append): Promise<Result<void, 'taken'>>;
  /** In order; undefined if there is no such table. Throws an UnplayableTable if they are not all there. */
  load(table: TableId): Promise<readonly StoredEntry[] | undefined>;
  /** From the first one on, as many as can be read. */
  loadReadable(table: TableId): Promise<readonly StoredEntry[]>;
  /** Public tables in these phases, the last changed first. */
  listPublic(phases: readonly Summary['phase'][], limit: number): Promise<readonly ListedTable[]>;
  /** Tables that need a server by that service time: somebody's time is up then, or the computer is to act. */
  listAwake(until: number): Promise<readonly ListedTable[]>;
  /** How many tables are not over. */
  countOpen(): Promise<number>;
  /** Tables in this phase that nobody has changed since that service time, those changed longest ago first. */
  listOld(phase: Summary['phase'], since: number, limit: number): Promise<readonly TableId[]>;
  /** Removes a table with its chat, unless somebody has changed it since; returns whether it did. */
  remove(table: TableId, since: number): Promise<boolean>;
  /** Removes a table with its chat, however new it is; returns whether there was one. */
  erase(table: TableId): Promise<boolean>;
  /** Removes the name of a seat from the table's entries, and all that was said from it. */
  erasePlayer(table: TableId, seat: Seat): Promise<void>;
  /** Which of these tables are not there any more. Cheap as long as no other process writes. */
  listDeleted(tables: readonly TableId[]): Promise<readonly TableId[]>;
  addChat(table: TableId, hears: 'players' | 'spectators', line: Omit<ChatLine, 'number'>): Promise<ChatLine>;
  /** The last lines, in order. */
  loadChat(table: TableId, hears: 'players' | 'spectators', limit: number): Promise<readonly ChatLine[]>;
  /**
   * Called every few seconds while the server runs: the next one goes on from that service time. It also finds out whether
   * a store that was ill can write again.
   */
  heartbeat(time: number): Promise<void>;
  /** Ill from the first commit that fails to the first heartbeat that does not. */
  readonly health: 'ok' | Illness;
  /** How long the disk took for the commits, how many entries they held, and how many commits failed: for metrics. */
  readonly commits: {
    readonly count: number;
    readonly failed: number;
    readonly entries: number;
    readonly milliseconds: number;
  };
  /** Reads all of the store; what is wrong with it, as a sentence. */
  check(): Promise<string | undefined>;
  /** Bytes on the disk; undefined if there are none. */
  readonly size: number | undefined;
  /** When the store was made, as Date.now() counts. */
  readonly created: number;
  close(): Promise<void>;
}
