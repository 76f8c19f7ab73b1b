/**
 * What a table remembers: a list of entries that only ever grows. Everything else about a table follows from it, so a
 * server that is started again knows what it knew.
 */
import type { Seat } from '@guimard/engine/kit';
import type { Clock, CreateTable, TableId } from '@guimard/protocol';

/** A place, before anybody has sat down. */
export type Place =
  | { readonly kind: 'open' }
  | { readonly kind: 'computer'; readonly level: number; readonly name: string };

export type Entry =
  | {
      readonly type: 'created';
      readonly game: string;
      /** The version of the game's rules. */
      readonly rules: number;
      /** With all defaults, as the game made them. */
      readonly options: CreateTable['options'];
      readonly places: readonly Place[];
      readonly clock: Clock;
      readonly atZero: CreateTable['atZero'];
      readonly visibility: CreateTable['visibility'];
      readonly assistance: CreateTable['assistance'];
      /** In milliseconds; tables of earlier versions of Guimard have none. */
      readonly grace?: number;
    }
  | {
      readonly type: 'joined';
      readonly seat: Seat;
      readonly name: string;
      readonly secretHash: string;
      readonly recoveryHash: string;
    }
  /** The seat has a new secret: it was moved to another device. */
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly secretHash: string;
      readonly recoveryHash: string;
    }
  /** The place is free again. */
  | { readonly type: 'left'; readonly seat: Seat }
  /** The computer has the place. */
  | { readonly type: 'filled'; readonly seat: Seat; readonly level: number; readonly name: string }
  | { readonly type: 'ready'; readonly seat: Seat; readonly isReady: boolean }
  /** The seed never leaves the server before the game is over. */
  | { readonly type: 'started'; readonly seed: string; readonly opening?: string }
  /** The game was opened again, perhaps from a backup: draws that were seen must not come again. */
  | { readonly type: 'reseeded'; readonly seed: string; readonly opening: string }
  /** A player's move, or an outcome of chance (by −1), as a word of the game's log. */
  | { readonly type: 'acted'; readonly by: Seat; readonly action: string }
  | { readonly type: 'asked'; readonly seat: Seat; readonly what: 'undo' | 'pause' | 'resume' }
  | { readonly type: 'agreed'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  /** The last move of the seat is taken back. */
  | { readonly type: 'undone'; readonly seat: Seat }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'replaced'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'resigned'; readonly seat: Seat }
  /** The seat's time is up. */
  | { readonly type: 'flagged'; readonly seat: Seat }
  | { readonly type: 'rematch'; readonly table: TableId };

/** An entry as it is kept: when it came, and the command that it answers, if a player asked for it. */
export interface Kept {
  /** The date, in milliseconds as Date.now() counts: for people to read. */
  readonly at: number;
  /** The service time in milliseconds: what clocks and deadlines are counted by (see service-time.ts). */
  readonly time: number;
  readonly entry: Entry;
  /** Of the command (see `storedKey`), on the last entry of those that it made. */
  readonly key?: string;
}
