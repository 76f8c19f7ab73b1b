/**
 * A table's state and its stored entries: entries are stored first, and what follows from them is sent second. Other nodes
 * may store entries too: then the state is behind until it has caught up with the store.
 */
import { fail, ok, type Result, type Seat } from '@guimard/engine/kit';
import { type Draws, drawsOf, type TableId } from '@guimard/protocol';
import type { Sources } from '../domain/decision.ts';
import type { Entry, StoredEntry } from '../domain/entry.ts';
import { type Applied, applyAll, type Moment } from '../domain/moment.ts';
import {
  type ClientProgress,
  computersTurn,
  dueTime,
  isSameHistory,
  movesStillHeld,
  NEW_DRAWS,
  progressAt,
  type RoomState,
} from '../domain/state.ts';
import { drawsAt, takePast } from '../domain/stored-game.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import type { Store, Summary } from '../store/store.ts';
import type { RoomDeps } from './deps.ts';
import { fold, PIECE } from './fold.ts';
import { newSeed } from './secrets.ts';

/** A change of a table, once it is stored. */
export interface Change {
  readonly entries: readonly Entry[];
  /** How many of the moves from before are still there. */
  readonly from: number;
  /** The moves since; none if they must be replayed. */
  readonly moments: readonly Moment[];
  /** Who stored it. Restored: the store was restored to an earlier state, and what was sent before may never have happened. */
  readonly origin: 'here' | 'elsewhere' | 'restored';
  /** Other nodes may not have heard of it: it was stored here, or found without a hint. */
  readonly isUntold: boolean;
}

/** After these, draws cannot be followed move by move. */
const OTHER_DRAWS: readonly Entry['type'][] = ['started', 'reseeded', 'revealed', 'undone'];
/** After these, draws follow from more than before. */
const MORE_SEEDS: readonly Entry['type'][] = ['reseeded', 'revealed'];

type Deps = Pick<RoomDeps, 'store' | 'leases' | 'now' | 'date' | 'newSeed'>;

export class StoredTable {
  readonly #deps: Deps;
  readonly #onChange: (change: Change) => void;
  #state: RoomState;
  /** What everyone at the table was last sent. */
  #sent: ClientProgress;
  /** From the start of the game on; undefined also if it must be computed again. */
  #draws: Draws | undefined;
  /** The state may be ahead of the store: it must be read again before anything is sent. */
  #isAhead = false;
  /** The highest version that another node is said to have stored. */
  #heardOf = 0;
  /** The same, as of the beginning of the reading in progress. */
  #hint = 0;
  /** Of the store, when the whole table was read. */
  #opening: string;

  /** Throws an UnplayableTable if the draws do not follow from the seeds. */
  constructor(state: RoomState, deps: Deps, onChange: (change: Change) => void) {
    this.#state = state;
    this.#deps = deps;
    this.#onChange = onChange;
    this.#sent = progressAt(state);
    this.#opening = deps.store.opening;
    this.#draws = verifiedDraws(state);
  }

  get state(): RoomState {
    return this.#state;
  }

  /** Another node is said to have stored entries up to this version. */
  hearOf(version: number): void {
    this.#heardOf = Math.max(this.#heardOf, version);
  }

  /** Whether another node is said to have stored more than is known here. */
  get isBehind(): boolean {
    return this.#heardOf > this.#state.version;
  }

  /** Whether a change may be stored of which nobody knows yet: the store did not answer. */
  get isInDoubt(): boolean {
    return this.#isAhead;
  }

  /** Whether what was read goes beyond what other nodes have said. */
  get #isUntold(): boolean {
    return this.#hint === Number.POSITIVE_INFINITY || this.#hint < this.#state.version;
  }

  /** Whether a table that is not over has only seeds from before the store was opened, or none. */
  get isChanceOld(): boolean {
    const state = this.#state;
    if (state.phase === 'over') return false;
    // Its draws have been seen before, at another table: to be the same is what they are for.
    if (state.created.deal !== undefined) return false;
    return !state.seeds.some(({ opening }) => opening === this.#deps.store.opening);
  }

  /** Makes sure that the table is as stored, as far as is known; call it before any change. Usually there is nothing to do. */
  refresh(): Promise<void> | undefined {
    if (this.#isAhead || this.#opening !== this.#deps.store.opening) return this.#read(() => this.#reload());
    return this.isBehind ? this.#read(() => this.#catchUp()) : undefined;
  }

  /** The same, whether or not anything was heard. */
  async look(): Promise<void> {
    this.hearOf(Number.POSITIVE_INFINITY);
    await this.refresh();
  }

  /** 'taken' if another node changed the table; then it was read again. */
  async commit(entries: readonly Entry[], key?: string): Promise<Result<void, 'taken'>> {
    const { store, leases, date, now } = this.#deps;
    const [at, time] = [date(), now()];
    const last = entries.length - 1;
    const stored: StoredEntry[] = entries.map((entry, i) => ({
      at,
      time,
      entry,
      ...(key !== undefined && i === last ? { key } : {}),
    }));
    const { id, version } = this.#state;
    // The change is applied to the table itself: if the store refuses, it is read again.
    this.#isAhead = true;
    const { room, held, moments } = applyAll(this.#state, stored);
    this.#state = room;
    const summary = summaryOf(room);
    const holder = summary.isComputersTurn ? leases?.holder : undefined;
    const append = { table: id, from: version, entries: stored, summary, holder };
    const sent = performance.now();
    const appended = await store.append(append).catch(async (problem: unknown) => {
      // It may have been stored, and then nobody has heard of it.
      this.hearOf(Number.POSITIVE_INFINITY);
      await this.#read(() => this.#reload());
      throw problem;
    });
    if (!appended.ok) {
      await this.#read(() => this.#reload());
      return fail('taken');
    }
    this.#isAhead = false;
    leases?.appended(id, holder, sent);
    const isBegun = entries.some(({ type }) => type === 'started');
    if (room.phase !== 'waiting' && !isBegun && entries.some(({ type }) => MORE_SEEDS.includes(type)))
      this.#draws = drawsOf(room.game, room.seeds, room.draws);
    this.#changed({ entries, from: held, moments, origin: 'here', isUntold: true });
    return ok(undefined);
  }

  /**
   * Adds the server's seed to a new table, so that it is promised before players promise their shares, and another one to a
   * table from before the store was opened: after restoring a backup, what follows from its seeds may have been seen. To be
   * done before any decision, so that nobody can choose a seed to their liking.
   */
  async renewChance(): Promise<void> {
    const { opening } = this.#deps.store;
    const seed = (this.#deps.newSeed ?? newSeed)();
    // If another node was faster, the table was read again.
    await this.commit([{ type: 'reseeded', seed, opening }]);
  }

  sources(awayFor: (seat: Seat) => number | undefined): Sources {
    return {
      draws: (room) => {
        this.#draws ??= drawsAt(room);
        return this.#draws;
      },
      begin: ({ game }, seeds) => {
        this.#draws = drawsOf(game, seeds, NEW_DRAWS);
        return this.#draws;
      },
      opening: this.#deps.store.opening,
      awayFor,
    };
  }

  #changed(change: Change): void {
    this.#sent = progressAt(this.#state);
    // Whoever appends has the lease.
    if (change.origin !== 'here') this.#deps.leases?.drop(this.#state.id);
    this.#onChange(change);
  }

  /** Whatever was heard before is what is stored now; what is heard meanwhile may be missing. */
  async #read(read: () => Promise<void>): Promise<void> {
    const heardOf = this.#heardOf;
    this.#hint = heardOf;
    this.#heardOf = 0;
    try {
      await read();
    } catch (problem) {
      this.hearOf(heardOf);
      throw problem;
    }
  }

  /** Applies what other nodes have stored since. */
  async #catchUp(): Promise<void> {
    const { id, version } = this.#state;
    const news = await entriesAfter(this.#deps.store, id, version);
    if (news === undefined || news.length > PIECE) return this.#reload();
    if (news.length === 0) return;
    this.#isAhead = true;
    let applied: Applied;
    try {
      applied = applyAll(this.#state, news);
    } catch {
      // They do not follow from what was read before. If they do not follow from what is stored either, this throws.
      return this.#reload();
    }
    this.#isAhead = false;
    this.#state = applied.room;
    const { room, held: from, moments } = applied;
    const isPlain = room.phase !== 'waiting' && !news.some(({ entry }) => OTHER_DRAWS.includes(entry.type));
    if (!isPlain || this.#draws === undefined || !takePast(this.#draws, room, moments))
      this.#draws = undefined;
    const entries = news.map(({ entry }) => entry);
    this.#changed({ entries, from, moments, origin: 'elsewhere', isUntold: this.#isUntold });
  }

  async #reload(): Promise<void> {
    const { store } = this.#deps;
    const { id } = this.#state;
    const { opening } = store;
    const stored = await store.load(id);
    if (stored === undefined) throw new UnplayableTable(id, 'noTable', 'it was deleted');
    const state = await fold(id, stored);
    this.#draws = verifiedDraws(state);
    this.#state = state;
    this.#opening = opening;
    this.#isAhead = false;
    const sent = this.#sent;
    const isSame = isSameHistory(state, sent);
    if (isSame && sent.version === state.version) return;
    this.#changed({
      entries: stored.slice(sent.version).map(({ entry }) => entry),
      from: movesStillHeld(state, sent),
      moments: [],
      origin: isSame ? 'elsewhere' : 'restored',
      isUntold: this.#isUntold,
    });
  }
}

/** Undefined if the table is not what it was: it must be read from the start. */
async function entriesAfter(
  store: Store,
  table: TableId,
  version: number,
): Promise<readonly StoredEntry[] | undefined> {
  try {
    return await store.load(table, version);
  } catch (problem) {
    if (problem instanceof UnplayableTable) return undefined;
    throw problem;
  }
}

const verifiedDraws = (state: RoomState): Draws | undefined =>
  state.phase === 'waiting' ? undefined : drawsAt(state);

function summaryOf(state: RoomState): Summary {
  const due = dueTime(state);
  return {
    phase: state.phase,
    visibility: state.created.visibility,
    ...(due === undefined ? {} : { due }),
    ...(state.created.deal === undefined ? {} : { deal: state.created.deal.table }),
    isComputersTurn: computersTurn(state) !== undefined,
  };
}
