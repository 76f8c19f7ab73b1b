/** What somebody at a table may ask for. */

import { commandKey } from './ids.ts';
import { level, place } from './table.ts';
import { z } from './zod.ts';

export const CHAT_LENGTH = 300;

export const command = z.discriminatedUnion('type', [
  /** Before the start. The game begins when all places are taken and everybody is ready. */
  z.object({ type: z.literal('ready'), isReady: z.boolean() }),
  /** Gives up the place before the start. */
  z.object({ type: z.literal('leave') }),
  /** Before the start: a place is free again that a computer has, or somebody who is away and not ready. */
  z.object({ type: z.literal('free'), seat: place }),
  /** Before the start: nobody comes, so the computer takes a free place; or another takes its place. */
  z.object({ type: z.literal('fill'), seat: place, level }),
  /** A move, as a word of the game's log. */
  z.object({ type: z.literal('act'), action: z.string().max(40) }),
  z.object({ type: z.literal('resign') }),
  /** Needs everybody's consent. */
  z.object({ type: z.literal('ask'), what: z.enum(['undo', 'pause', 'resume']) }),
  z.object({ type: z.literal('answer'), agree: z.boolean() }),
  /** The computer is to play for somebody who is away; who comes back gets the place back. */
  z.object({ type: z.literal('replace'), seat: place }),
  z.object({ type: z.literal('return') }),
]);
export type Command = z.infer<typeof command>;

export const commandRequest = z.object({
  key: commandKey,
  /** The version of the table that this answers: what happened since may have changed its meaning. */
  version: z.int().min(0),
  command,
});
export type CommandRequest = z.infer<typeof commandRequest>;

/** The version of the table that a command led to. */
export const commandDone = z.object({ version: z.int() });
