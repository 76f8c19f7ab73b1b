/**
 * A notification to a browser, through the push service that the browser chose (RFC 8030). Hand-written: libraries open
 * their own connections, past the check of addresses (target.ts).
 */
import { createHmac } from 'node:crypto';
import { encryptFor } from './encrypt.ts';
import type { Message } from './post.ts';
import type { PushSubscription, Turn } from './subscription.ts';
import type { Vapid } from './vapid.ts';

/** How long a service stores it for a browser that is off: after that the turn is old news. */
const TTL_SECONDS = 24 * 60 * 60;

/** The subscription has ended: these responses never change. */
export const isGone = (status: number | undefined): boolean => status === 404 || status === 410;

export function pushMessage(
  { table, seat }: Turn,
  subscription: PushSubscription,
  vapid: Vapid,
  now: number,
): Message {
  return {
    headers: {
      authorization: vapid.authorization(new URL(subscription.address).origin, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(TTL_SECONDS),
      urgency: 'normal',
      topic: topicOf(table, subscription),
    },
    body: encryptFor(subscription, JSON.stringify({ table, seat, event: 'turn' })),
  };
}

/** Only one notification per table waits for a browser. The service must not learn the table's code from it. */
const topicOf = (table: string, { auth }: PushSubscription): string =>
  createHmac('sha256', auth).update(table).digest('base64url').slice(0, 32);
