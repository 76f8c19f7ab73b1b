/** A seat's keys from random bytes: in the browser, in a bot and on the server. */
import type { SeatKeys } from './table.ts';

/** Easy to read aloud and to type. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const written = (bytes: Uint8Array, signs: string): string =>
  Array.from(bytes, (byte) => signs[byte % signs.length]).join('');

/** Five bits of each byte. */
export const lettersOf = (bytes: Uint8Array): string => written(bytes, LETTERS);

const SECRET_LENGTH = 22;
const RECOVERY_LENGTH = 16;
/** The number of random bytes needed. */
export const KEY_BYTES = SECRET_LENGTH + RECOVERY_LENGTH;

/** 132 bits of secret cannot be guessed, so a plain hash of them cannot be reversed. 80 bits are to be written down. */
export function keysFrom(random: Uint8Array): SeatKeys {
  const letters = lettersOf(random.subarray(SECRET_LENGTH, KEY_BYTES));
  return {
    secret: written(random.subarray(0, SECRET_LENGTH), SIGNS),
    recovery: letters.match(/.{4}/g)!.join('-'),
  };
}
