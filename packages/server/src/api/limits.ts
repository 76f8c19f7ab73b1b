/** Rate limits: by address for each kind of request, by seat and by socket for what is sent there. */
import type { FastifyContextConfig } from 'fastify';
import type { Rate } from '../limits/bucket.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind of its requests. */
    limit?: Kind;
  }
}

/** Requests from one address in a minute. Players at one table may share an address. */
export const PER_MINUTE = {
  create: 20,
  join: 30,
  /** Keeps codes from being found by trying. */
  recover: 5,
  command: 600,
  /** Lines, over HTTP and sockets, at all tables. */
  chat: 120,
  socket: 120,
  read: 600,
  /** Games for the board of the day, which are played through. */
  daily: 10,
  /** Pages of the app. */
  page: 600,
  /** Pictures of boards, which take a while to draw. */
  card: 60,
  /** Files of the app and the documentation: a page has dozens, and a school opens it in thirty browsers at once. */
  file: 6000,
  /** Health and readiness, which cost next to nothing: a balancer that were refused would take the server for dead. */
  probe: 6000,
  /** Everything else, such as paths that do not exist. */
  other: 600,
} as const;

/**
 * Counted for all nodes together. All others protect a node, and are counted there: asking the store each time would cost
 * more than they save.
 */
export const SHARED: readonly string[] = ['create', 'recover', 'daily'] satisfies Kind[];

export type Kind = keyof typeof PER_MINUTE;
export type Limits = Readonly<Record<Kind, number>>;

/** Per seat, over all its connections. */
export const COMMANDS: Rate = { atOnce: 40, perSecond: 10 };
export const CHAT: Rate = { atOnce: 5, perSecond: 0.5 };
/** All players of a table together, and all its spectators. */
export const CHAT_AT_TABLE: Rate = { atOnce: 30, perSecond: 1 };
/** Hints that a player is writing: the app sends one every two seconds. Others are dropped. */
export const TYPING: Rate = { atOnce: 3, perSecond: 1 };
/** Per socket: messages of any kind, pings and pongs. */
export const MESSAGES: Rate = { atOnce: 60, perSecond: 15 };

/** By so many more requests refused than answered a connection is closed. */
export const MOST_REFUSALS = 20;

/** Sockets open from one address: a school with a table in every room has just one. */
export const SOCKETS = 300;

/** Options of a route; without any, its requests are of the kind `other`. */
export const limited = (kind: Kind): FastifyContextConfig => ({ limit: kind });
