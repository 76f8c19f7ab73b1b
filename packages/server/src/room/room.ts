/**
 * A table being played: one command after the other. The entries of a command are stored first and sent second, so
 * nothing that anyone has seen can be lost.
 */
import { type Log, newRefusal, ok, type Refusal, type Result, type Seat } from '@guimard/engine/kit';
import type { CommandRequest, Presence, SeatKeys, Seed, TableId, Update } from '@guimard/protocol';
import { answersPosition, entriesBefore, isUnbounded } from '../domain/command.ts';
import { decide, decideAct } from '../domain/decide.ts';
import type { Sources } from '../domain/decision.ts';
import type { Entry, StoredEntry } from '../domain/entry.ts';
import { whyNotCalled } from '../domain/names.ts';
import { Projection } from '../domain/projection.ts';
import {
  type ClientProgress,
  dueTime,
  isSamePosition,
  type RoomState,
  seatAt,
  toMove,
} from '../domain/state.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import { Buckets } from '../limits/bucket.ts';
import { Attendance } from './attendance.ts';
import { Audience, type EndReason, type Listener } from './audience.ts';
import { storedKey } from './command-key.ts';
import type { Done, RoomDeps, RoomRefusal, Seating } from './deps.ts';
import { fold } from './fold.ts';
import { HttpPresence } from './http-presence.ts';
import { Queue } from './queue.ts';
import { ENTRIES_AT_TABLE, ENTRY_RATE, TOO_MANY_ENTRIES } from './quotas.ts';
import { Replays } from './replays.ts';
import { hashesOf, hashRecovery, hashSecret, newKeys } from './secrets.ts';
import { type Change, StoredTable } from './stored-table.ts';
import { Turns } from './turns.ts';

const KEY_USED = newRefusal('key', 'keyUsed');
const STALE = newRefusal('version', 'positionChanged');
/** A table whose next deadline is further away than this, in milliseconds, may be unloaded and loaded in time. */
export const WAKE_AHEAD = 10 * 60_000;

export class Room {
  readonly #deps: RoomDeps;
  readonly #table: StoredTable;
  readonly #queue = new Queue();
  readonly #attendance: Attendance;
  readonly #audience: Audience;
  readonly #httpPresence: HttpPresence;
  readonly #replays: Replays;
  readonly #turns: Turns;
  /** Limits entries other than moves, seat by seat: nobody can use up the others' share. */
  readonly #buckets = new Buckets(ENTRY_RATE);
  #isClosed = false;
  /** The service time of the last command or request. */
  lastUsed: number;

  private constructor(state: RoomState, deps: RoomDeps) {
    const projection = new Projection();
    this.#deps = deps;
    this.#table = new StoredTable(state, deps, (change) => this.#changed(change));
    this.#attendance = new Attendance(state.seats.length, deps.now);
    this.#audience = new Audience(this.#attendance, projection, () => this.presence);
    this.#httpPresence = new HttpPresence(this.#attendance, this.#audience);
    this.#replays = new Replays(projection);
    this.#turns = new Turns(this.#host(), deps);
    this.lastUsed = deps.now();
  }

  /** Rebuilds a table from its entries, starts its clock and wakes its computers. */
  static async open(id: TableId, stored: readonly StoredEntry[], deps: RoomDeps): Promise<Room> {
    const room = new Room(await fold(id, stored), deps);
    room.#turns.update();
    return room;
  }

  get id(): TableId {
    return this.#state.id;
  }

  /** Nobody is connected and nothing is due soon: the table can be unloaded, and opened again when needed. */
  get isIdle(): boolean {
    const due = dueTime(this.#state);
    const isDueSoon = due !== undefined && due - this.#deps.now() < WAKE_AHEAD;
    return this.#audience.isEmpty && !isDueSoon && !this.#turns.isThinking;
  }

  seatOf(secret: string): Seat | undefined {
    const hash = hashSecret(secret);
    const seat = this.#state.seats.findIndex(({ secretHash }) => secretHash === hash);
    return seat < 0 ? undefined : seat;
  }

  isConnected(seat: Seat): boolean {
    return this.#attendance.isConnected(seat);
  }

  /** Which seats are present, and how many spectators. */
  get presence(): Presence {
    const isPerson = this.#state.seats.map(({ kind }) => kind === 'person');
    return { ...this.#attendance.presence(isPerson), spectators: this.#audience.spectators };
  }

  /**
   * Sends the listener everything its viewer may know and does not have yet, and from then on every change. Returns a
   * function that unsubscribes. Queued, so that nothing is sent before it is stored, and nothing is missed in between.
   */
  enter(listener: Listener, progress: ClientProgress): Promise<() => void> {
    return this.#serially(async () => {
      const update = this.#updateFor(listener.viewer, progress);
      // Counted first: the welcome includes the newcomer's presence.
      const leave = this.#audience.add(listener);
      listener.update(update);
      return leave;
    });
  }

  /** The same, once. */
  look(viewer: Seat, progress: ClientProgress): Promise<Update> {
    this.#httpPresence.heardFrom(viewer);
    return this.#serially(async () => this.#updateFor(viewer, progress));
  }

  /** The finished game, for anyone to check; undefined before. */
  export(): Promise<{ readonly log: Log; readonly seeds: readonly Seed[] } | undefined> {
    return this.#serially(async () => {
      const state = this.#state;
      return state.phase === 'over' ? { log: state.session.log, seeds: state.seeds } : undefined;
    });
  }

  /** See `StoredTable.renewChance`. */
  renewChance(): Promise<void> {
    return this.#serially(() => this.#table.renewChance());
  }

  /** Executes a player's command. With the same key it is applied once, however often it is sent. */
  command(seat: Seat, request: CommandRequest): Promise<Result<Done, RoomRefusal>> {
    this.#httpPresence.heardFrom(seat);
    return this.#serially(async () => {
      const key = storedKey(seat, request);
      const done = this.#state.done.find(key);
      if (done?.wasOther === true) return this.#refuse(KEY_USED);
      if (done !== undefined) return ok({ version: done.version });
      const { command, version } = request;
      // First, since it may show that another server has changed the table.
      await this.#table.renewChance();
      if (answersPosition(command) && !isSamePosition(this.#state, version)) return this.#refuse(STALE);
      const entries = decide(this.#state, seat, command, this.#sources());
      if (!entries.ok) return this.#refuse(entries.error);
      if (isUnbounded(command) && !this.#mayAdd(seat)) return this.#refuse(TOO_MANY_ENTRIES);
      return this.#commit([...entriesBefore(this.#state, seat, command), ...entries.value], key);
    });
  }

  /** Takes a free seat: the first, if none is named. A client with these keys that already has a seat keeps it. */
  join(name: string, wanted?: Seat, keys = newKeys()): Promise<Result<Seating, RoomRefusal>> {
    return this.#serially(async () => {
      const own = this.seatOf(keys.secret);
      if (own !== undefined) return ok({ seat: own, ...keys });
      const { seats, phase } = this.#state;
      const seat = wanted ?? seats.findIndex(({ kind }) => kind === 'open');
      if (phase !== 'waiting') return this.#refuse(newRefusal('begun', 'gameBegun'));
      if (seats[seat]?.kind !== 'open') return this.#refuse(newRefusal('full', 'seatTaken'));
      const refusal = whyNotCalled(name, seats);
      if (refusal !== undefined) return this.#refuse(refusal);
      return this.#seat(seat, keys, { type: 'joined', seat, name, ...hashesOf(keys) });
    });
  }

  /** Gives a seat to a client with its recovery code; its old keys become invalid. */
  recover(code: string, keys = newKeys()): Promise<Result<Seating, RoomRefusal>> {
    return this.#serially(async () => {
      const own = this.seatOf(keys.secret);
      if (own !== undefined) return ok({ seat: own, ...keys });
      const hash = hashRecovery(code);
      const seat = this.#state.seats.findIndex(({ recoveryHash }) => recoveryHash === hash);
      if (seat < 0) return this.#refuse(newRefusal('recovery', 'unknownRecovery'));
      return this.#seat(seat, keys, { type: 'moved', seat, ...hashesOf(keys) });
    });
  }

  /** Removes a player's name and messages from the table and the store. The seat stays. */
  async erasePlayer(seat: Seat): Promise<void> {
    await this.#serially(async () => {
      await this.#deps.store.erasePlayer(this.id, seat);
      if (seatAt(this.#state, seat).name !== '') await this.#commit([{ type: 'erased', seat }]);
    });
  }

  /** Stores at which table the same players go on: the one that `open` creates, or the one stored before. */
  noteRematch(open: (finished: RoomState) => Promise<TableId>): Promise<Result<TableId, RoomRefusal>> {
    return this.#serially(async () => {
      const state = this.#state;
      if (state.phase !== 'over') return this.#refuse(newRefusal('not-over', 'gameNotOver'));
      if (state.rematch !== undefined) return ok(state.rematch);
      const table = await open(state);
      const noted = await this.#commit([{ type: 'rematch', table }]);
      return noted.ok ? ok(table) : noted;
    });
  }

  /** Starts nothing more, and resolves when everything started is done. */
  async close(why: EndReason = 'restart'): Promise<void> {
    this.#isClosed = true;
    this.#turns.close();
    this.#httpPresence.close();
    this.#audience.dismiss(() => true, why);
    await this.#queue.drain();
  }

  get #state(): RoomState {
    return this.#table.state;
  }

  #updateFor(viewer: Seat, progress: ClientProgress): Update {
    return this.#replays.updateFor(this.#state, viewer, progress, this.#deps.now());
  }

  #serially<T>(work: () => Promise<T>): Promise<T> {
    this.lastUsed = this.#deps.now();
    return this.#queue.run(async () => {
      if (this.#isClosed) throw new Error(`table ${this.id} is put away`);
      try {
        await this.#table.refresh();
        return await work();
      } catch (problem) {
        if (problem instanceof UnplayableTable) this.#deps.onUnplayable?.(problem);
        throw problem;
      }
    });
  }

  /** Events such as a timeout are queued like commands. */
  #host(): ConstructorParameters<typeof Turns>[0] {
    const stateNow = () => this.#state;
    return {
      get state() {
        return stateNow();
      },
      arrivedAt: (seat) => this.#attendance.arrivedAt(seat),
      flag: () =>
        this.#serially(async () => {
          const due = dueTime(this.#state);
          if (due === undefined) return;
          if (this.#deps.now() < due) this.#turns.update();
          else await this.#commit([{ type: 'flagged', seat: toMove(this.#state) }]);
        }),
      actAt: (version, seat, action) =>
        this.#serially(async () => {
          // Something may have changed meanwhile: an undone move, a player who returned.
          if (!isSamePosition(this.#state, version) || this.#isClosed) return;
          await this.#table.renewChance();
          const entries = decideAct(this.#state, seat, action, this.#sources());
          if (!entries.ok) throw new Error(`the computer may not ${action}: ${entries.error.code}`);
          await this.#commit(entries.value);
        }),
    };
  }

  #refuse(refusal: Refusal): { ok: false; error: RoomRefusal } {
    return { ok: false, error: { ...refusal, version: this.#state.version } };
  }

  /** Whether the table may get another entry other than a move: entries are stored for as long as the table. */
  #mayAdd(seat: Seat): boolean {
    if (this.#deps.quotas === undefined) return true;
    return this.#state.version < ENTRIES_AT_TABLE && this.#buckets.take(String(seat), this.#deps.now());
  }

  #sources(): Sources {
    return this.#table.sources((seat) => {
      const since = this.#attendance.awaySince(seat);
      return since === undefined ? undefined : this.#deps.now() - since;
    });
  }

  async #seat(seat: Seat, keys: SeatKeys, entry: Entry): Promise<Result<Seating, RoomRefusal>> {
    if (!this.#mayAdd(seat)) return this.#refuse(TOO_MANY_ENTRIES);
    const done = await this.#commit([entry]);
    if (done.ok) this.#httpPresence.heardFrom(seat);
    return done.ok ? ok({ seat, ...keys }) : done;
  }

  async #commit(entries: readonly Entry[], key?: string): Promise<Result<Done, RoomRefusal>> {
    const committed = await this.#table.commit(entries, key);
    return committed.ok ? ok({ version: this.#state.version }) : this.#refuse(STALE);
  }

  /** Stored: now it may be sent. */
  #changed({ entries, from, moments }: Change): void {
    this.#replays.clear();
    for (const entry of entries) {
      if (entry.type === 'left' || entry.type === 'moved') this.#vacate(entry.seat);
      if (entry.type === 'acted' && entry.by >= 0) this.#deps.notifications?.moved(this.id, entry.by);
    }
    this.#audience.send(this.#state, from, moments, this.#deps.now());
    this.#turns.update();
  }

  /** The seat's previous player gets nothing more. */
  #vacate(seat: Seat): void {
    this.#audience.dismiss((viewer) => viewer === seat, 'seatMoved');
    this.#attendance.reset(seat);
    this.#audience.sendPresence();
    this.#deps.notifications?.forget(this.id, seat);
  }
}
