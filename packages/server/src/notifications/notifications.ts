/**
 * Tells people who are away that it is their turn: once, and not again before they have moved. Nothing here can hold up
 * or break a game; what fails is lost, and noted.
 */
import { ok, type Result, refuse, type Seat } from '@guimard/engine/kit';
import type { NotificationAdded, NotificationOffers, NotificationRequest, TableId } from '@guimard/protocol';
import { Buckets, type Rate } from '../limits/bucket.ts';
import { areKeys } from './encrypt.ts';
import { type Message, PACE, type Pace, post } from './post.ts';
import { isGone, pushMessage } from './push.ts';
import { idOf, type NoticeStore, type Subscription, type Turn } from './subscription.ts';
import { aim, type Network } from './target.ts';
import type { Vapid } from './vapid.ts';
import { newKey, webhookMessage } from './webhook.ts';

/** Where subscriptions are kept, and how notices go out. */
export interface NoticeWays {
  readonly store: NoticeStore;
  /** Without it nothing is sent to browsers. */
  readonly vapid: Vapid | undefined;
  readonly network: Network;
}

export interface NoticeDeps extends NoticeWays {
  /** Where the table is found; without it there are no webhooks. */
  readonly publicUrl: string | undefined;
  /** Whether somebody sits there and is connected. */
  readonly isConnected: (table: TableId, seat: Seat) => Promise<boolean>;
  readonly now: () => number;
  /** Told of what should not happen. */
  readonly onProblem: (problem: unknown) => void;
  readonly waits?: readonly number[];
  readonly pace?: Pace;
}

export interface Notices {
  /** Whose turn it is now: a person's, or nobody's that waits to be told. */
  turn(table: TableId, seat: Seat | undefined): void;
  /** Has done something: may be told of the next turn. */
  moved(table: TableId, seat: Seat): void;
  /** The seat is somebody else's, or nobody's; without a seat, the game is over. */
  forget(table: TableId, seat?: Seat): void;
  readonly offers: NotificationOffers;
  add(turn: Turn, wish: NotificationRequest): Promise<Result<NotificationAdded>>;
  remove(turn: Turn, id: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * When it is looked whether somebody is away, in milliseconds. A short wait first, since turns come and go quickly; then
 * once more, since a phone that was put away seems present until it has missed some pings.
 */
const WAITS: readonly number[] = [5_000, 85_000];
/** Of one seat. */
const NOTICES: Rate = { atOnce: 6, perSecond: 1 / 60 };
/** To one host, from whatever seats: nobody is to be flooded by way of us. */
const HOST: Rate = { atOnce: 30, perSecond: 5 };
/** Ways to tell one seat. */
const MOST_WAYS = 4;

export function createNotices(deps: NoticeDeps): Notices {
  return new TurnNotices(deps);
}

class TurnNotices implements Notices {
  readonly #deps: NoticeDeps;
  readonly #seats = new Buckets(NOTICES);
  readonly #hosts = new Buckets(HOST);
  readonly #waiting = new Map<TableId, { readonly seat: Seat; readonly timer: NodeJS.Timeout }>();
  /** Seats that were told and have not moved since; also before the server was started. */
  readonly #told: Promise<Set<string>>;

  constructor(deps: NoticeDeps) {
    this.#deps = deps;
    this.#told = deps.store.listTold().then(
      (turns) => new Set(turns.map(keyOf)),
      (problem) => {
        deps.onProblem(problem);
        return new Set();
      },
    );
  }

  get offers(): NotificationOffers {
    const { publicUrl, vapid } = this.#deps;
    return { webhook: publicUrl !== undefined, ...(vapid === undefined ? {} : { push: vapid.publicKey }) };
  }

  turn(table: TableId, seat: Seat | undefined): void {
    const waiting = this.#waiting.get(table);
    if (waiting !== undefined && waiting.seat === seat) return;
    clearTimeout(waiting?.timer);
    this.#waiting.delete(table);
    const { webhook, push } = this.offers;
    if (seat !== undefined && (webhook || push !== undefined)) {
      this.#wait({ table, seat }, this.#deps.waits ?? WAITS);
    }
  }

  moved(table: TableId, seat: Seat): void {
    void this.#mayBeTold({ table, seat }).catch(this.#deps.onProblem);
  }

  forget(table: TableId, seat?: Seat): void {
    if (seat === undefined || this.#waiting.get(table)?.seat === seat) this.turn(table, undefined);
    void this.#clear(table, seat).catch(this.#deps.onProblem);
  }

  async add(turn: Turn, wish: NotificationRequest): Promise<Result<NotificationAdded>> {
    const { store, network } = this.#deps;
    const isOffered = wish.kind === 'push' ? this.offers.push !== undefined : this.offers.webhook;
    if (!isOffered) return refuse('notice', 'This server does not tell anybody in this way.');
    if (wish.kind === 'push' && !(wish.address.startsWith('https://') && areKeys(wish))) {
      return refuse('notice', 'No browser can be told like this.');
    }
    const target = await aim(wish.address, network);
    if (!target.ok) return target;
    const id = idOf(wish);
    const others = (await store.list(turn)).filter((one) => idOf(one) !== id);
    if (others.length >= MOST_WAYS) {
      return refuse('notice', `A seat is told in ${MOST_WAYS} ways at most. Remove one first.`);
    }
    const subscription: Subscription = wish.kind === 'push' ? wish : { ...wish, key: newKey() };
    await store.add(turn, subscription);
    return ok(subscription.kind === 'webhook' ? { id, key: subscription.key } : { id });
  }

  remove(turn: Turn, id: string): Promise<void> {
    return this.#deps.store.remove(turn, id);
  }

  async close(): Promise<void> {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    await this.#deps.store.close();
  }

  #wait(turn: Turn, [wait, ...later]: readonly number[]): void {
    const { table, seat } = turn;
    const check = async () => {
      const isAway = !(await this.#deps.isConnected(table, seat));
      // The turn may have been over before the answer came.
      if (this.#waiting.get(table)?.timer !== timer) return;
      this.#waiting.delete(table);
      if (isAway) await this.#tell(turn);
      else if (later.length > 0) this.#wait(turn, later);
    };
    const timer = setTimeout(() => void check().catch(this.#deps.onProblem), wait);
    timer.unref();
    this.#waiting.set(table, { seat, timer });
  }

  async #tell(turn: Turn): Promise<void> {
    const { store, now } = this.#deps;
    const told = await this.#told;
    const ways = told.has(keyOf(turn)) ? [] : await store.list(turn);
    if (ways.length === 0 || !this.#seats.take(keyOf(turn), now())) return;
    told.add(keyOf(turn));
    await store.setTold(turn, true);
    await Promise.all(ways.map((way) => this.#send(turn, way)));
  }

  async #send(turn: Turn, way: Subscription): Promise<void> {
    const { network, pace = PACE, store, now } = this.#deps;
    const message = this.#messageFor(turn, way);
    if (message === undefined || !this.#hosts.take(new URL(way.address).host, now())) return;
    const status = await post(way.address, message, network, pace);
    if (way.kind === 'push' && isGone(status)) await store.remove(turn, idOf(way));
  }

  /** Undefined if this way is not offered any more. */
  #messageFor(turn: Turn, way: Subscription): Message | undefined {
    const { publicUrl, vapid, now } = this.#deps;
    if (way.kind === 'push') return vapid && pushMessage(turn, way, vapid, now());
    return publicUrl === undefined ? undefined : webhookMessage(turn, way.key, publicUrl, now());
  }

  /** Only those who were told are written down: most moves concern nobody here. */
  async #mayBeTold(turn: Turn): Promise<void> {
    if ((await this.#told).delete(keyOf(turn))) await this.#deps.store.setTold(turn, false);
  }

  async #clear(table: TableId, seat?: Seat): Promise<void> {
    const told = await this.#told;
    for (const key of told) {
      if (seat === undefined ? key.startsWith(`${table}/`) : key === keyOf({ table, seat })) told.delete(key);
    }
    await this.#deps.store.clear(table, seat);
  }
}

const keyOf = ({ table, seat }: Turn): string => `${table}/${seat}`;
