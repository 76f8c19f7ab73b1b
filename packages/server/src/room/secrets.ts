/** Secrets of seats: told once, kept by the player, and known to the server only by their hashes. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** 128 bits: they cannot be guessed, so a plain hash of them cannot be turned round. */
export const newSecret = (): string => randomBytes(16).toString('base64url');
/** 80 bits, to be written down: four groups of four letters. */
export const newRecovery = (): string => Array.from({ length: 4 }, () => letters(4)).join('-');
/** 40 bits: enough that tables by link are not found by trying. */
export const newTableId = (): string => letters(8);
/** 256 bits from the operating system. */
export const newSeed = (): string => randomBytes(32).toString('hex');

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** As it was written down: case and blanks do not matter. */
export const hashRecovery = (recovery: string): string =>
  hashSecret(recovery.toLowerCase().replaceAll(/[^a-z2-7]/g, ''));
