/** What a player at a table may ask for. */

import { commandKey, digest } from './ids.ts';
import { level, place } from './table.ts';
import { z } from './zod.ts';

/** Letters in a chat message, at most. */
export const CHAT_LENGTH = 300;

/** What a player at a table may ask for. */
export const command = z.discriminatedUnion('type', [
  /**
   * Before the start. The game starts when all seats are taken and everyone is ready. With a commitment, the client adds
   * shares to the chance of the game (shares.ts).
   */
  z.object({ type: z.literal('ready'), isReady: z.boolean(), commitment: digest.optional() }),
  /** The seat's next share: once everyone is ready, and whenever the server has added a seed. */
  z.object({ type: z.literal('reveal'), share: digest }),
  /** Gives up the seat before the start. */
  z.object({ type: z.literal('leave') }),
  /**
   * Before the start: frees a seat that a computer has, or a player who is absent and not ready. The opener of
   * the table may free any other seat.
   */
  z.object({ type: z.literal('free'), seat: place }),
  /** Before the start: a computer takes a free seat, or replaces the computer there, or a player whose seat the opener may free. */
  z.object({ type: z.literal('fill'), seat: place, level }),
  /** A move, as a word of the game's log. */
  z.object({ type: z.literal('act'), action: z.string().max(40) }),
  z.object({ type: z.literal('resign') }),
  /** Needs everyone's consent. */
  z.object({ type: z.literal('ask'), what: z.enum(['undo', 'pause', 'resume']) }),
  z.object({ type: z.literal('answer'), agree: z.boolean() }),
  /** The computer plays for an absent player; on returning they get the seat back. */
  z.object({ type: z.literal('replace'), seat: place }),
  z.object({ type: z.literal('return') }),
]);
/** What a player at a table may ask for. */
export type Command = z.infer<typeof command>;

/** A command as it is sent, with what makes it safe to send twice. */
export const commandRequest = z.object({
  key: commandKey,
  /** The version of the table that this refers to: what happened since may have changed its meaning. */
  version: z.int().min(0),
  command,
});
/** A command as it is sent. */
export type CommandRequest = z.infer<typeof commandRequest>;

/** The version of the table after a command. */
export const commandDone = z.object({ version: z.int() });
