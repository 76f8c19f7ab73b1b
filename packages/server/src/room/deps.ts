/** What a room needs from outside, and what it returns. */
import type { AnyGame, Code, Refusal, Seat, State, View } from '@guimard/engine/kit';
import type { SeatKeys, TableId } from '@guimard/protocol';
import type { UnplayableTable } from '../domain/unplayable.ts';
import type { Store } from '../store/store.ts';
import type { Quotas } from './quotas.ts';
import type { RetentionDays } from './retention.ts';

/** The computer players; they get what their seat sees. */
export interface Computers {
  choose(table: TableId, game: AnyGame, view: View<State>, level: number): Promise<Code>;
  /** The table is over, or nobody needs its computers any more. */
  forget(table: TableId): void;
}

/** Notifies absent players that it is their turn. */
interface TurnNotifier {
  /** Whose turn it is now; undefined if no person is waited for. */
  turn(table: TableId, seat: Seat | undefined): void;
  /** The seat has moved, and may be notified of its next turn. */
  moved(table: TableId, seat: Seat): void;
  /** The seat is somebody else's, or nobody's; without a seat, the table is over. */
  forget(table: TableId, seat?: Seat): void;
}

export interface RoomDeps {
  readonly store: Store;
  readonly computers: Computers;
  /** Service time: see service-time.ts. */
  readonly now: () => number;
  /** The date, as Date.now() counts. */
  readonly date: () => number;
  /** A seed for a game: from the operating system, if left out. Tests want the same each time. */
  readonly newSeed?: () => string;
  readonly notifications?: TurnNotifier;
  /** How long tables stay stored after their last change; for ever, if left out. */
  readonly retentionDays?: RetentionDays | undefined;
  /** How long a player may be away, in milliseconds, before others may act on it: GRACE, if left out. */
  readonly grace?: number | undefined;
  /** Left out: no limits. */
  readonly quotas?: Quotas | undefined;
  /** Milliseconds between two searches for tables to be put away; a minute, if left out. */
  readonly tidyEvery?: number | undefined;
  /** Called when a game is over, at least once. */
  readonly onOver?: (table: TableId) => void;
  /** Called when a table turns out to be unplayable that was not before. */
  readonly onUnplayable?: (problem: UnplayableTable) => void;
  /** Called with what should not happen: a store that fails, a computer that cannot think. */
  readonly onProblem: (problem: unknown) => void;
}

/** A seat and its keys. */
export interface Seating extends SeatKeys {
  readonly seat: Seat;
}

/** A refusal, and the version that the table has. */
export interface RoomRefusal extends Refusal {
  readonly version: number;
}
export interface Done {
  readonly version: number;
}
