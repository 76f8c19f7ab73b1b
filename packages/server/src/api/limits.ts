/** Rate limits: by address for each kind of request, by seat and by socket for what is sent there. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { Rate } from '../limits/bucket.ts';
import type { SharedCounts } from '../limits/shared-counts.ts';
import { subscriberOf } from '../limits/subscriber.ts';
import { requestCountsOf } from './request-counts.ts';

/** Requests from one address in a minute. Players at one table may share an address. */
export const PER_MINUTE = {
  create: 20,
  join: 30,
  /** Keeps codes from being found by trying. */
  recover: 5,
  command: 600,
  chat: 60,
  socket: 120,
  read: 600,
  /** Games for the board of the day, which are played through. */
  daily: 10,
  /** Pages of the app. */
  page: 600,
  /** Pictures of boards, which take a while to draw. */
  card: 60,
} as const;

/**
 * Counted for all nodes together. All others protect a node, and are counted there: asking the store each time would cost
 * more than they save.
 */
const SHARED: readonly string[] = ['create', 'recover', 'daily'] satisfies Kind[];

export type Kind = keyof typeof PER_MINUTE;
export type Limits = Readonly<Record<Kind, number>>;

/** Per seat, over all its connections. */
export const COMMANDS: Rate = { atOnce: 40, perSecond: 10 };
export const CHAT: Rate = { atOnce: 5, perSecond: 0.5 };
/** Hints that a player is writing: the app sends one every two seconds. Others are dropped. */
export const TYPING: Rate = { atOnce: 3, perSecond: 1 };
/** Per socket: messages of any kind, pings and pongs. */
export const MESSAGES: Rate = { atOnce: 60, perSecond: 15 };

/** Sockets open from one address: a school with a table in every room has just one. */
export const SOCKETS = 300;

export async function limitRequests(
  app: FastifyInstance,
  limits: Limits | undefined,
  counts: SharedCounts,
): Promise<void> {
  if (limits === undefined) return;
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => subscriberOf(ip),
    store: requestCountsOf(counts, (kind) => SHARED.includes(kind)),
  });
}

/** Options of a route. */
export function limited(limits: Limits | undefined, kind: Kind): FastifyContextConfig {
  return limits === undefined
    ? {}
    : { rateLimit: { max: limits[kind], timeWindow: '1 minute', groupId: kind } };
}
