/** A table's state and its stored entries: entries are stored first, and what follows from them is sent second. */
import { fail, ok, type Result, type Rng, type Seat } from '@guimard/engine/kit';
import { chanceOf, SeedChance } from '@guimard/protocol';
import type { Sources } from '../domain/decision.ts';
import type { Entry, StoredEntry } from '../domain/entry.ts';
import { applyAll, type Moment } from '../domain/moment.ts';
import { computersTurn, dueTime, moveCount, type RoomState } from '../domain/state.ts';
import { chanceAt } from '../domain/stored-game.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import type { Summary } from '../store/store.ts';
import type { RoomDeps } from './deps.ts';
import { fold } from './fold.ts';
import { newSeed } from './secrets.ts';

/** A change of a table, once it is stored. */
export interface Change {
  /** None if the table was read again. */
  readonly entries: readonly Entry[];
  /** How many of the moves from before are still there. */
  readonly from: number;
  /** The moves since; none if they must be replayed. */
  readonly moments: readonly Moment[];
}

type Deps = Pick<RoomDeps, 'store' | 'now' | 'date' | 'newSeed'>;

export class StoredTable {
  readonly #deps: Deps;
  readonly #onChange: (change: Change) => void;
  #state: RoomState;
  /** From the start of the game on. */
  #chance: Rng | undefined;
  /** The state may be ahead of the store: it must be read again before anything is sent. */
  #isAhead = false;

  /** Throws an UnplayableTable if the draws do not follow from the seeds. */
  constructor(state: RoomState, deps: Deps, onChange: (change: Change) => void) {
    this.#state = state;
    this.#deps = deps;
    this.#onChange = onChange;
    this.#chance = verifiedChance(state);
  }

  get state(): RoomState {
    return this.#state;
  }

  /** Makes sure that the table is as stored; call it before any change. */
  async refresh(): Promise<void> {
    if (this.#isAhead) await this.#reload();
  }

  /** 'taken' if another process changed the table; then it was read again. */
  async commit(entries: readonly Entry[], key?: string): Promise<Result<void, 'taken'>> {
    const { store, date, now } = this.#deps;
    const [at, time] = [date(), now()];
    const last = entries.length - 1;
    const stored: StoredEntry[] = entries.map((entry, i) => ({
      at,
      time,
      entry,
      ...(key !== undefined && i === last ? { key } : {}),
    }));
    const { id, version } = this.#state;
    const before = moveCount(this.#state);
    // The change is applied to the table itself: if the store refuses, it is read again.
    this.#isAhead = true;
    const { room, moments } = applyAll(this.#state, stored);
    this.#state = room;
    const append = { table: id, from: version, entries: stored, summary: summaryOf(room) };
    const appended = await store.append(append).catch(async (problem: unknown) => {
      await this.#reload();
      throw problem;
    });
    if (!appended.ok) {
      await this.#reload();
      return fail('taken');
    }
    this.#isAhead = false;
    this.#onChange({ entries, from: Math.min(before, moveCount(room)), moments });
    return ok(undefined);
  }

  /**
   * Adds a seed to a game that started before the store was opened: after restoring a backup, the draws of its seeds may
   * have been seen. This happens before any decision, so that nobody can choose a seed to their liking.
   */
  async renewChance(): Promise<void> {
    while (this.#isChanceOld) {
      const added = await this.commit([
        { type: 'reseeded', seed: this.#newSeed(), opening: this.#deps.store.opening },
      ]);
      // Otherwise another server was faster, and the table was read again.
      if (added.ok && this.#state.phase !== 'waiting') this.#chance = chanceOf(this.#state.seeds);
    }
  }

  sources(awayFor: (seat: Seat) => number | undefined): Sources {
    return {
      chance: (room) => {
        this.#chance ??= chanceAt(room);
        return this.#chance;
      },
      newSeed: () => this.#newSeed(),
      begin: (seed) => {
        this.#chance = new SeedChance(seed);
        return this.#chance;
      },
      opening: this.#deps.store.opening,
      awayFor,
    };
  }

  /** Whether a game in progress has only seeds from before the store was opened. */
  get #isChanceOld(): boolean {
    const state = this.#state;
    if (state.phase === 'waiting' || state.phase === 'over') return false;
    return !state.seeds.some(({ opening }) => opening === this.#deps.store.opening);
  }

  #newSeed(): string {
    return (this.#deps.newSeed ?? newSeed)();
  }

  async #reload(): Promise<void> {
    const { id } = this.#state;
    const stored = await this.#deps.store.load(id);
    if (stored === undefined) throw new UnplayableTable(id, 'noTable', 'it was deleted');
    this.#state = await fold(id, stored);
    this.#chance = verifiedChance(this.#state);
    this.#isAhead = false;
    this.#onChange({ entries: [], from: 0, moments: [] });
  }
}

const verifiedChance = (state: RoomState): Rng | undefined =>
  state.phase === 'waiting' ? undefined : chanceAt(state);

function summaryOf(state: RoomState): Summary {
  const due = dueTime(state);
  return {
    phase: state.phase,
    visibility: state.created.visibility,
    ...(due === undefined ? {} : { due }),
    isComputersTurn: computersTurn(state) !== undefined,
  };
}
