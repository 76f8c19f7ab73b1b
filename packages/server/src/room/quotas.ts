/** What one table, one address and the whole server may use. They never stop a running game. */

import { totalmem } from 'node:os';
import { constrainedMemory, memoryUsage } from 'node:process';
import { newRefusal } from '@guimard/engine/kit';
import type { Rate } from '../limits/bucket.ts';

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

export const TABLES = 20_000;

/** Of the machine's memory, or of what its container allows. */
export const SHARE_OF_MEMORY = 0.8;
export const usualMemory = (): number =>
  Math.floor(Math.min(constrainedMemory() || totalmem(), totalmem()) * SHARE_OF_MEMORY);

export const isMemoryShort = ({ memory }: Quotas): boolean => memoryUsage.rss() >= memory;

export const TOO_MANY_ENTRIES = newRefusal('quota', 'tableTooBusy');
export const TOO_MANY_TABLES = newRefusal('quota', 'tooManyTables');
export const SERVER_FULL = newRefusal('full-server', 'serverFull');
