/**
 * A table being played: one command after the other. The entries of a command are stored first and sent second, so
 * nothing that anyone has seen can be lost. Other nodes may have the same table open: see `StoredTable` and `TableLink`.
 */
import { type Log, newRefusal, ok, type Result, type Seat } from '@guimard/engine/kit';
import type { CommandRequest, Presence, SeatKeys, TableId, TableInfo, Update } from '@guimard/protocol';
import { entriesBefore, isOutdated, isUnbounded } from '../domain/command.ts';
import { dealOf } from '../domain/deal.ts';
import { decide } from '../domain/decide.ts';
import type { Sources } from '../domain/decision.ts';
import type { Entry, SharedDeal, StoredEntry } from '../domain/entry.ts';
import { infoOf, Projection } from '../domain/projection.ts';
import {
  type ClientProgress,
  type Created,
  computersTurn,
  dueTime,
  isComplete,
  owesShare,
  type RoomState,
  type StartedRoom,
  seatAt,
} from '../domain/state.ts';
import type { EndReason, Listener } from './audience.ts';
import { storedKey } from './command-key.ts';
import type { Done, RoomDeps, RoomRefusal, Seating } from './deps.ts';
import { fold } from './fold.ts';
import { Gathering } from './gathering.ts';
import { NOTE_EVERY } from './lobby.ts';
import { EntryLimit, TOO_MANY_ENTRIES } from './quotas.ts';
import { Replays } from './replays.ts';
import { decideJoin, seatRecoveredBy, seatWith, wasFreed } from './seating.ts';
import { hashesOf, hashSecret, newKeys } from './secrets.ts';
import type { Change } from './stored-table.ts';
import { type Attempt, STALE, TableWork } from './table-work.ts';
import { TurnedOut } from './turned-out.ts';
import { Turns } from './turns.ts';

const KEY_USED = newRefusal('key', 'keyUsed');
/** A table whose next deadline is further away than this, in milliseconds, may be unloaded and loaded in time. */
export const WAKE_AHEAD = 10 * 60_000;

export class Room {
  readonly #deps: RoomDeps;
  readonly #work: TableWork;
  readonly #gathering: Gathering;
  readonly #replays: Replays;
  readonly #turns: Turns;
  readonly #entryLimit: EntryLimit;
  readonly #turnedOut: TurnedOut;
  /** The service time of the last command or request. */
  lastUsed: number;
  /** When it was last noted that players are here. */
  #noted = Number.NEGATIVE_INFINITY;

  private constructor(state: RoomState, deps: RoomDeps) {
    const projection = new Projection();
    this.#deps = deps;
    this.#entryLimit = new EntryLimit(deps);
    this.#turnedOut = new TurnedOut(deps.now);
    this.#work = new TableWork(state, deps, {
      isWatched: () => !this.#gathering.isEmpty,
      changed: (change) => this.#changed(change),
    });
    this.#replays = new Replays(projection);
    const turnsHost = {
      arrivedAt: (seat: Seat) => this.#gathering.arrivedAt(seat),
      sources: () => this.#sources(),
    };
    this.#turns = new Turns(this.#work, turnsHost, deps);
    this.#gathering = new Gathering(this.#work, deps, projection);
    this.lastUsed = deps.now();
  }

  /** Rebuilds a table from its entries, starts its clock and wakes its computers. */
  static async open(id: TableId, stored: readonly StoredEntry[], deps: RoomDeps): Promise<Room> {
    const room = new Room(await fold(id, stored), deps);
    room.#turns.update();
    room.#gathering.greet();
    return room;
  }

  get id(): TableId {
    return this.#state.id;
  }

  /** As far as is known here. */
  get version(): number {
    return this.#state.version;
  }

  /** Nobody is connected and nothing is due soon: the table can be unloaded, and opened again when needed. */
  get isIdle(): boolean {
    const due = dueTime(this.#state);
    const isDueSoon = due !== undefined && due - this.#deps.now() < WAKE_AHEAD;
    return this.#gathering.isEmpty && !isDueSoon && !this.#turns.isThinking;
  }

  /** Whether a player is at this node, also without a connection. */
  get isAttended(): boolean {
    return this.#gathering.isAttended;
  }

  /** Whether it is to be noted in the store that players are here: call it only to do so. */
  takeNote(): boolean {
    const { phase, created } = this.#state;
    const isOfInterest = phase === 'waiting' || (phase !== 'over' && created.visibility === 'public');
    const now = this.#deps.now();
    if (!isOfInterest || !this.isAttended || now - this.#noted < NOTE_EVERY) return false;
    this.#noted = now;
    return true;
  }

  /** As far as is known here. */
  seatOf(secret: string): Seat | undefined {
    return seatWith(this.#state, secret);
  }

  /** The same; a secret that is not known here may have been given out by another node. */
  async findSeat(secret: string): Promise<Seat | undefined> {
    const seat = this.seatOf(secret);
    if (seat !== undefined || this.#deps.bus.isAlone) return seat;
    await this.#work.look();
    return this.seatOf(secret);
  }

  /** Whether the opener freed the seat that had this secret. */
  wasFreed(secret: string): boolean {
    return wasFreed(this.#state, hashSecret(secret));
  }

  /** At any node. */
  isConnected(seat: Seat): Promise<boolean> {
    return this.#work.run(async () => this.#gathering.isConnected(seat));
  }

  /** Which seats are present, and how many spectators, at all nodes. */
  get presence(): Presence {
    return this.#gathering.presence;
  }

  /**
   * Sends the listener everything its viewer may know and does not have yet, and from then on every change. Returns a
   * function that unsubscribes. Queued, so that nothing is sent before it is stored, and nothing is missed in between.
   */
  enter(listener: Listener, progress: ClientProgress): Promise<() => void> {
    return this.#serially(async () => {
      const update = await this.#updateFor(listener.viewer, progress);
      // Counted first: the welcome includes the newcomer's presence.
      const leave = this.#gathering.add(listener);
      this.#turnedOut.seen(listener.viewer, listener.address);
      listener.update(update);
      return leave;
    });
  }

  /** The same, once. */
  look(viewer: Seat, progress: ClientProgress): Promise<Update> {
    this.#gathering.heardFrom(viewer);
    return this.#serially(() => this.#updateFor(viewer, progress));
  }

  /** The public part of the table, without its moves. */
  info(): Promise<TableInfo> {
    return this.#serially(async () => infoOf(this.#state));
  }

  /** The finished game, for anyone to check; undefined before. */
  export(): Promise<(Pick<StartedRoom, 'seeds' | 'draws' | 'seats'> & { readonly log: Log }) | undefined> {
    return this.#serially(async () => {
      const state = await this.#finished();
      if (state.phase !== 'over') return undefined;
      const { session, seeds, draws, seats } = state;
      return { log: session.log, seeds, draws, seats };
    });
  }

  /** The table's game and options with its deal, for another table; a refusal before the end. */
  shareDeal(): Promise<Result<{ readonly created: Created; readonly deal: SharedDeal }>> {
    return this.#serially(async () => {
      const state = await this.#finished();
      const deal = dealOf(state);
      return deal.ok ? ok({ created: state.created, deal: deal.value }) : deal;
    });
  }

  /**
   * See `StoredTable.renewChance`. Before players are about to add shares, it is soon enough with the next command: who only
   * looks at a deserted table must not change it.
   */
  async renewChance(): Promise<void> {
    await this.#decide(0, async () => {
      const isDue = this.#state.phase !== 'waiting' || isComplete(this.#state);
      return isDue && this.#work.table.isChanceOld ? this.#work.renewChance() : this.#work.done;
    });
  }

  /** Executes a player's command. With the same key it is applied once, however often it is sent, and to which node. */
  command(seat: Seat, request: CommandRequest): Promise<Result<Done, RoomRefusal>> {
    this.#gathering.heardFrom(seat);
    const { command, version } = request;
    return this.#decide(version, async () => {
      const key = storedKey(seat, request);
      const done = this.#state.done.find(key);
      if (done?.wasOther === true) return this.#work.refuse(KEY_USED);
      if (done !== undefined) return ok({ version: done.version });
      if (isOutdated(this.#state, command, version)) return this.#work.refuse(STALE);
      if (this.#work.table.isChanceOld) {
        await this.#work.renewChance();
        // The player's share comes before the move.
        return command.type === 'act' && owesShare(this.#state, seat) ? this.#work.refuse(STALE) : 'taken';
      }
      const entries = decide(this.#state, seat, command, this.#sources());
      if (!entries.ok) return this.#work.refuse(entries.error);
      if (isUnbounded(command) && !this.#entryLimit.take(this.version, seat))
        return this.#work.refuse(TOO_MANY_ENTRIES);
      return this.#work.commit([...entriesBefore(this.#state, seat, command), ...entries.value], key);
    });
  }

  /** Takes a free seat: the first, if none is named. A client with these keys that already has a seat keeps it. */
  join(
    name: string,
    wanted?: Seat,
    keys = newKeys(),
    address?: string,
  ): Promise<Result<Seating, RoomRefusal>> {
    return this.#decide(0, async () => {
      const own = this.seatOf(keys.secret);
      if (own !== undefined) return ok({ seat: own, ...keys });
      const guest = { name, keys, wanted, isTurnedOut: this.#turnedOut.has(address) };
      const joined = decideJoin(this.#state, guest, this.#deps.now());
      if (!joined.ok) return this.#work.refuse(joined.error);
      const seated = await this.#seat(keys, joined.value);
      if (seated !== 'taken' && seated.ok) this.#turnedOut.seen(seated.value.seat, address);
      return seated;
    });
  }

  /** Gives a seat to a client with its recovery code; its old keys become invalid. */
  recover(code: string, keys = newKeys()): Promise<Result<Seating, RoomRefusal>> {
    return this.#decide(0, async () => {
      if (seatRecoveredBy(this.#state, code) === undefined) await this.#work.table.look();
      const own = this.seatOf(keys.secret);
      if (own !== undefined) return ok({ seat: own, ...keys });
      const seat = seatRecoveredBy(this.#state, code);
      if (seat === undefined) return this.#work.refuse(newRefusal('recovery', 'unknownRecovery'));
      return this.#seat(keys, { type: 'moved', seat, ...hashesOf(keys) });
    });
  }

  /** Removes a player's name and messages from the table and the store. The seat stays. */
  async erasePlayer(seat: Seat): Promise<void> {
    await this.#decide(0, async () => {
      await this.#deps.store.erasePlayer(this.id, seat);
      if (seatAt(this.#state, seat).name === '') return this.#work.done;
      return this.#work.commit([{ type: 'erased', seat }]);
    });
  }

  /** Stores at which table the same players go on: the one that `open` creates, or the one stored before. */
  noteRematch(open: (finished: RoomState) => Promise<TableId>): Promise<Result<TableId, RoomRefusal>> {
    let opened: TableId | undefined;
    return this.#decide(0, async () => {
      const state = await this.#finished();
      if (state.phase !== 'over') return this.#work.refuse(newRefusal('not-over', 'gameNotOver'));
      if (state.rematch !== undefined) {
        // Another node was faster: nobody will ever come to the table opened here.
        if (opened !== undefined) await this.#deps.store.remove(opened, Number.MAX_VALUE);
        return ok(state.rematch);
      }
      opened ??= await open(state);
      const noted = await this.#work.commit([{ type: 'rematch', table: opened }]);
      return noted === 'taken' || !noted.ok ? noted : ok(opened);
    });
  }

  /** This node has taken the table's lease: whatever is due is done. `hold` is called if a computer is on turn. */
  attend(hold: () => void): Promise<void> {
    return this.#serially(async () => {
      await this.#work.table.look();
      if (computersTurn(this.#state) !== undefined) hold();
      this.#turns.update();
    });
  }

  /** The store has entries up to this version. */
  hearOf(version: number): void {
    this.#work.hearOf(version);
  }

  /** Call it every few seconds. */
  heartbeat(): void {
    this.#gathering.heartbeat();
    this.#work.follow();
  }

  /** Other nodes cannot be heard, or could not until now: what they have stored is read. */
  poll(): void {
    this.#gathering.excuse();
    this.#work.hearOf(Number.POSITIVE_INFINITY);
  }

  /** Other nodes can be heard again. */
  resume(): void {
    this.poll();
    this.#gathering.greet();
  }

  /** Starts nothing more, and resolves when everything started is done. */
  async close(why: EndReason = 'restart'): Promise<void> {
    const done = this.#work.close();
    this.#turns.close();
    this.#gathering.close(why);
    await done;
  }

  get #state(): RoomState {
    return this.#work.state;
  }

  async #updateFor(viewer: Seat, progress: ClientProgress): Promise<Update> {
    await this.#work.reach(progress.version);
    return this.#replays.updateFor(this.#state, viewer, progress, this.#deps.now());
  }

  /** The table; before it is refused because the game is not over, the store is asked. */
  async #finished(): Promise<RoomState> {
    if (this.#state.phase !== 'over') await this.#work.table.look();
    return this.#state;
  }

  #serially<T>(work: () => Promise<T>): Promise<T> {
    this.lastUsed = this.#deps.now();
    return this.#work.run(work);
  }

  #decide<T>(version: number, attempt: () => Promise<Attempt<T>>): Promise<Result<T, RoomRefusal>> {
    this.lastUsed = this.#deps.now();
    return this.#work.decide(version, attempt);
  }

  #sources(): Sources {
    return this.#work.table.sources((seat) => this.#gathering.awayFor(seat));
  }

  async #seat(keys: SeatKeys, entry: Entry & { readonly seat: Seat }): Promise<Attempt<Seating>> {
    const { seat } = entry;
    if (!this.#entryLimit.take(this.version, seat)) return this.#work.refuse(TOO_MANY_ENTRIES);
    const done = await this.#work.commit([entry]);
    if (done === 'taken' || !done.ok) return done;
    this.#gathering.heardFrom(seat);
    return ok({ seat, ...keys });
  }

  /** Stored: now it may be sent. */
  #changed(change: Change): void {
    this.#replays.clear();
    for (const entry of change.entries) this.#turnedOut.note(entry);
    this.#gathering.send(change);
    this.#turns.update();
  }
}
