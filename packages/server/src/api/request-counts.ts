/**
 * How many requests of each kind each subscriber made in the last minute: a store for @fastify/rate-limit. Its own store
 * counts every route separately and uses the date: after a clock was set ahead and corrected, it would lock clients out
 * for as long as the clock had been ahead.
 */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { type Counted, Windows } from '../domain/windows.ts';
import type { SharedCounts } from '../limits/shared-counts.ts';

type Tell = Parameters<FastifyRateLimitStore['incr']>[1];
type Route = Parameters<FastifyRateLimitStore['child']>[0];

const told = ({ count, lastsFor }: Counted) => ({ current: count, ttl: Math.ceil(lastsFor) });

/** At this node. The key names the subscriber and the kind of request, so all routes of a kind count together. */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #windows = new Windows();

  incr(key: string, tell: Tell, timeWindow = 0): void {
    tell(null, told(this.#windows.count(key, timeWindow, performance.now())));
  }

  child(_route?: Route): FastifyRateLimitStore {
    return this;
  }
}

/** The same, but for routes of kinds that all nodes count together. */
export const requestCountsOf = (
  counts: SharedCounts,
  isShared: (kind: string) => boolean,
): FastifyRateLimitStoreCtor =>
  class extends RequestCounts {
    override child(route?: Route & { readonly groupId?: string }): FastifyRateLimitStore {
      if (route?.groupId === undefined || !isShared(route.groupId)) return this;
      return {
        incr: (key, tell, timeWindow, max) => {
          void counts.count(key, timeWindow, max).then((counted) => tell(null, told(counted)));
        },
        child: () => this,
      };
    }
  };
