/** What goes over a socket, in both directions. */

import { changes } from './changes.ts';
import { CHAT_LENGTH, commandRequest } from './command.ts';
import { commandKey, nickname, seatSecret } from './ids.ts';
import { refusal } from './refusal.ts';
import { tableInfo } from './table.ts';
import { z } from './zod.ts';

/** An action of the game, as one viewer may know it. */
export const moveSeen = z.object({
  /** A seat, or −1 for chance. */
  mover: z.int(),
  /** Events of the game, without what is secret from the viewer. */
  events: z.array(z.looseObject({ type: z.string() })),
  /** In the bytes of what the viewer knows: since the move before, or since nothing had happened. */
  changes,
});
export type MoveSeen = z.infer<typeof moveSeen>;

/** What a table has come to. */
export const update = z.object({
  table: tableInfo,
  /** How many moves the game had before these; fewer than the client has if some were taken back. */
  from: z.int(),
  moves: z.array(moveSeen),
  /** The server's time in milliseconds, to set clocks by. It only counts while the server runs: it is no date. */
  now: z.number(),
});
export type Update = z.infer<typeof update>;

const chatText = z.string().trim().min(1).max(CHAT_LENGTH);

export const chatLine = z.object({
  number: z.int(),
  /** A seat, or −3 for somebody who looks on. Those who look on hear each other, and so do those who play. */
  from: z.int(),
  name: z.string(),
  text: z.string(),
  at: z.number(),
});
export type ChatLine = z.infer<typeof chatLine>;

/** A line of chat over HTTP. */
export const chatRequest = z.object({
  key: commandKey,
  text: chatText,
  /** Of a spectator; a player is called as at the table. */
  name: nickname.optional(),
});

export const presence = z.object({
  present: z.array(z.boolean()),
  /** Since when a player has been away, in the server's time; null for who is here, and where nobody sits. */
  awaySince: z.array(z.number().nullable()),
  spectators: z.int(),
});
export type Presence = z.infer<typeof presence>;

export const serverMessage = z.discriminatedUnion('type', [
  /** The first answer: all that the viewer may know, from the move asked for on. */
  z.object({
    type: z.literal('welcome'),
    protocol: z.int(),
    /** A seat, or −3 for somebody who looks on. */
    viewer: z.int(),
    update,
    chat: z.array(chatLine),
    presence,
  }),
  z.object({ type: z.literal('update'), update }),
  z.object({ type: z.literal('done'), key: commandKey, version: z.int() }),
  refusal.extend({ type: z.literal('refused'), key: commandKey.optional() }),
  z.object({ type: z.literal('chat'), line: chatLine }),
  z.object({ type: z.literal('presence'), presence }),
  /** The answer to a heartbeat of the client. */
  z.object({ type: z.literal('heartbeat') }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

export const clientMessage = z.discriminatedUnion('type', [
  /** The first message. Without a secret one looks on. */
  z.object({
    type: z.literal('hello'),
    protocol: z.int(),
    secret: seatSecret.optional(),
    /** How many moves the client has already, and the version of the table then; 0 for everything. */
    moves: z.int().min(0).default(0),
    version: z.int().min(0).default(0),
    /** The hash of the last commitment that the client knows: moves made under another history no longer hold. */
    commitment: z.string().max(64).optional(),
    name: z.string().max(24).optional(),
  }),
  z.object({ type: z.literal('command'), request: commandRequest }),
  /** Asks whether the server is still there: programs in browsers cannot send pings. */
  z.object({ type: z.literal('heartbeat') }),
  z.object({ type: z.literal('say'), key: commandKey, text: chatText }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
