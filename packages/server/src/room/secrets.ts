/** Secrets of seats: told once, kept by the player, and known to the server only by their hashes. */
import { createHash, randomBytes } from 'node:crypto';
import type { SeatKeys, TableId } from '@guimard/protocol';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Five bits of each byte. */
const lettersOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');

/** 128 bits: they cannot be guessed, so a plain hash of them cannot be turned round. 80 bits are to be written down. */
export const newKeys = (): SeatKeys => ({
  secret: randomBytes(16).toString('base64url'),
  recovery: Array.from({ length: 4 }, () => lettersOf(randomBytes(4))).join('-'),
});
/** 40 bits: enough that tables by link are not found by trying. */
export const newTableId = (): TableId => lettersOf(randomBytes(8));
/** The code of a table that somebody opens: who asks twice with the same secret means the same table. */
export const tableIdOf = (secret: string, attempt: number): TableId =>
  lettersOf(createHash('sha256').update(`table ${attempt} ${secret}`).digest().subarray(0, 8));
/** 256 bits from the operating system. */
export const newSeed = (): string => randomBytes(32).toString('hex');

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** As it was written down: case and blanks do not matter. */
export const hashRecovery = (recovery: string): string =>
  hashSecret(recovery.toLowerCase().replaceAll(/[^a-z2-7]/g, ''));

/** What of a seat's keys is kept. */
export const hashesOf = ({ secret, recovery }: SeatKeys) => ({
  secretHash: hashSecret(secret),
  recoveryHash: hashRecovery(recovery),
});
