/** Writes to the store every few seconds, so that the server knows it cannot write before a move is lost. */
import type { FastifyBaseLogger } from 'fastify';
import type { ServiceTime } from '../service-time.ts';
import type { Store } from '../store/store.ts';

/** Between two heartbeats, in milliseconds. A server that is killed loses at most this much of its service time. */
export const HEARTBEAT = 2_000;
/** After so many without a response, it is overdue. */
const MOST_MISSED = 3;

export class StoreHeartbeat {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #sync: ServiceTime['sync'];
  readonly #log: FastifyBaseLogger;
  /** Heartbeats since the last that succeeded. */
  #missed = 0;
  /** As last logged. */
  #health: Store['health'] = 'ok';

  /** `sync` is called with the service time of the store and the one that was sent to it. */
  constructor(
    store: Store,
    { now, sync = () => {} }: { now: () => number; sync?: ServiceTime['sync'] | undefined },
    log: FastifyBaseLogger,
  ) {
    this.#store = store;
    this.#now = now;
    this.#sync = sync;
    this.#log = log;
  }

  /** Never throws: failures are logged. */
  async write(): Promise<void> {
    const now = this.#now();
    this.#missed++;
    try {
      this.#sync(await this.#store.heartbeat(now), now);
      this.#missed = 0;
    } catch (err) {
      // Otherwise it is logged below.
      if (this.#store.health === 'ok') this.#log.error({ err });
    }
    this.look();
  }

  /** Why nothing can be written at the moment, as a sentence; undefined while it can. */
  get illness(): string | undefined {
    const { health } = this.#store;
    if (health !== 'ok') return health.reason;
    return this.#missed > MOST_MISSED ? 'The heartbeat is overdue.' : undefined;
  }

  /** Logs a change of the store's health, once. */
  look(): void {
    const [before, now] = [this.#health, this.#store.health];
    this.#health = now;
    if (now !== 'ok' && before === 'ok') this.#log.error(`${now.reason} Moves are refused until it can.`);
    if (now === 'ok' && before !== 'ok') {
      const since = new Date(before.since).toISOString();
      this.#log.warn(`The database can be written again. It could not since ${since}.`);
    }
  }
}
