/** Seats' secrets: sent once, held by the player, and known to the server only by their hashes. */
import { createHash, randomBytes } from 'node:crypto';
import { KEY_BYTES, keysFrom, lettersOf, type SeatKeys, type TableId } from '@guimard/protocol';
import type { Entry } from '../domain/entry.ts';

export const newKeys = (): SeatKeys => keysFrom(randomBytes(KEY_BYTES));
/** 40 bits: enough that unlisted tables are not found by trying. */
export const newTableId = (): TableId => lettersOf(randomBytes(8));
/** The code of a table, from its opener's secret: asking twice with the same secret returns the same table. */
export const tableIdOf = (secret: string, attempt: number): TableId =>
  lettersOf(createHash('sha256').update(`table ${attempt} ${secret}`).digest().subarray(0, 8));
/** 256 bits from the operating system. */
export const newSeed = (): string => randomBytes(32).toString('hex');

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** As it was written down: case and blanks do not matter. */
export const hashRecovery = (recovery: string): string =>
  hashSecret(recovery.toLowerCase().replaceAll(/[^a-z2-7]/g, ''));

/** What is stored about a seat's keys. */
export const hashesOf = ({ secret, recovery }: SeatKeys) => ({
  secretHash: hashSecret(secret),
  recoveryHash: hashRecovery(recovery),
});

/** The server's seed of a new table: promised before players promise their shares. */
export const firstSeed = (opening: string, seed = newSeed()): Entry => ({ type: 'reseeded', seed, opening });
