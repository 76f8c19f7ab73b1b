/** What a room needs, and what it answers. */
import type { AnyGame, Code, Refusal, Seat, State, View } from '@guimard/engine/kit';
import type { SeatKeys, TableId } from '@guimard/protocol';
import type { UnplayableTable } from '../domain/unplayable.ts';
import type { Notices } from '../notifications/notifications.ts';
import type { Store } from '../store/store.ts';
import type { Quotas } from './quotas.ts';
import type { KeptDays } from './retention.ts';

/** What the computer does in a seat; it gets what that seat sees. */
export interface Computers {
  choose(table: TableId, game: AnyGame, view: View<State>, level: number): Promise<Code>;
  /** The table is over, or nobody needs its computers any more. */
  forget(table: TableId): void;
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
  /** Told whose turn it is, for those who are away. */
  readonly notices?: Pick<Notices, 'turn' | 'moved' | 'forget'>;
  /** How long tables are kept that nobody changes any more; for ever, if left out. */
  readonly keptDays?: KeptDays | undefined;
  /** How long a player may be away, in milliseconds, before others may act on it: GRACE, if left out. */
  readonly grace?: number | undefined;
  /** Left out: nobody is held back. */
  readonly quotas?: Quotas | undefined;
  /** Milliseconds between two searches for tables to be put away; a minute, if left out. */
  readonly tidyEvery?: number | undefined;
  /** Told when a game is over; at least once. */
  readonly onOver?: (table: TableId) => void;
  /** Told when a table turns out to be unplayable that was not before. */
  readonly onUnplayable?: (problem: UnplayableTable) => void;
  /** Told of what should not happen: a store that fails, a computer that cannot think. */
  readonly onProblem: (problem: unknown) => void;
}

/** Where somebody sits, and what the seat is known by. */
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
