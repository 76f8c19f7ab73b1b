/** What one table, one address and the whole server may use. They never stop a running game. */

import { totalmem } from 'node:os';
import { constrainedMemory, memoryUsage } from 'node:process';
import { newRefusal, type Seat } from '@guimard/engine/kit';
import { Buckets, type Rate } from '../limits/bucket.ts';

export interface Quotas {
  /** Tables that are not over, in total. */
  readonly tables: number;
  /** Memory of the process, in bytes, above which no table is opened. */
  readonly memory: number;
}

/** Open tables per address: a whole school may share one. */
export const TABLES_PER_ADDRESS = 200;
/**
 * Where there are several nodes, none knows which tables of an address are still open. There it may open as many in this
 * time, in milliseconds.
 */
export const OPENING_WINDOW = 24 * 3_600_000;

/** Per table: beyond this only moves are accepted, which end with the game. */
export const ENTRIES_AT_TABLE = 10_000;
/** A seat's entries other than moves: getting ready and not, asking and declining. */
export const ENTRY_RATE: Rate = { atOnce: 30, perSecond: 0.5 };

/** Limits a table's entries other than moves, which are stored for as long as the table. */
export class EntryLimit {
  readonly #now: () => number;
  /** Seat by seat: nobody can use up the others' share. */
  readonly #buckets: Buckets;
  readonly #most: number;

  constructor({ quotas, now }: { readonly quotas?: Quotas | undefined; readonly now: () => number }) {
    this.#now = now;
    this.#buckets = new Buckets(quotas && ENTRY_RATE);
    this.#most = quotas === undefined ? Number.POSITIVE_INFINITY : ENTRIES_AT_TABLE;
  }

  /** Whether a table at that version may get one more from this seat. */
  take(version: number, seat: Seat): boolean {
    return version < this.#most && this.#buckets.take(String(seat), this.#now());
  }
}

export const TABLES = 20_000;

/** Of the machine's memory, or of what its container allows. */
export const SHARE_OF_MEMORY = 0.8;
export const usualMemory = (): number =>
  Math.floor(Math.min(constrainedMemory() || totalmem(), totalmem()) * SHARE_OF_MEMORY);

export const isMemoryShort = ({ memory }: Quotas): boolean => memoryUsage.rss() >= memory;

export const TOO_MANY_ENTRIES = newRefusal('quota', 'tableTooBusy');
export const TOO_MANY_TABLES = newRefusal('quota', 'tooManyTables');
export const SERVER_FULL = newRefusal('full-server', 'serverFull');
