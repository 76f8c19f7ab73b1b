/** How absent players subscribe to notifications of their turn. */
import { z } from './zod.ts';

/** Maximum length of a URL to notify. */
export const LONGEST_ADDRESS = 1024;
const address = z.string().min(1).max(LONGEST_ADDRESS);
const base64url = z.string().regex(/^[\w-]{1,100}$/, 'This is not base64url.');

/** The kinds that this server offers. */
export const notificationOffers = z.object({
  webhook: z.boolean(),
  /** The key that a browser subscribes with, if the server sends to browsers. */
  push: z.string().optional(),
});
/** The kinds of notifications that a server offers. */
export type NotificationOffers = z.infer<typeof notificationOffers>;

/** Where to notify a player. */
export const notificationRequest = z.discriminatedUnion('kind', [
  /** As a browser's PushSubscription has them. */
  z.object({ kind: z.literal('push'), address, p256dh: base64url, auth: base64url }),
  /** A URL that is notified by a POST. */
  z.object({ kind: z.literal('webhook'), address }),
]);
/** Where to notify a player. */
export type NotificationRequest = z.infer<typeof notificationRequest>;

/** Names a subscription, to end it. */
export const notificationId = z.string().regex(/^[\w-]{22}$/, 'Not a notification id.');

/** A new subscription. */
export const notificationAdded = z.object({
  id: notificationId,
  /** For a webhook: signs its notifications. Sent once and never again. */
  key: z.string().optional(),
});
/** A new subscription. */
export type NotificationAdded = z.infer<typeof notificationAdded>;
