/**
 * The addresses that are notified of the turns of this browser's seats, without their keys. Only the page reads them:
 * unlike what a notification says they need no store that the service worker can use too.
 */
import { list, number, object, string } from '../../schema.ts';
import { stored } from '../../stored.ts';

const webhook = object({
  table: string,
  /** When the seat was taken: once it is taken anew, nothing is sent any more. */
  since: number,
  /** What the server calls it. */
  id: string,
  address: string,
});
export type StoredWebhook = NonNullable<ReturnType<typeof webhook>>;

/** Older ones are forgotten. */
const MOST = 60;

/** The last one first. */
const store = stored('guimard.webhooks', list(webhook), []);

export const storedWebhook = (table: string, since: number): StoredWebhook | undefined =>
  store.read().find((webhook) => webhook.table === table && webhook.since === since);

export const storeWebhook = (stored: StoredWebhook): void =>
  store.write([stored, ...others(stored.table)].slice(0, MOST));

export const forgetWebhook = (table: string): void => store.write(others(table));

const others = (table: string): readonly StoredWebhook[] =>
  store.read().filter((webhook) => webhook.table !== table);
