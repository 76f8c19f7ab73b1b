/**
 * Notices that this node is cut off: it reaches neither the database nor the other nodes, while clients still reach it. Then it
 * closes its sockets, and accepts none until it is back, so that clients connect to another node. Where only the database is
 * away that would be no help: everyone stays connected, and goes on when it is back.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import type { Connections } from './connections.ts';

/** Between two looks, in milliseconds. */
const LOOK_EVERY = 500;
/** For a response of the database, in milliseconds. */
const TIMEOUT = 1_000;

interface Deps {
  readonly store: Pick<Store, 'heartbeat'>;
  /** Service time. */
  readonly now: () => number;
  readonly bus: Pick<Bus, 'health'>;
  readonly connections: Pick<Connections, 'sendAway'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

export class CutOff {
  readonly #deps: Deps;
  #isTrue = false;
  #isLooking = false;
  #response: Promise<boolean> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get isTrue(): boolean {
    return this.#isTrue;
  }

  /** Looks again and again; returns a function that stops it. */
  watch(): () => void {
    const timer = setInterval(() => void this.look(), LOOK_EVERY);
    timer.unref();
    return () => clearInterval(timer);
  }

  async look(timeout = TIMEOUT): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    // Once cut off, it is back when the database responds: without it the bus is of no use.
    const isInDoubt = this.#isTrue || this.#deps.bus.health !== 'ok';
    this.#set(isInDoubt && !(await this.#storeResponds(timeout)));
    this.#isLooking = false;
  }

  #storeResponds(timeout: number): Promise<boolean> {
    const { store, now } = this.#deps;
    this.#response ??= store
      .heartbeat(now())
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#response = undefined;
      });
    return Promise.race([this.#response, wait(timeout, false, { ref: false })]);
  }

  #set(isTrue: boolean): void {
    if (isTrue === this.#isTrue) return;
    this.#isTrue = isTrue;
    const { connections, log } = this.#deps;
    if (isTrue) {
      log.error('Neither the database nor the bus responds: clients are sent to other servers.');
      connections.sendAway();
    } else log.warn('The database responds again: clients are welcome.');
  }
}
