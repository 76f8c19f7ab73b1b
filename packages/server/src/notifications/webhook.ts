/** A notification to a URL given by a player: small, signed, and the same for any program that listens there. */
import { createHmac, randomBytes } from 'node:crypto';
import { makePath } from '@guimard/protocol/route';
import type { Message } from './post.ts';
import type { Turn } from './subscription.ts';

/** 256 bits, shown once to the player who gave the URL. */
export const newKey = (): string => randomBytes(32).toString('base64url');

/** Covers the time and the body, so that an intercepted notification cannot be replayed much later. */
export const signatureOf = (key: string, seconds: number, body: string): string =>
  createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');

/**
 * The signature is in `guimard-signature: t=SECONDS,v1=HEX`: the HMAC-SHA256, with the key as it was shown, of SECONDS, a
 * dot and the body. The link leads to the table and contains no secret.
 */
export function webhookMessage({ table, seat }: Turn, key: string, publicUrl: string, now: number): Message {
  const body = JSON.stringify({
    table,
    url: publicUrl + makePath({ page: 'online', code: table }),
    seat,
    event: 'turn',
  });
  const seconds = Math.floor(now / 1000);
  return {
    headers: {
      'content-type': 'application/json',
      'guimard-signature': `t=${seconds},v1=${signatureOf(key, seconds, body)}`,
    },
    body,
  };
}
