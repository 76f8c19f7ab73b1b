/**
 * What nodes tell each other about a table. Every message is a hint: it carries no more than a version or a number, and a
 * node that is behind reads the store. So nothing is lost with a message, and nobody is fooled by a forged one.
 */
import { z } from 'zod';

const count = z.int().min(0);
/** No game has more seats. */
const seats = z.array(z.int().min(0).max(15)).max(16);

const busMessage = z.discriminatedUnion('type', [
  /** The table has this many entries. */
  z.object({ type: z.literal('changed'), version: count }),
  z.object({ type: z.literal('deleted') }),
  /** The circle has this many chat lines. */
  z.object({ type: z.literal('chat'), hears: z.enum(['players', 'spectators']), number: count }),
  /** The player of that seat is writing a chat message. */
  z.object({ type: z.literal('typing'), seat: seats.element }),
  /** Who is at the table at that node: sent when it changes, and every few seconds while anybody is. */
  z.object({
    type: z.literal('presence'),
    node: z.string().min(1).max(64),
    version: count,
    /** Seats with an open connection. */
    connected: seats,
    /** Seats without one whose player has sent a request lately. */
    recent: seats,
    spectators: count,
  }),
  /** A node has opened the table, and wants to know who is there. */
  z.object({ type: z.literal('whoIsThere') }),
]);
export type BusMessage = Readonly<z.infer<typeof busMessage>>;
export type PresenceMessage = Extract<BusMessage, { type: 'presence' }>;

/** Bytes. The longest message is much shorter. */
const LONGEST = 1024;

/** Undefined for anything that is not one of our messages. */
export function readBusMessage(bytes: Uint8Array): BusMessage | undefined {
  if (bytes.length > LONGEST) return undefined;
  try {
    return busMessage.safeParse(JSON.parse(Buffer.from(bytes).toString())).data;
  } catch {
    return undefined;
  }
}
