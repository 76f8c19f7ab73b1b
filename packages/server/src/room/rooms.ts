/** All tables: those in memory, and access to the stored ones. */
import { fail, ok, type Refusal, type Result } from '@guimard/engine/kit';
import type { CreateTable, Seated, TableId } from '@guimard/protocol';
import { graceOf } from '../domain/clock.ts';
import type { Entry } from '../domain/entry.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import { waitAt } from '../limits/rate.ts';
import { StoreProblem } from '../store/problem.ts';
import type { EndReason } from './audience.ts';
import { Clearing } from './clearing.ts';
import { dealFor } from './deal-for.ts';
import type { RoomDeps } from './deps.ts';
import { checkDraft, placesOf } from './draft.ts';
import { type JobFigures, Jobs } from './jobs.ts';
import { openerMark } from './lobby.ts';
import { OpenCount } from './open-count.ts';
import { OpenTables } from './open-tables.ts';
import { isMemoryShort, OPENING_WINDOW, SERVER_FULL, TABLES_PER_ADDRESS, TOO_MANY_TABLES } from './quotas.ts';
import { Room, WAKE_AHEAD } from './room.ts';
import { firstSeed, hashesOf, newKeys, tableIdOf } from './secrets.ts';

/** A table without viewers for this long is unloaded; the store has it. */
const IDLE_MS = 5 * 60_000;
const TIDY_EVERY_MS = 60_000;
/** Other nodes are told this often who is here: see `SILENCE`. */
const HEARTBEAT_EVERY_MS = 3_000;
/** How many codes are tried for a new table. */
const ATTEMPTS = 10;

export class Rooms {
  readonly #deps: RoomDeps;
  readonly #rooms = new Map<TableId, Promise<Room | undefined>>();
  readonly #openTables = new OpenTables();
  readonly #openCount: OpenCount;
  readonly #clearing: Clearing;
  /** Unplayable tables that are known and logged: they are not read again. */
  readonly #unplayable = new Map<TableId, UnplayableTable>();
  /** Those that have been read. */
  readonly #opened = new Set<Room>();
  readonly #timers: readonly NodeJS.Timeout[];
  /** Undefined: this node acts for all tables. */
  readonly #jobs: Jobs | undefined;
  #isClosed = false;

  constructor(deps: RoomDeps) {
    if (deps.store.isShared) this.#jobs = new Jobs(deps, (table, hold) => this.#attend(table, hold));
    this.#openCount = new OpenCount(deps, () => this.#openTables.size);
    this.#deps = {
      ...deps,
      leases: this.#jobs,
      openerOf: (table) => this.#openTables.openerOf(table),
      onOver: (table) => this.#openTables.remove(table),
      onUnplayable: (problem) => this.#lose(problem),
    };
    this.#clearing = new Clearing(deps, this.#openCount, {
      opened: async (table) => this.#rooms.get(table),
      isUnplayable: (table) => this.#unplayable.has(table),
      putAway: (table, room) => this.#putAway(table, room),
      lose: (problem) => this.#lose(problem),
      forget: (table) => this.#forget(table),
    });
    this.#timers = [
      setInterval(() => void this.#tidy().catch(deps.onProblem), deps.tidyEvery ?? TIDY_EVERY_MS),
      setInterval(() => this.#heartbeat(), deps.heartbeatEvery ?? HEARTBEAT_EVERY_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /**
   * Opens the tables that cannot wait for a viewer: a clock runs out soon, or a computer is on turn. If other nodes share
   * the store, this one looks for such tables again and again: any of them may die.
   */
  async wake(): Promise<void> {
    if (this.#jobs !== undefined) return this.#jobs.start();
    const { store, bus, now } = this.#deps;
    const all = { due: Number.MAX_SAFE_INTEGER, computers: Number.MAX_SAFE_INTEGER };
    for (const { id } of await store.takeAwake({ node: bus.node, until: now() + WAKE_AHEAD, ...all })) {
      if (this.#isClosed) return;
      // One that cannot be opened must not keep the others from loading.
      await this.get(id).catch((problem) => this.#report(problem));
    }
  }

  /** Throws an UnplayableTable if the table exists and cannot be played on. */
  async get(id: TableId): Promise<Room | undefined> {
    const known = this.#rooms.get(id);
    if (known !== undefined) {
      const room = await known;
      // A client is about to join: keep it loaded.
      if (room !== undefined) room.lastUsed = this.#deps.now();
      return room;
    }
    const unplayable = this.#unplayable.get(id);
    if (unplayable !== undefined) throw unplayable;
    const opening = this.#open(id);
    this.#rooms.set(id, opening);
    const room = await opening.catch((error: unknown) => {
      this.#rooms.delete(id);
      if (error instanceof UnplayableTable) this.#lose(error);
      throw error;
    });
    if (room === undefined) this.#rooms.delete(id);
    return room;
  }

  /** Why a client at that address cannot open a table now, if so. */
  async whyFull(opener: string): Promise<Refusal | undefined> {
    const { quotas } = this.#deps;
    if (quotas === undefined) return undefined;
    if (!this.#openTables.hasRoomFor(opener)) return TOO_MANY_TABLES;
    if (isMemoryShort(quotas)) return SERVER_FULL;
    const isFull = async () => (await this.#openCount.read()) >= quotas.tables;
    if (!(await isFull())) return undefined;
    await this.#clearing.makeRoom();
    return (await isFull()) ? SERVER_FULL : undefined;
  }

  /** The same for all nodes together: counts one more table. */
  async #whyTooMany(opener: string): Promise<Refusal | undefined> {
    const { quotas, counts, bus } = this.#deps;
    if (quotas === undefined || counts === undefined || bus.isAlone) return undefined;
    const wait = await waitAt(opener, TABLES_PER_ADDRESS, (network, most) =>
      counts.count(`${network} tables`, OPENING_WINDOW, most),
    );
    return wait === undefined ? undefined : TOO_MANY_TABLES;
  }

  /**
   * A new table, with its creator in the chosen seat. Asked again with the same keys, it is the same table.
   * `opener` is the client's address.
   */
  async create(draft: CreateTable, opener = ''): Promise<Result<Seated>> {
    const checked = checkDraft(draft);
    if (!checked.ok) return checked;
    const { clock, atZero, visibility, assistance, keys = newKeys() } = draft;
    const hashes = hashesOf(keys);
    const deal = await dealFor(draft, checked.value.options, hashes.secretHash, (id) => this.get(id));
    if (!deal.ok) return deal;
    const refusal = (await this.whyFull(opener)) ?? (await this.#whyTooMany(opener));
    if (refusal !== undefined) return fail(refusal);
    const seat = draft.seats.findIndex(({ kind }) => kind === 'me');
    const created: Entry = {
      type: 'created',
      game: draft.game,
      rules: checked.value.game.meta.rules,
      // The options of all games are plain values and lists of them.
      options: checked.value.options as CreateTable['options'],
      places: placesOf(draft),
      clock,
      atZero,
      visibility,
      assistance,
      grace: graceOf(clock, this.#deps.grace),
      ...(deal.value === undefined ? {} : { deal: deal.value }),
    };
    const joined: Entry = { type: 'joined', seat, name: draft.nickname, ...hashes };
    const [at, time] = [this.#deps.date(), this.#deps.now()];
    const { store, newSeed } = this.#deps;
    // What is dealt again has its seed already.
    const seeded = deal.value === undefined ? [firstSeed(store.opening, newSeed?.())] : [];
    const entries = [created, joined, ...seeded].map((entry) => ({ at, time, entry }));
    const dealtAs = deal.value === undefined ? {} : { deal: deal.value.table };
    const summary = {
      phase: 'waiting',
      visibility,
      isComputersTurn: false,
      opener: openerMark(opener, this.#deps.store.created),
      isOverDays: clock.kind === 'days',
      ...dealtAs,
    } as const;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const table = tableIdOf(keys.secret, attempt);
      try {
        const appended = await this.#deps.store.append({ table, from: 0, entries, summary });
        // Taken: by this client, which did not get the response; or, very rarely, by another.
        const own = appended.ok ? seat : await (await this.get(table))?.findSeat(keys.secret);
        if (own === undefined) continue;
        this.#openTables.add(table, opener);
        return ok({ table, seat: own, ...keys });
      } catch (problem) {
        // Nothing can be added where the file is damaged. Another code is stored elsewhere.
        if (!(problem instanceof UnplayableTable)) throw problem;
      }
    }
    throw new StoreProblem('No place was found in the database for another table.');
  }

  /** How many tables have given way to others. */
  get gaveWay(): number {
    return this.#clearing.gaveWay;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  /** How many tables turned out to be unplayable for this reason. */
  countUnplayable(kind: UnplayableTable['kind']): number {
    return [...this.#unplayable.values()].filter((problem) => problem.kind === kind).length;
  }

  /** Undefined if this node acts for all tables. */
  get jobs(): JobFigures | undefined {
    return this.#jobs?.figures;
  }

  /**
   * Finds out what other processes have stored or deleted, even if no message said so: the last one about a table may have
   * been lost.
   */
  async followStore(): Promise<void> {
    const rooms = new Map([...this.#opened].map((room) => [room.id, room]));
    const known = new Map([...rooms].map(([id, { version }]) => [id, version]));
    for (const [id, version] of await this.#deps.store.listChanged(known)) {
      if (version === undefined) this.#lose(new UnplayableTable(id, 'noTable', 'it was deleted'));
      else rooms.get(id)?.hearOf(version);
    }
  }

  /** Other nodes cannot be heard: what they have stored is read, where anybody is watching. */
  poll(): void {
    for (const room of this.#opened) room.poll();
  }

  /** Other nodes can be heard again. */
  resume(): void {
    for (const room of this.#opened) room.resume();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#jobs?.close();
    await Promise.allSettled(this.#rooms.values());
    await Promise.all([...this.#opened].map((room) => this.#close(room)));
    await this.#jobs?.release();
    this.#rooms.clear();
  }

  async #open(id: TableId): Promise<Room | undefined> {
    const stored = await this.#deps.store.load(id);
    if (stored === undefined) return undefined;
    const room = await Room.open(id, stored, this.#deps);
    this.#opened.add(room);
    await room.renewChance().catch(async (problem: unknown) => {
      // If it fails, the table can still be watched, and it is tried again before the next decision.
      if (!(problem instanceof UnplayableTable)) return this.#deps.onProblem(problem);
      await this.#close(room, problem.kind);
      throw problem;
    });
    return room;
  }

  /** Once per table. */
  #lose(problem: UnplayableTable): void {
    const { table, kind } = problem;
    if (this.#unplayable.has(table)) return;
    this.#unplayable.set(table, problem);
    if (kind === 'noTable') this.#forget(table);
    else this.#deps.onProblem(problem);
    this.#deps.notifications?.turn(table, undefined, 0);
    const opening = this.#rooms.get(table);
    this.#rooms.delete(table);
    void opening?.then((room) => room && this.#close(room, kind)).catch((other) => this.#report(other));
  }

  /** The table is gone. */
  #forget(table: TableId): void {
    this.#deps.notifications?.forget(table);
    this.#openTables.remove(table);
  }

  async #attend(table: TableId, hold: () => void): Promise<void> {
    try {
      await (await this.get(table))?.attend(hold);
    } catch (problem) {
      if (!(problem instanceof UnplayableTable)) throw problem;
    }
  }

  #heartbeat(): void {
    for (const room of this.#opened) room.heartbeat();
    void this.#noteSeen().catch((problem) => this.#report(problem));
  }

  /** So that other nodes, and this one after a restart, know where players are and were. */
  async #noteSeen(): Promise<void> {
    const { store, now } = this.#deps;
    if (store.health !== 'ok') return;
    const tables = [...this.#opened].filter((room) => room.takeNote()).map(({ id }) => id);
    if (tables.length > 0) await store.noteSeen(tables, now());
  }

  async #close(room: Room, why?: EndReason): Promise<void> {
    this.#opened.delete(room);
    await room.close(why);
  }

  /** Reports an error at one of many tables. */
  #report(problem: unknown): void {
    if (!(problem instanceof UnplayableTable)) this.#deps.onProblem(problem);
  }

  async #tidy(): Promise<void> {
    const before = this.#deps.now() - IDLE_MS;
    for (const [id, opening] of this.#rooms) {
      // The clients that asked for it know why it cannot be opened.
      const room = await opening.catch(() => undefined);
      if (room === undefined || !room.isIdle || room.lastUsed > before) continue;
      await this.#putAway(id, room);
    }
    await this.#clearing.removeOld();
    await this.#clearing.makeRoom();
    // Tables that were unloaded until shortly before their clock runs out.
    await this.wake();
  }

  async #putAway(id: TableId, room: Room): Promise<void> {
    this.#rooms.delete(id);
    await this.#close(room);
  }
}
