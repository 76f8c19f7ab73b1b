/** All tables: those in memory, and the way to the others. */
import { type AnyGame, fail, ok, type Refusal, type Result, refuse } from '@guimard/engine/kit';
import type { CreateTable, Seated, TableId } from '@guimard/protocol';
import { GAMES, gameCalled } from '../games.ts';
import { graceOf } from './clock.ts';
import type { RoomDeps } from './deps.ts';
import type { Entry, Place } from './entry.ts';
import { listForgotten } from './keeping.ts';
import { computerName } from './names.ts';
import { OpenTables } from './open-tables.ts';
import { isMemoryShort, SERVER_FULL, TABLES_PER_ADDRESS, TOO_MANY_TABLES } from './quotas.ts';
import { Room, WAKE_AHEAD } from './room.ts';
import { hashesOf, newKeys, tableIdOf } from './secrets.ts';

/** A table that nobody has looked at for so long is put away; the store has it. */
const IDLE_MS = 5 * 60_000;
const TIDY_EVERY_MS = 60_000;

export class Rooms {
  readonly #deps: RoomDeps;
  readonly #rooms = new Map<TableId, Promise<Room | undefined>>();
  readonly #openTables = new OpenTables();
  readonly #tidying: NodeJS.Timeout;
  #isClosed = false;

  constructor(deps: RoomDeps) {
    this.#deps = { ...deps, onOver: (table) => this.#openTables.remove(table) };
    this.#tidying = setInterval(() => void this.#tidy().catch(deps.onProblem), TIDY_EVERY_MS);
    this.#tidying.unref();
  }

  /** Opens the tables that cannot wait to be looked at: a clock runs out there soon, or the computer is to act. */
  async wake(): Promise<void> {
    const { store, now } = this.#deps;
    for (const { id } of await store.listAwake(now() + WAKE_AHEAD)) {
      if (this.#isClosed) return;
      // One that cannot be opened must not keep the others asleep.
      await this.get(id).catch(this.#deps.onProblem);
    }
  }

  async get(id: TableId): Promise<Room | undefined> {
    const known = this.#rooms.get(id);
    if (known !== undefined) {
      const room = await known;
      // Whoever asks is about to come in: it is not the time to put it away.
      if (room !== undefined) room.touched = this.#deps.now();
      return room;
    }
    const opening = this.#open(id);
    this.#rooms.set(id, opening);
    const room = await opening.catch((error: unknown) => {
      this.#rooms.delete(id);
      throw error;
    });
    if (room === undefined) this.#rooms.delete(id);
    return room;
  }

  /** Why no table can be opened now, if so, for somebody at that address. */
  async whyFull(opener: string): Promise<Refusal | undefined> {
    const { quotas, store } = this.#deps;
    if (quotas === undefined) return undefined;
    if (this.#openTables.countOf(opener) >= TABLES_PER_ADDRESS) return TOO_MANY_TABLES;
    return isMemoryShort(quotas) || (await store.countOpen()) >= quotas.tables ? SERVER_FULL : undefined;
  }

  /**
   * A new table, with the one who asks in the seat they wanted. Asked again with the same keys, it is the same table.
   * `opener` is the address it is asked from.
   */
  async create(wish: CreateTable, opener = ''): Promise<Result<Seated>> {
    const checked = check(wish);
    if (!checked.ok) return checked;
    const refusal = await this.whyFull(opener);
    if (refusal !== undefined) return fail(refusal);
    const { clock, atZero, visibility, assistance, keys = newKeys() } = wish;
    const seat = wish.seats.findIndex(({ kind }) => kind === 'me');
    const created: Entry = {
      type: 'created',
      game: wish.game,
      rules: checked.value.game.meta.rules,
      options: checked.value.options as CreateTable['options'],
      places: placesOf(wish),
      clock,
      atZero,
      visibility,
      assistance,
      grace: graceOf(clock, this.#deps.grace),
    };
    const joined: Entry = { type: 'joined', seat, name: wish.nickname, ...hashesOf(keys) };
    const [at, time] = [this.#deps.date(), this.#deps.now()];
    for (let attempt = 0; ; attempt++) {
      const table = tableIdOf(keys.secret, attempt);
      const appended = await this.#deps.store.append({
        table,
        from: 0,
        entries: [created, joined].map((entry) => ({ at, time, entry })),
        summary: { phase: 'waiting', visibility, isComputersTurn: false },
      });
      // Taken: by whoever asks now and did not hear the answer; or, once in a blue moon, by somebody else.
      const own = appended.ok ? seat : (await this.get(table))?.seatOf(keys.secret);
      if (own !== undefined) {
        this.#openTables.add(table, opener);
        return ok({ table, seat: own, ...keys });
      }
    }
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#tidying);
    const opened = await Promise.allSettled(this.#rooms.values());
    await Promise.all(opened.map(async (one) => one.status === 'fulfilled' && one.value?.close()));
    this.#rooms.clear();
  }

  async #open(id: TableId): Promise<Room | undefined> {
    const kept = await this.#deps.store.load(id);
    if (kept === undefined) return undefined;
    const room = Room.open(id, kept, this.#deps);
    // If that fails, the table can be looked at, and it is tried again before anything is decided there.
    await room.renewChance().catch(this.#deps.onProblem);
    return room;
  }

  async #tidy(): Promise<void> {
    const before = this.#deps.now() - IDLE_MS;
    for (const [id, opening] of this.#rooms) {
      const room = await opening;
      if (room === undefined || !room.isIdle || room.touched > before) continue;
      await this.#putAway(id, room);
    }
    await this.#clear();
    // Those that were put away until their clock has nearly run out.
    await this.wake();
  }

  async #putAway(id: TableId, room: Room): Promise<void> {
    this.#rooms.delete(id);
    await room.close();
  }

  /** Takes tables away that everybody has forgotten. Where somebody looks on, or a clock runs, nobody has. */
  async #clear(): Promise<void> {
    const { store, keptDays, notices, now } = this.#deps;
    if (keptDays === undefined) return;
    for (const { table, since } of await listForgotten(store, keptDays, now())) {
      const room = await this.#rooms.get(table);
      if (room !== undefined && !room.isIdle) continue;
      if (room !== undefined) await this.#putAway(table, room);
      if (!(await store.remove(table, since))) continue;
      notices?.forget(table);
      this.#openTables.remove(table);
    }
  }
}

/** The options as the game makes them, with as many players as there are seats. */
function check(wish: CreateTable): Result<{ readonly game: AnyGame; readonly options: object }> {
  const game = gameCalled(wish.game);
  if (game === undefined) {
    return refuse(
      'game',
      `There is no game "${wish.game}"; there are ${GAMES.map(({ meta }) => meta.id).join(', ')}.`,
    );
  }
  if (wish.seats.filter(({ kind }) => kind === 'me').length !== 1) {
    return refuse('seats', 'Exactly one of the seats must be yours.');
  }
  const options = game.options({ ...wish.options, players: wish.seats.length });
  return options.ok ? ok({ game, options: options.value }) : options;
}

function placesOf({ seats, nickname }: CreateTable): readonly Place[] {
  const taken = [{ name: nickname }];
  return seats.map((seat, i) => {
    if (seat.kind !== 'computer') return { kind: 'open' };
    const place: Place = { ...seat, name: computerName(i, taken) };
    taken.push(place);
    return place;
  });
}
