/** Which tables the lobby lists: where players are first, and few of each network, so that nobody fills it alone. */
import { createHash } from 'node:crypto';
import { widestNetworkOf } from '../limits/subscriber.ts';
import { Tally } from '../limits/tally.ts';
import type { ListedTable, Store } from '../store/store.ts';

/** Tables listed. */
export const LISTED = 50;
/** Those last seen from which they are chosen. */
const CANDIDATES = 2_000;
/** Where not all are listed, they are chosen anew at most this often, in milliseconds: it takes time. */
const CHOOSE_EVERY = 2_000;
/** Tables of one network, as long as others want the places. */
export const SHARE = 3;

/** Presence is noted for the store this often, in milliseconds: at once, and then again. */
export const NOTE_EVERY = 20_000;
/** A table seen within this time, in milliseconds, counts as attended; nodes note presence every few seconds. */
const SEEN_LATELY = NOTE_EVERY + 10_000;

/**
 * Stands for the network of whoever opens a table: stored beside the table, so that all nodes know which tables have one
 * opener, also after a restart. Of its 65,536 values each stands for as many addresses: it does not tell who it was.
 */
export const openerMark = (address: string, storeCreated: number): number =>
  createHash('sha256')
    .update(`${storeCreated} ${widestNetworkOf(address)}`)
    .digest()
    .readUInt16BE();

/**
 * The first of the given tables, which are ordered by when a player was last seen there. Networks take turns: the second
 * table of one comes after the first of all others. What players do at a table does not lift it, only that they are there.
 */
export function choose<Table extends Pick<ListedTable, 'opener' | 'seen'>>(
  tables: readonly Table[],
  now: number,
  most = LISTED,
): readonly Table[] {
  const ofNetwork = new Tally();
  const ranked = tables.map((table) => {
    // Those of servers that did not store it share one.
    const network = String(table.opener);
    const rank = ofNetwork.countOf(network);
    ofNetwork.add(network);
    return { table, rank, isBeyondShare: rank >= SHARE, isDeserted: table.seen < now - SEEN_LATELY };
  });
  return ranked
    .sort(
      (a, b) =>
        Number(a.isBeyondShare) - Number(b.isBeyondShare) ||
        Number(a.isDeserted) - Number(b.isDeserted) ||
        a.rank - b.rank,
    )
    .slice(0, most)
    .map(({ table }) => table);
}

interface Deps {
  readonly store: Pick<Store, 'listPublic'>;
  readonly now: () => number;
}

export class Lobby {
  readonly #deps: Deps;
  #chosen: { readonly tables: readonly ListedTable[]; readonly at: number } | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async tables(): Promise<readonly ListedTable[]> {
    const { store, now } = this.#deps;
    if (this.#chosen !== undefined && now() - this.#chosen.at < CHOOSE_EVERY) return this.#chosen.tables;
    const candidates = await store.listPublic(['waiting', 'running'], CANDIDATES);
    const tables = choose(candidates, now());
    this.#chosen = candidates.length > LISTED ? { tables, at: now() } : undefined;
    return tables;
  }
}
