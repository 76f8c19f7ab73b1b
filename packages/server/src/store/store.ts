/** Where tables are stored. Every kind of store passes the same tests (store.contract.ts). */
import type { Result, Seat } from '@guimard/engine/kit';
import type { ChatLine, TableId } from '@guimard/protocol';
import type { StoredEntry } from '../domain/entry.ts';
import type { Counted } from '../domain/windows.ts';
import type { Boards } from './boards.ts';

/** What is queried over many tables, stored beside the entries so that those need not be read. */
export interface Summary {
  readonly phase: 'waiting' | 'running' | 'paused' | 'over';
  readonly visibility: 'public' | 'link';
  /** The service time at which a player's time is up if nothing happens before. */
  readonly due?: number;
  /** A computer is on turn, so some node must let it move. */
  readonly isComputersTurn: boolean;
  /** The table that had this one's deal first, if it is not this one. Stored with the first entries; later it is ignored. */
  readonly deal?: TableId;
  /** Stands for the network of its opener (see `openerMark`). Stored with the first entries, like the next. */
  readonly opener?: number;
  /** Its clock counts days: people are away most of the time. */
  readonly isOverDays?: boolean;
}

export interface Append {
  readonly table: TableId;
  /** How many entries the table has: 0 for a new one. */
  readonly from: number;
  readonly entries: readonly StoredEntry[];
  readonly summary: Summary;
  /** The node that makes the computer's next move, if there is one: it gets the table's lease. Otherwise nobody has it. */
  readonly holder?: string | undefined;
}

/**
 * How long a node has a table to itself, in milliseconds, unless it renews the lease. A lease saves work, no more: what
 * happens at a table is decided by `append`, whoever has the lease.
 */
export const LEASE = 3_000;

export interface AwakeRequest {
  /** Gets the leases. */
  readonly node: string;
  /** Service time. */
  readonly until: number;
  /** At most this many tables where a player's time is up by then, longest overdue first. */
  readonly due: number;
  /** At most this many where a computer is on turn, longest unchanged first. */
  readonly computers: number;
}

export interface AwakeTable {
  readonly id: TableId;
  /** A node had the lease, and let it expire: it may have died. */
  readonly wasLeased: boolean;
}

export interface ListedTable extends Summary {
  readonly id: TableId;
  /** The service time of the last entry. */
  readonly updated: number;
  /** The service time at which a player was last there, as far as it was noted; otherwise of the last entry. */
  readonly seen: number;
}

/** Lines stored of each chat; the oldest give way. */
export const LINES = 1_000;

/** Who reads a chat. */
export type Circle = 'players' | 'spectators';

/** Since when nothing can be written, as Date.now() counts, and why. */
export interface Illness {
  readonly since: number;
  readonly reason: string;
}

export interface Store {
  /** The boards of the day. */
  readonly boards: Boards;
  /**
   * New each time the store is opened: what was stored before may come from a backup. It may also change while the store
   * is open, if its database is replaced: read it each time it is needed.
   */
  readonly opening: string;
  /** The service time of the last heartbeat or entry before the store was opened; 0 for a new one. */
  readonly time: number;
  /**
   * Appends entries, all or none. When the promise resolves they are on the disk, whatever happens to the machine. 'taken'
   * if the table does not have exactly `from` entries: another writer was faster.
   */
  append(append: Append): Promise<Result<void, 'taken'>>;
  /**
   * The entries after the first `from`, in order; undefined if the table does not exist. Throws an UnplayableTable if some
   * are missing, also if there are fewer than `from`.
   */
  load(table: TableId, from?: number): Promise<readonly StoredEntry[] | undefined>;
  /** From the first one up to the first that cannot be read. */
  loadReadable(table: TableId): Promise<readonly StoredEntry[]>;
  /** Players are at these tables at that service time. */
  noteSeen(tables: readonly TableId[], time: number): Promise<void>;
  /** Public tables in these phases: first where a player was last seen. */
  listPublic(phases: readonly Summary['phase'][], limit: number): Promise<readonly ListedTable[]>;
  /** Tables that are dealt as that one was, last changed first. */
  listDealt(deal: TableId, limit: number): Promise<readonly TableId[]>;
  /** Whether other nodes may use the same data at the same time. */
  readonly isShared: boolean;
  /** Takes the leases of tables that need a node and that no node has. */
  takeAwake(request: AwakeRequest): Promise<readonly AwakeTable[]>;
  /** Renews the leases of a node, and returns the tables that it still has. */
  renewLeases(node: string, tables: readonly TableId[]): Promise<readonly TableId[]>;
  /** Ends those of these leases that the node has: others need not wait until they expire. */
  releaseLeases(node: string, tables: readonly TableId[]): Promise<void>;
  /**
   * Counts one more, in a window of this many milliseconds that begins with the first one, for all nodes together. Counts
   * may be lost in an outage: they are limits, and no part of any game.
   */
  count(key: string, ms: number): Promise<Counted>;
  /** How many tables are not over. */
  countOpen(): Promise<number>;
  /** Tables in this phase unchanged since that service time, oldest change first. */
  listOld(phase: Summary['phase'], since: number, limit: number): Promise<readonly TableId[]>;
  /** Tables before their start where nobody has been seen since then; longest first. Those over days have a time of their own. */
  listDeserted(since: number, sinceOverDays: number, limit: number): Promise<readonly ListedTable[]>;
  /** Removes a table with its chat, unless it has changed since, or somebody was seen there since `unseen`; returns whether it did. */
  remove(table: TableId, since: number, unseen?: number): Promise<boolean>;
  /** Removes a table with its chat, however new it is; returns whether it existed. */
  erase(table: TableId): Promise<boolean>;
  /** Removes the name of a seat from the table's entries, and all its messages. */
  erasePlayer(table: TableId, seat: Seat): Promise<void>;
  /**
   * Which of these tables do not have as many entries as given, and how many they have: undefined if a table no longer
   * exists. Cheap as long as no other process writes.
   */
  listChanged(known: ReadonlyMap<TableId, number>): Promise<ReadonlyMap<TableId, number | undefined>>;
  /**
   * Lines are numbered from 1 on, and no number is used twice. A line with a key is added once: if the circle already has
   * one with this key, that one is returned. Only the last `LINES` are kept.
   */
  addChat(table: TableId, hears: Circle, line: Omit<ChatLine, 'number'>, key?: string): Promise<ChatLine>;
  /** The last messages, in order. */
  loadChat(table: TableId, hears: Circle, limit: number): Promise<readonly ChatLine[]>;
  /**
   * Called every few seconds while the server runs, with its service time: the next server continues from there. Returns
   * the service time of the store: the same for a single server, otherwise the one that all its servers share. It also
   * finds out whether an unhealthy store can write again.
   */
  heartbeat(time: number): Promise<number>;
  /** Unhealthy from the first failed commit to the next successful heartbeat. */
  readonly health: 'ok' | Illness;
  /** How long the commits took, how many entries they contained, and how many failed: for metrics. */
  readonly commits: {
    readonly count: number;
    readonly failed: number;
    readonly entries: number;
    readonly milliseconds: number;
  };
  /** Reads the whole store; returns what is wrong with it, as a sentence. */
  check(): Promise<string | undefined>;
  /** Bytes on the disk; undefined if there are none. */
  readonly size: number | undefined;
  /** When the store was created, as Date.now() counts. */
  readonly created: number;
  close(): Promise<void>;
}
