/** What one table, one address and the whole server may take up. Games that run are never stopped by these. */

import { totalmem } from 'node:os';
import { constrainedMemory, memoryUsage } from 'node:process';
import { newRefusal } from '@guimard/engine/kit';
import type { Rate } from '../limits/bucket.ts';

export interface Quotas {
  /** Tables that are not over, in all. */
  readonly tables: number;
  /** Memory of the process, in bytes, from which on no table is opened. */
  readonly memory: number;
}

/** Tables that one address may have open: a school comes from one. */
export const TABLES_PER_ADDRESS = 200;

/** Of one table: from here on only moves are taken, which end with the game. */
export const ENTRIES_AT_TABLE = 10_000;
/** Entries of one seat that are no moves: getting ready and not, asking and declining. */
export const ENTRY_RATE: Rate = { atOnce: 30, perSecond: 0.5 };

export const TABLES = 20_000;

/** Of what the machine has, or of what a container lets the process have. */
export const SHARE_OF_MEMORY = 0.8;
export const usualMemory = (): number =>
  Math.floor(Math.min(constrainedMemory() || totalmem(), totalmem()) * SHARE_OF_MEMORY);

export const isMemoryShort = ({ memory }: Quotas): boolean => memoryUsage.rss() >= memory;

export const TOO_MANY_ENTRIES = newRefusal('quota', 'tableTooBusy');
export const TOO_MANY_TABLES = newRefusal('quota', 'tooManyTables');
export const SERVER_FULL = newRefusal('full-server', 'serverFull');
