/**
 * Notifies absent players that it is their turn: once, whichever nodes have the table open, and not again before somebody
 * has moved. Nothing here can delay or break a game; a notification that fails is lost, and logged.
 */
import { ok, type Result, refuse, type Seat } from '@guimard/engine/kit';
import type { NotificationAdded, NotificationOffers, NotificationRequest, TableId } from '@guimard/protocol';
import { Buckets, type Rate } from '../limits/bucket.ts';
import { areKeys } from './encrypt.ts';
import { type Message, PACE, type Pace, post } from './post.ts';
import { isGone, pushMessage } from './push.ts';
import { idOf, type Subscription, type SubscriptionStore, type Turn } from './subscription.ts';
import { aim, type Network } from './target.ts';
import type { Vapid } from './vapid.ts';
import { newKey, webhookMessage } from './webhook.ts';

/** Runs the work after this many milliseconds, and returns a function that cancels it. The work never fails. */
export type Schedule = (ms: number, work: () => Promise<void>) => () => void;

/** Where subscriptions are stored, and how notifications are sent. */
export interface NotificationChannels {
  readonly store: SubscriptionStore;
  /** Without it nothing is sent to browsers. */
  readonly vapid: Vapid | undefined;
  readonly network: Network;
  /** Timers, if left out. */
  readonly schedule?: Schedule;
}

export interface NotificationDeps extends NotificationChannels {
  /** The table's URL; without it there are no webhooks. */
  readonly publicUrl: string | undefined;
  /** Whether the player of the seat is connected. */
  readonly isConnected: (table: TableId, seat: Seat) => Promise<boolean>;
  readonly now: () => number;
  /** Called with errors that should not happen. */
  readonly onProblem: (problem: unknown) => void;
  readonly pace?: Pace;
}

export interface Notifications {
  /** Whose turn it is after this many moves; undefined if no person is on turn. */
  turn(table: TableId, seat: Seat | undefined, moves: number): void;
  /** The seat has another player, or none; without a seat, the game is over. */
  forget(table: TableId, seat?: Seat): void;
  readonly offers: NotificationOffers;
  add(turn: Turn, request: NotificationRequest): Promise<Result<NotificationAdded>>;
  remove(turn: Turn, id: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * When to check whether a player is absent, in milliseconds. A short wait first, since turns come and go quickly; then
 * once more, since a phone that was put away seems connected until it has missed some pings.
 */
export const WAITS: readonly number[] = [5_000, 85_000];
/** Per seat. */
const SEAT_RATE: Rate = { atOnce: 6, perSecond: 1 / 60 };
/** Per host, whatever the seats: nobody may be flooded through us. */
const HOST_RATE: Rate = { atOnce: 30, perSecond: 5 };
/** Per seat. */
const MAX_SUBSCRIPTIONS = 4;

const byTimer: Schedule = (ms, work) => {
  const timer = setTimeout(() => void work(), ms);
  timer.unref();
  return () => clearTimeout(timer);
};

export function createNotifications(deps: NotificationDeps): Notifications {
  return new TurnNotifications(deps);
}

/** A player on turn who has not been notified yet. */
interface Pending {
  readonly seat: Seat;
  /** How many moves there are. */
  moves: number;
  readonly cancel: () => void;
}

class TurnNotifications implements Notifications {
  readonly #deps: NotificationDeps;
  readonly #seats = new Buckets(SEAT_RATE);
  readonly #hosts = new Buckets(HOST_RATE);
  readonly #pending = new Map<TableId, Pending>();

  constructor(deps: NotificationDeps) {
    this.#deps = deps;
  }

  get offers(): NotificationOffers {
    const { publicUrl, vapid } = this.#deps;
    return { webhook: publicUrl !== undefined, ...(vapid === undefined ? {} : { push: vapid.publicKey }) };
  }

  turn(table: TableId, seat: Seat | undefined, moves: number): void {
    const pending = this.#pending.get(table);
    if (pending !== undefined && pending.seat === seat) {
      pending.moves = moves;
      return;
    }
    pending?.cancel();
    this.#pending.delete(table);
    const { webhook, push } = this.offers;
    if (seat !== undefined && (webhook || push !== undefined)) this.#wait({ table, seat }, moves, WAITS);
  }

  forget(table: TableId, seat?: Seat): void {
    if (seat === undefined || this.#pending.get(table)?.seat === seat) this.turn(table, undefined, 0);
    void this.#deps.store.clear(table, seat).catch(this.#deps.onProblem);
  }

  async add(turn: Turn, request: NotificationRequest): Promise<Result<NotificationAdded>> {
    const { store, network } = this.#deps;
    const isOffered = request.kind === 'push' ? this.offers.push !== undefined : this.offers.webhook;
    if (!isOffered) return refuse('notice', 'notificationsNotOffered');
    if (request.kind === 'push' && !(request.address.startsWith('https://') && areKeys(request))) {
      return refuse('notice', 'subscriptionInvalid');
    }
    const target = await aim(request.address, network);
    if (!target.ok) return target;
    const id = idOf(request);
    const others = (await store.list(turn)).filter((one) => idOf(one) !== id);
    if (others.length >= MAX_SUBSCRIPTIONS) {
      return refuse('notice', 'tooManyNotifications', { max: MAX_SUBSCRIPTIONS });
    }
    const subscription: Subscription = request.kind === 'push' ? request : { ...request, key: newKey() };
    await store.add(turn, subscription);
    return ok(subscription.kind === 'webhook' ? { id, key: subscription.key } : { id });
  }

  remove(turn: Turn, id: string): Promise<void> {
    return this.#deps.store.remove(turn, id);
  }

  async close(): Promise<void> {
    for (const { cancel } of this.#pending.values()) cancel();
    this.#pending.clear();
    await this.#deps.store.close();
  }

  #wait(turn: Turn, moves: number, [ms, ...later]: readonly number[]): void {
    const { schedule = byTimer, onProblem, isConnected } = this.#deps;
    const { table, seat } = turn;
    if (ms === undefined) return;
    const check = async () => {
      const isAway = !(await isConnected(table, seat));
      // The turn may have ended meanwhile.
      if (this.#pending.get(table) !== pending) return;
      this.#pending.delete(table);
      if (isAway) await this.#notify(turn, pending.moves);
      else this.#wait(turn, pending.moves, later);
    };
    const pending = { seat, moves, cancel: schedule(ms, () => check().catch(onProblem)) };
    this.#pending.set(table, pending);
  }

  /** Turns are numbered by the moves before them, from 1 on. */
  async #notify(turn: Turn, moves: number): Promise<void> {
    const { store, now } = this.#deps;
    // First: a turn that was claimed is not notified of again.
    if (!this.#seats.take(keyOf(turn), now())) return;
    const subscriptions = await store.claim(turn, moves + 1);
    await Promise.all(subscriptions.map((subscription) => this.#send(turn, subscription)));
  }

  async #send(turn: Turn, subscription: Subscription): Promise<void> {
    const { network, pace = PACE, store, now } = this.#deps;
    const message = this.#messageFor(turn, subscription);
    if (message === undefined || !this.#hosts.take(new URL(subscription.address).host, now())) return;
    const status = await post(subscription.address, message, network, pace);
    if (subscription.kind === 'push' && isGone(status)) await store.remove(turn, idOf(subscription));
  }

  /** Undefined if this kind is no longer offered. */
  #messageFor(turn: Turn, subscription: Subscription): Message | undefined {
    const { publicUrl, vapid, now } = this.#deps;
    if (subscription.kind === 'push') return vapid && pushMessage(turn, subscription, vapid, now());
    return publicUrl === undefined ? undefined : webhookMessage(turn, subscription.key, publicUrl, now());
  }
}

const keyOf = ({ table, seat }: Turn): string => `${table}/${seat}`;
