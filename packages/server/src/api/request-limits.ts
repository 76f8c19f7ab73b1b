/** How many requests clients may send in a minute. Hand-written: it knows the networks around an address. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Windows } from '../domain/windows.ts';
import { waitAt } from '../limits/rate.ts';
import type { SharedCounts } from '../limits/shared-counts.ts';
import { type Kind, type Limits, MOST_REFUSALS, SHARED } from './limits.ts';
import { refused, TOO_FAST } from './refusal.ts';

const MINUTE = 60_000;

/** How many requests each subscriber may send, kind by kind, whichever routes they are for. */
export class RequestLimits {
  readonly #limits: Limits | undefined;
  readonly #counts: SharedCounts;
  readonly #windows = new Windows();

  constructor(limits: Limits | undefined, counts: SharedCounts) {
    this.#limits = limits;
    this.#counts = counts;
  }

  /** Counts one more. Milliseconds until the client may send others of that kind; undefined while it may. */
  async wait(address: string, kind: Kind): Promise<number | undefined> {
    if (this.#limits === undefined) return undefined;
    return waitAt(address, this.#limits[kind], (network, most) => {
      const key = `${network} ${kind}`;
      // The monotonic clock: after a date was set ahead and corrected, clients would be locked out for as long as it was ahead.
      if (!SHARED.includes(kind)) return this.#windows.count(key, MINUTE, performance.now());
      return this.#counts.count(key, MINUTE, most);
    });
  }
}

/**
 * For all routes, those that are registered without a limit, and paths that no route has. A connection with many more
 * requests refused than answered is closed: `onFlood` hears of it.
 */
export function limitRequests(
  app: FastifyInstance,
  limits: RequestLimits,
  onFlood: (connection: Socket) => void = () => {},
): void {
  const refusals = new WeakMap<Socket, number>();
  app.addHook('onRequest', async (request, reply) => {
    const { ip, routeOptions, socket } = request;
    const wait = await limits.wait(ip, routeOptions.config.limit ?? 'other');
    const count = Math.max(0, (refusals.get(socket) ?? 0) + (wait === undefined ? -1 : 1));
    refusals.set(socket, count);
    if (wait === undefined) return undefined;
    if (count >= MOST_REFUSALS) {
      reply.header('connection', 'close');
      onFlood(socket);
    }
    reply.header('cache-control', 'no-store').header('retry-after', Math.ceil(wait / 1000));
    return reply.send(refused(reply, TOO_FAST));
  });
}
