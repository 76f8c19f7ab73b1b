/** Asking the browser and the server to tell of one's turn at a table. */
import { server } from '../api.ts';
import { notificationOffers } from './offers.ts';
import {
  forgetNotification,
  type StoredNotification,
  storedNotification,
  storeNotification,
} from './stored-notifications.ts';

/** A seat of this browser, and what its notices say. */
export interface NotificationSeat {
  readonly table: string;
  readonly secret: string;
  readonly link: string;
  readonly title: string;
  readonly body: string;
}

/** The key that the server sends with; undefined if this server or this browser cannot. */
export async function pushKey(): Promise<string | undefined> {
  if ((await registered()) === undefined) return undefined;
  return (await notificationOffers()).push;
}

/** The player has said no, and only the browser's own settings can change that. */
export const isBlocked = (): boolean => Notification.permission === 'denied';

/** Whether this browser is told of the seat's turns. If so, what it says and where it is told is brought up to date. */
export async function isSubscribed(seat: NotificationSeat): Promise<boolean> {
  const stored = await storedNotification(seat.table);
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (stored === undefined || !subscription || Notification.permission !== 'granted') return false;
  if (subscription.endpoint !== stored.endpoint) return tellServer(seat, subscription);
  await storeNotification(seat.table, notificationFor(seat, stored.id, stored.endpoint));
  return true;
}

/** On a click: browsers ask the player only then. Answers whether it is on. */
export async function subscribe(seat: NotificationSeat, key: string): Promise<boolean> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    const registration = await registered();
    return registration !== undefined && (await tellServer(seat, await subscriptionOf(registration, key)));
  } catch {
    // The browser's push service cannot be reached, or the browser has none.
    return false;
  }
}

/** Nothing is shown any more, even if the server cannot be told. */
export async function unsubscribe({ table, secret }: NotificationSeat): Promise<void> {
  const stored = await storedNotification(table);
  const areOthers = await forgetNotification(table);
  if (stored !== undefined) await server.stopNotifying(table, secret, stored.id);
  if (areOthers) return;
  // Then the push service forgets this browser, and whoever still sends is told so.
  const subscription = await (await registered())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isSupported ? navigator.serviceWorker.getRegistration() : undefined;
}

/** One for all tables. One for another key is of no use: the server has a new one. */
async function subscriptionOf(
  { pushManager }: ServiceWorkerRegistration,
  applicationServerKey: string,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

async function tellServer(seat: NotificationSeat, subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys === undefined) return false;
  const { p256dh, auth } = keys;
  if (p256dh === undefined || auth === undefined) return false;
  const { table, secret } = seat;
  const added = await server.notify(table, secret, { kind: 'push', address: endpoint, p256dh, auth });
  if (!added.ok) return false;
  await storeNotification(table, notificationFor(seat, added.value.id, endpoint));
  return true;
}

const notificationFor = (
  { title, body, link }: NotificationSeat,
  id: string,
  endpoint: string,
): StoredNotification => ({
  title,
  body,
  link,
  id,
  endpoint,
});
