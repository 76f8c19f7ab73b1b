/** Removing tables that nobody needs: those whose time of storage is over and, on a full server, those that still wait. */
import type { TableId } from '@guimard/protocol';
import { DAY } from '../domain/clock.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import type { RoomDeps } from './deps.ts';
import type { OpenCount } from './open-count.ts';
import { AT_ONCE, listForgotten, patienceAt, watchedElsewhere } from './retention.ts';
import type { Room } from './room.ts';

/** A search that found nothing is not repeated for this many milliseconds. */
const SEARCH_EVERY = 5_000;

interface Host {
  /** The table, if it is open here. */
  opened(table: TableId): Promise<Room | undefined>;
  isUnplayable(table: TableId): boolean;
  putAway(table: TableId, room: Room): Promise<void>;
  lose(problem: UnplayableTable): void;
  /** The table is gone. */
  forget(table: TableId): void;
}

interface Doomed {
  readonly table: TableId;
  /** Unless it has changed since, or somebody was seen there since. */
  readonly since: number;
  readonly unseen?: number;
}

type Deps = Pick<RoomDeps, 'store' | 'bus' | 'retentionDays' | 'quotas' | 'now'>;

export class Clearing {
  readonly #deps: Deps;
  readonly #count: OpenCount;
  readonly #host: Host;
  #making: Promise<void> | undefined;
  #foundNothing = Number.NEGATIVE_INFINITY;
  /** How many tables have given way. */
  gaveWay = 0;

  constructor(deps: Deps, count: OpenCount, host: Host) {
    this.#deps = deps;
    this.#count = count;
    this.#host = host;
  }

  /** Removes abandoned tables: those without viewers, at any node, or a running clock. */
  async removeOld(): Promise<void> {
    const { store, retentionDays, now } = this.#deps;
    if (retentionDays === undefined) return;
    await store.boards.removeOld(now() - retentionDays.daily * DAY);
    await this.#remove(await listForgotten(store, retentionDays, now()));
  }

  /** Removes tables that wait for a start where nobody has been for long, if the server fills up. Asked meanwhile, once. */
  makeRoom(): Promise<void> {
    if (this.#deps.now() - this.#foundNothing < SEARCH_EVERY) return Promise.resolve();
    this.#making ??= this.#makeRoom().finally(() => {
      this.#making = undefined;
    });
    return this.#making;
  }

  async #makeRoom(): Promise<void> {
    const { store, quotas, now } = this.#deps;
    if (quotas === undefined) return;
    const patience = patienceAt((await this.#count.read()) / quotas.tables);
    if (patience === undefined) return;
    const [unseen, unseenOverDays] = [now() - patience.usual, now() - patience.overDays];
    const deserted = await store.listDeserted(unseen, unseenOverDays, AT_ONCE);
    const removed = await this.#remove(
      deserted.map(({ id, isOverDays }) => {
        const since = isOverDays === true ? unseenOverDays : unseen;
        return { table: id, since, unseen: since };
      }),
    );
    this.gaveWay += removed;
    if (removed > 0) this.#count.forget();
    else this.#foundNothing = now();
  }

  /** Returns how many are gone. */
  async #remove(doomed: readonly Doomed[]): Promise<number> {
    const { bus } = this.#deps;
    // Unless other nodes can be asked, somebody may be watching there.
    if (doomed.length === 0 || bus.health !== 'ok') return 0;
    const watched = await watchedElsewhere(
      bus,
      doomed.map(({ table }) => table),
    );
    let removed = 0;
    for (const one of doomed) if (!watched.has(one.table) && (await this.#removeOne(one))) removed++;
    return removed;
  }

  async #removeOne({ table, since, unseen }: Doomed): Promise<boolean> {
    const { store, bus } = this.#deps;
    const host = this.#host;
    if (host.isUnplayable(table)) return false;
    const room = await host.opened(table);
    if (room !== undefined && (!room.isIdle || room.isAttended)) return false;
    if (room !== undefined) await host.putAway(table, room);
    const isGone = await store.remove(table, since, unseen).catch((problem: unknown) => {
      if (!(problem instanceof UnplayableTable)) throw problem;
      host.lose(problem);
      return false;
    });
    if (!isGone) return false;
    bus.publish(table, { type: 'deleted' });
    host.forget(table);
    return true;
  }
}
