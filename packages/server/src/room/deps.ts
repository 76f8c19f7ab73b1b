/** What a room needs from outside, and what it returns. */
import type { AnyGame, Code, Refusal, Seat, State, View } from '@guimard/engine/kit';
import type { SeatKeys, TableId } from '@guimard/protocol';
import type { Bus } from '../bus/bus.ts';
import type { UnplayableTable } from '../domain/unplayable.ts';
import type { SharedCounts } from '../limits/shared-counts.ts';
import type { Store } from '../store/store.ts';
import type { Quotas } from './quotas.ts';
import type { RetentionDays } from './retention.ts';

/** Whose computers think. */
export interface Asker {
  readonly table: TableId;
  /** The address of whoever opened the table; undefined if that was at another node, or before a restart. */
  readonly opener: string | undefined;
}

/** The computer players; they get their seat's view. */
export interface Computers {
  choose(asker: Asker, game: AnyGame, view: View<State>, level: number): Promise<Code>;
  /** The table is over, or its computers are no longer needed. */
  forget(table: TableId): void;
}

/** Which tables a node acts for, where several share a store: see jobs.ts. */
export interface TableLeases {
  /** Who goes on after an append that leaves a computer on turn; undefined if this node lets no computers think. */
  readonly holder: string | undefined;
  /** Whether this node, and surely no other, lets the table's computers think. */
  holds(table: TableId): boolean;
  /** An append that was sent at that time, as performance.now() counts, set the lease, for this node or for none. */
  appended(table: TableId, holder: string | undefined, sent: number): void;
  /** The lease is lost, or given up: then it expires, unless another node has it already. */
  drop(table: TableId): void;
}

/** Notifies absent players that it is their turn. */
interface TurnNotifier {
  /** Whose turn it is after this many moves; undefined if no person is on turn. */
  turn(table: TableId, seat: Seat | undefined, moves: number): void;
  /** The seat has another player, or none; without a seat, the table is over. */
  forget(table: TableId, seat?: Seat): void;
}

export interface RoomDeps {
  readonly store: Store;
  /** To the other nodes that share the store. */
  readonly bus: Bus;
  /** Left out: they think at other nodes. */
  readonly computers?: Computers | undefined;
  /** Which tables this node acts for; left out, for all of them. */
  readonly leases?: TableLeases | undefined;
  /** Service time: see service-time.ts. */
  readonly now: () => number;
  /** The date, as Date.now() counts. */
  readonly date: () => number;
  /** A seed for a game: from the operating system, if left out. Tests use fixed ones. */
  readonly newSeed?: () => string;
  readonly notifications?: TurnNotifier;
  /** How long tables stay stored after their last change; for ever, if left out. */
  readonly retentionDays?: RetentionDays | undefined;
  /** How long a player may be absent, in milliseconds, before others may act on it: GRACE, if left out. */
  readonly grace?: number | undefined;
  /** For limits of all nodes together; left out, each counts for itself. */
  readonly counts?: SharedCounts | undefined;
  /** Left out: no limits. */
  readonly quotas?: Quotas | undefined;
  /** Milliseconds between two searches for tables to unload; a minute, if left out. */
  readonly tidyEvery?: number | undefined;
  /** Milliseconds between two messages to other nodes about who is here; 3 seconds, if left out. */
  readonly heartbeatEvery?: number | undefined;
  /** The address of whoever opened a table, if it was opened here. */
  readonly openerOf?: (table: TableId) => string | undefined;
  /** Called when a game is over, at least once. */
  readonly onOver?: (table: TableId) => void;
  /** Called when a table first turns out to be unplayable. */
  readonly onUnplayable?: (problem: UnplayableTable) => void;
  /** Called with errors that should not happen: a store that fails, a computer whose search fails. */
  readonly onProblem: (problem: unknown) => void;
}

/** A seat and its keys. */
export interface Seating extends SeatKeys {
  readonly seat: Seat;
}

/** A refusal, and the table's version. */
export interface RoomRefusal extends Refusal {
  readonly version: number;
}
export interface Done {
  readonly version: number;
}
