/**
 * What a notice of a table says in this browser. The page writes it in the player's language, and the service worker reads
 * it when the server tells that it is the player's turn: so the server and the push service need no words. A cache is the
 * one store that both can use as it is.
 */
import { object, string } from '../../schema.ts';

const storedNotificationSchema = object({
  title: string,
  body: string,
  /** Where the table is. */
  link: string,
  /** What the server calls this subscription. */
  id: string,
  /** Where the browser is told; it may get another. */
  endpoint: string,
});
export type StoredNotification = NonNullable<ReturnType<typeof storedNotificationSchema>>;

/** Not one of those that hold an edition of the app: those come and go. */
const CACHE = 'turn-notices';

/** Nothing is ever asked for under this address. */
const addressOf = (table: string): string => `/notices/${encodeURIComponent(table)}`;

export async function storeNotification(table: string, notification: StoredNotification): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(addressOf(table), new Response(JSON.stringify(notification)));
}

export async function storedNotification(table: string): Promise<StoredNotification | undefined> {
  const cache = await caches.open(CACHE);
  const stored = await cache.match(addressOf(table));
  return stored === undefined ? undefined : storedNotificationSchema(await stored.json());
}

/** Answers whether there are notices of other tables. */
export async function forgetNotification(table: string): Promise<boolean> {
  const cache = await caches.open(CACHE);
  await cache.delete(addressOf(table));
  return (await cache.keys()).length > 0;
}
