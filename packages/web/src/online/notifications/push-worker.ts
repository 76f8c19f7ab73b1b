/** The service worker's part: shows what the page has written down for the table, and opens the table on a click. */
import { object, string } from '../../schema.ts';
import { storedNotification } from './stored-notifications.ts';

interface LastingEvent {
  /** The event is not over before the promise is. */
  waitUntil(until: Promise<unknown>): void;
}
interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}
interface ClickEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Shown {
  readonly body?: string;
  readonly icon: string;
  /** One of a table takes the place of the one before, but not in silence. */
  readonly tag: string;
  readonly renotify: true;
  readonly data: string;
}

/** The part of a service worker's world that is needed. */
export interface PushScope {
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  readonly registration: { showNotification(title: string, shown: Shown): Promise<void> };
  readonly clients: {
    matchAll(which: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

/** Called the same in every language. */
const APP = 'Guimard';
const ICON = '/icon-192.png';

export function handlePush(scope: PushScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, tableIn(event))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, String(event.notification.data)));
  });
}

/** Only our server can send, but a browser may hand over anything. */
function tableIn({ data }: PushEvent): string {
  try {
    return object({ table: string })(data?.json())?.table ?? '';
  } catch {
    return '';
  }
}

/** A browser demands that something is shown, also if the words are gone. */
async function show({ registration }: PushScope, table: string): Promise<void> {
  const notification = await storedNotification(table);
  await registration.showNotification(notification?.title ?? APP, {
    ...(notification === undefined ? {} : { body: notification.body }),
    icon: ICON,
    tag: `turn-${table}`,
    renotify: true,
    data: notification?.link ?? '/',
  });
}

/** The window that shows the table already, at whatever moment of the game; else a new one. Old links had a #. */
async function open({ clients }: PushScope, stored: string): Promise<void> {
  const link = stored.replace('/#/online/', '/t/');
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === link || url.startsWith(`${link}/`));
  await (there === undefined ? clients.openWindow(link) : there.focus());
}
