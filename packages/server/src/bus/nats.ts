/**
 * The bus on NATS: one subject per table, and a node subscribes only to the tables that it has open. Without NATS the node
 * serves on; whatever is missed meanwhile is read from the store (see `watchBus`).
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { TableId } from '@guimard/protocol';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { messageOf } from '../domain/message-of.ts';
import type { Illness } from '../store/store.ts';
import type { Bus, Hear } from './bus.ts';
import { type BusMessage, readBusMessage } from './message.ts';
import type { NatsAddress } from './nats-address.ts';
import { Subscribers } from './subscribers.ts';

/** All in milliseconds. */
const CONNECT_TIMEOUT = 2_000;
const RETRY_DELAY = 500;
const ROUND_TRIP = 500;
/** A connection counts as dead after this many unanswered pings. */
const PING_EVERY = 750;
const MISSES = 2;

const subjectOf = (table: TableId): string => `guimard.t.${table}`;

/** Connects in the background, for as long as it takes. */
export const natsBus = (address: NatsAddress, date: () => number = Date.now): Bus =>
  new NatsBus(address, date);

class NatsBus implements Bus {
  readonly node = randomUUID();
  readonly isAlone = false;
  readonly roundTrip = ROUND_TRIP;
  readonly #address: NatsAddress;
  readonly #date: () => number;
  readonly #subscribers = new Subscribers();
  /** Of the current connection. */
  readonly #subscriptions = new Map<TableId, Subscription>();
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #connection: NatsConnection | undefined;
  #health: 'ok' | Illness;
  /** The first is the time before the first connection. */
  #outages = 1;
  #rejected = 0;

  constructor(address: NatsAddress, date: () => number) {
    this.#address = address;
    this.#date = date;
    this.#health = { since: date(), reason: 'NATS is not connected yet.' };
    this.#running = this.#run();
  }

  get health(): 'ok' | Illness {
    return this.#health;
  }

  get outages(): number {
    return this.#outages;
  }

  get rejected(): number {
    return this.#rejected;
  }

  publish(table: TableId, message: BusMessage): void {
    // A hint that comes late is of no use: after an outage everyone reads the store.
    if (this.#connection?.isClosed() === false)
      this.#connection.publish(subjectOf(table), JSON.stringify(message));
  }

  subscribe(table: TableId, hear: Hear): () => void {
    return this.#subscribers.add(
      table,
      hear,
      () => this.#subscribe(table),
      () => this.#unsubscribe(table),
    );
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#subscribers.clear();
    // What was published last, such as that nobody is here any more, should still arrive.
    const flushed = this.#connection?.flush().catch(() => undefined);
    await Promise.race([flushed, wait(CONNECT_TIMEOUT, undefined, { ref: false })]);
    await this.#connection?.close();
    await this.#running;
  }

  get #isClosing(): boolean {
    return this.#closing.signal.aborted;
  }

  /** One connection after the other: each starts with the subscriptions of the moment. */
  async #run(): Promise<void> {
    while (!this.#isClosing) {
      try {
        await this.#connect();
      } catch (error) {
        this.#fail(messageOf(error));
      }
      await wait(RETRY_DELAY, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined);
    }
  }

  /** Resolves when the connection is lost. */
  async #connect(): Promise<void> {
    const connection = await connect({
      ...this.#address,
      name: `guimard ${this.node}`,
      noEcho: true,
      reconnect: false,
      ignoreClusterUpdates: false,
      timeout: CONNECT_TIMEOUT,
      pingInterval: PING_EVERY,
      maxPingOut: MISSES,
    });
    if (this.#isClosing) return connection.close();
    this.#connection = connection;
    for (const table of this.#subscribers.tables) this.#subscribe(table);
    this.#health = 'ok';
    const error = await connection.closed();
    this.#connection = undefined;
    this.#subscriptions.clear();
    this.#fail(error === undefined ? 'the connection was closed' : messageOf(error));
  }

  #fail(reason: string): void {
    if (this.#health === 'ok') this.#outages++;
    const since = this.#health === 'ok' ? this.#date() : this.#health.since;
    this.#health = { since, reason: `NATS cannot be reached: ${reason}.` };
  }

  #subscribe(table: TableId): void {
    if (this.#connection?.isClosed() !== false) return;
    const subscription = this.#connection.subscribe(subjectOf(table), {
      callback: (error, { data }) => {
        const message = error === null ? readBusMessage(data) : undefined;
        if (message === undefined) this.#rejected++;
        else this.#subscribers.deliver(table, message);
      },
    });
    this.#subscriptions.set(table, subscription);
  }

  #unsubscribe(table: TableId): void {
    if (this.#connection?.isClosed() === false) this.#subscriptions.get(table)?.unsubscribe();
    this.#subscriptions.delete(table);
  }
}
