/** Identifiers in messages. Everything from outside is checked against these. */

import { INVISIBLE } from './invisible.ts';
import { z } from './zod.ts';

/** The code of a table, short enough to type. */
export const tableId = z.string().regex(/^[a-z2-7]{8}$/, 'A table has a code of eight letters and digits.');
/** Whoever has it has the seat: 128 bits, stored in the player's browser and hashed on the server. */
export const seatSecret = z.string().regex(/^[\w-]{22}$/, 'This is no secret of a seat.');
/** To be written down: 80 bits in four groups of letters. */
export const recoveryCode = z
  .string()
  .regex(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/, 'A recovery code has four groups of four letters and digits.');
/** Chosen by the client for each command, so that a command sent twice is applied once. */
export const commandKey = z.string().regex(/^[\w-]{8,40}$/, 'A key has 8 to 40 letters and digits.');

/** A SHA-256, or a random text of its form. */
export const digest = z.string().regex(/^[\da-f]{64}$/, 'A SHA-256 has 64 hexadecimal digits in lower case.');

/** Requests a symbol as an emoji. Phones add it by themselves; without it the symbol is still the same. */
const EMOJI_STYLE = /\ufe0f/gu;

/** A player's name. Invisible characters are refused: with them one name can pass for another. */
export const nickname = z
  .string()
  .overwrite((written) => written.replaceAll(EMOJI_STYLE, '').replaceAll(/\p{Zs}+/gu, ' '))
  .trim()
  .min(1, 'A name has at least one letter.')
  .max(24, 'A name has at most 24 letters.')
  .regex(new RegExp(`^[^${INVISIBLE}]*$`, 'u'), 'Every character of a name must be visible.');

/** The code of a table. */
export type TableId = z.infer<typeof tableId>;
/** The key to a seat. */
export type SeatSecret = z.infer<typeof seatSecret>;
/** The name of a command. */
export type CommandKey = z.infer<typeof commandKey>;
