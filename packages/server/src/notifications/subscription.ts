/** Which players want to be notified of their turn, and where. */
import { createHash } from 'node:crypto';
import type { Seat } from '@guimard/engine/kit';
import type { TableId } from '@guimard/protocol';

/** A browser, as its push service knows it. */
export interface PushSubscription {
  readonly kind: 'push';
  readonly address: string;
  /** The browser's public key, a point on P-256, in base64url. */
  readonly p256dh: string;
  /** 16 bytes that only the browser and the server know, in base64url. */
  readonly auth: string;
}

/** A URL given by a player. */
interface WebhookSubscription {
  readonly kind: 'webhook';
  readonly address: string;
  /** Signs the notifications. */
  readonly key: string;
}

export type Subscription = PushSubscription | WebhookSubscription;

/** A seat whose turn it is. */
export interface Turn {
  readonly table: TableId;
  readonly seat: Seat;
}

/** Subscribing again with the same target changes only the keys. */
export const idOf = ({ kind, address }: Pick<Subscription, 'kind' | 'address'>): string =>
  createHash('sha256').update(`${kind} ${address}`).digest('base64url').slice(0, 22);

/** Every implementation passes the same tests. */
export interface SubscriptionStore {
  /** Replaces a subscription with the same id. */
  add(turn: Turn, subscription: Subscription): Promise<void>;
  remove(turn: Turn, id: string): Promise<void>;
  list(turn: Turn): Promise<readonly Subscription[]>;
  /** All of a seat's; without a seat, all of the table's. */
  clear(table: TableId, seat?: Seat): Promise<void>;
  /**
   * The subscriptions of a seat that has been notified neither of the turn with this number nor of a later one; now it has.
   * Of all nodes that ask, one gets them.
   */
  claim(turn: Turn, number: number): Promise<readonly Subscription[]>;
  close(): Promise<void>;
}
