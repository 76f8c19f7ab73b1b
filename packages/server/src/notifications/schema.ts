/** What is said about notices over HTTP. */
import { z } from 'zod';
import { LONGEST_ADDRESS } from './target.ts';

const address = z.string().min(1).max(LONGEST_ADDRESS);
const base64url = z.string().regex(/^[\w-]{1,100}$/, 'This is not base64url.');

/** Which ways this server offers. */
export const noticeOffers = z.object({
  webhook: z.boolean(),
  /** The key that a browser subscribes with, if the server sends to browsers. */
  push: z.string().optional(),
});
export type NoticeOffers = z.infer<typeof noticeOffers>;

export const noticeWish = z.discriminatedUnion('kind', [
  /** As a browser's PushSubscription has them. */
  z.object({ kind: z.literal('push'), address, p256dh: base64url, auth: base64url }),
  /** An address that is told by a POST. */
  z.object({ kind: z.literal('webhook'), address }),
]);
export type NoticeWish = z.infer<typeof noticeWish>;

export const noticeId = z.string().regex(/^[\w-]{22}$/, 'This is no notice.');

export const noticeAdded = z.object({
  id: noticeId,
  /** Of a webhook: notices are signed by it. It is told once and never again. */
  key: z.string().optional(),
});
export type NoticeAdded = z.infer<typeof noticeAdded>;
