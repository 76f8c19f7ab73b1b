/** Socket messages, in both directions. */

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
  /** Changes in the bytes of what the viewer knows: since the move before, or since the beginning. */
  changes,
});
/** An action of the game, as one viewer may know it. */
export type MoveSeen = z.infer<typeof moveSeen>;

/** The current state of a table. */
export const update = z.object({
  table: tableInfo,
  /** How many moves the game had before these; fewer than the client has if some were undone. */
  from: z.int(),
  moves: z.array(moveSeen),
  /** The server's time in milliseconds, to set clocks by. It only advances while the server runs: it is not a date. */
  now: z.number(),
});
/** The current state of a table, or what is new about it. */
export type Update = z.infer<typeof update>;

const chatText = z.string().trim().min(1).max(CHAT_LENGTH);

/** A chat message. */
export const chatLine = z.object({
  number: z.int(),
  /** A seat, or −3 for a spectator. Spectators read each other's messages, and so do players. */
  from: z.int(),
  name: z.string(),
  text: z.string(),
  at: z.number(),
});
/** A chat message. */
export type ChatLine = z.infer<typeof chatLine>;

/** A chat message over HTTP. */
export const chatRequest = z.object({
  key: commandKey,
  text: chatText,
  /** A spectator's name; players have theirs at the table. */
  name: nickname.optional(),
});

/** Who is connected, seat by seat. */
export const presence = z.object({
  present: z.array(z.boolean()),
  /** Since when a player has been absent, in the server's time; null if present, and for a free seat. */
  awaySince: z.array(z.number().nullable()),
  spectators: z.int(),
});
/** Who is connected. */
export type Presence = z.infer<typeof presence>;

/** Everything that a server sends over a socket. */
export const serverMessage = z.discriminatedUnion('type', [
  /** The first response: everything the viewer may know, from the requested move on. */
  z.object({
    type: z.literal('welcome'),
    protocol: z.int(),
    /** A seat, or −3 for a spectator. */
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
  /** Another player is writing a chat message. Only players are told. */
  z.object({ type: z.literal('typing'), seat: z.int() }),
  /** The reply to a client's heartbeat. */
  z.object({ type: z.literal('heartbeat') }),
]);
/** Everything that a server sends over a socket. */
export type ServerMessage = z.infer<typeof serverMessage>;

/** Everything that a client sends over a socket. */
export const clientMessage = z.discriminatedUnion('type', [
  /** The first message. Without a secret the client is a spectator. */
  z.object({
    type: z.literal('hello'),
    protocol: z.int(),
    secret: seatSecret.optional(),
    /** How many moves the client already has, and the version of the table then; 0 for everything. */
    moves: z.int().min(0).default(0),
    version: z.int().min(0).default(0),
    /** The hash of the last commitment that the client knows: moves made under another history are no longer valid. */
    commitment: z.string().max(64).optional(),
    name: z.string().max(24).optional(),
  }),
  z.object({ type: z.literal('command'), request: commandRequest }),
  /** A heartbeat: programs in browsers cannot send pings. */
  z.object({ type: z.literal('heartbeat') }),
  z.object({ type: z.literal('say'), key: commandKey, text: chatText }),
  /** A player is writing a chat message: sent every few seconds meanwhile. There is no response. */
  z.object({ type: z.literal('typing') }),
]);
/** Everything that a client sends over a socket. */
export type ClientMessage = z.infer<typeof clientMessage>;
