/**
 * A table as it is played: one command after the other. What a command leads to is stored first and told second, so
 * nothing that anybody was told can be lost.
 */
import { type Log, ok, type Refusal, type Result, type Rng, type Seat, viewOf } from '@guimard/engine/kit';
import {
  type Command,
  type CommandRequest,
  chanceOf,
  type Presence,
  type SeatKeys,
  type Seed,
  SeedChance,
  type TableId,
  type Update,
} from '@guimard/protocol';
import { decide, decideAct } from '../domain/decide.ts';
import type { Sources } from '../domain/decision.ts';
import { storedKey } from '../domain/done-commands.ts';
import type { Entry, Kept } from '../domain/entry.ts';
import { whyNotCalled } from '../domain/names.ts';
import type { Had, RoomState } from '../domain/state.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import { Buckets } from '../limits/bucket.ts';
import type { Append } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { Audience, type Farewell, type Listener } from './audience.ts';
import type { Done, RoomDeps, RoomRefusal, Seating } from './deps.ts';
import { chanceAt, fold } from './fold.ts';
import { ENTRIES_AT_TABLE, ENTRY_RATE, TOO_MANY_ENTRIES } from './quotas.ts';
import { Replays } from './replays.ts';
import { hashesOf, hashRecovery, hashSecret, newKeys, newSeed } from './secrets.ts';

const KEY_USED: Refusal = {
  rule: 'key',
  reason: 'This key was used for another command. Please use a new one for each command.',
};
/** A timer can wait no longer than this. */
const LONGEST_TIMER = 2 ** 31 - 1;
const RETRY_MS = 5000;
/** A table whose next deadline is further away, in milliseconds, may be put away and woken in time. */
export const WAKE_AHEAD = 10 * 60_000;
/** In milliseconds: for a replaced player who comes back. */
const HANDOVER = 15_000;

/** Moves come to an end with the game, and nobody must be kept from resigning it. */
const isBounded = ({ type }: Command): boolean => type !== 'act' && type !== 'resign';

export class Room {
  readonly #deps: RoomDeps;
  readonly #audience: Audience;
  readonly #replays = new Replays();
  /** Of entries that are no moves, seat by seat: nobody can use up what the others may do. */
  readonly #buckets = new Buckets(ENTRY_RATE);
  readonly #attendance: Attendance;
  #state: RoomState;
  #chance: Rng | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  /** Of seats that are present only by what they ask over HTTP. */
  readonly #lapses = new Map<Seat, NodeJS.Timeout>();
  #isThinking = false;
  #isClosed = false;
  /** The state may hold what the store does not: it must be read anew before anybody is told of it. */
  #isAhead = false;
  /** The seeds were all added before the store was opened: see `renewChance`. */
  #isChanceOld: boolean;
  /** When somebody last did or asked something. */
  touched: number;

  private constructor(state: RoomState, deps: RoomDeps) {
    this.#state = state;
    this.#deps = deps;
    this.#attendance = new Attendance(state.seats.length, deps.now);
    this.#audience = new Audience(this.#attendance, () => this.presence);
    this.touched = deps.now();
    this.#chance = chanceAt(state);
    const newest = state.seeds.at(-1);
    this.#isChanceOld = newest !== undefined && newest.opening !== deps.store.opening;
  }

  /** A table from its entries, with its clock running and its computers awake. */
  static async open(id: TableId, kept: readonly Kept[], deps: RoomDeps): Promise<Room> {
    const room = new Room(await fold(id, kept), deps);
    room.#afterwards();
    return room;
  }

  get id(): TableId {
    return this.#state.id;
  }

  /** Nobody looks, nothing is due soon: it can be opened again when it is needed. */
  get isIdle(): boolean {
    const { due } = this.#state;
    const isDueSoon = due !== undefined && due - this.#deps.now() < WAKE_AHEAD;
    return this.#audience.isEmpty && !isDueSoon && !this.#isThinking;
  }

  seatOf(secret: string): Seat | undefined {
    const hash = hashSecret(secret);
    const seat = this.#state.seats.findIndex(({ secretHash }) => secretHash === hash);
    return seat < 0 ? undefined : seat;
  }

  isConnected(seat: Seat): boolean {
    return this.#attendance.isConnected(seat);
  }

  isPresent(seat: Seat): boolean {
    return this.#attendance.isPresent(seat);
  }

  /** Who is here, seat by seat, and how many look on. */
  get presence(): Presence {
    const { seats } = this.#state;
    const isPerson = (seat: Seat): boolean => seats[seat].kind === 'person';
    return {
      present: seats.map((_, seat) => isPerson(seat) && this.isPresent(seat)),
      awaySince: seats.map((_, seat) => (isPerson(seat) ? (this.#attendance.awaySince(seat) ?? null) : null)),
      spectators: this.#audience.spectators,
    };
  }

  /**
   * Tells the listener all that the viewer may know and does not have yet, and from then on whatever happens;
   * answers how to stop. In its turn, so that nobody is told what is not stored yet, and nothing falls in between.
   */
  async enter(listener: Listener, had: Had): Promise<() => void> {
    return this.#serially(async () => {
      const update = this.#updateFor(listener.viewer, had);
      // Counted first: the welcome says who is present, the newcomer included.
      const leave = this.#audience.add(listener);
      listener.update(update);
      return leave;
    });
  }

  /** The same, once. */
  async look(viewer: Seat, had: Had): Promise<Update> {
    this.#heardFrom(viewer);
    return this.#serially(async () => this.#updateFor(viewer, had));
  }

  /** A player may have no connection and be here all the same: programs may ask over HTTP alone. */
  #heardFrom(seat: Seat): void {
    if (seat < 0) return;
    const wasPresent = this.isPresent(seat);
    this.#audience.noting(seat, () => this.#attendance.ask(seat));
    if (!wasPresent) this.#watchLapse(seat);
  }

  /** Nobody says when a program stops asking. */
  #watchLapse(seat: Seat): void {
    const lapse = this.#attendance.lapseOf(seat);
    if (lapse === undefined || this.#isClosed) return;
    const check = () => (this.isPresent(seat) ? this.#watchLapse(seat) : this.#audience.tellPresence());
    clearTimeout(this.#lapses.get(seat));
    this.#lapses.set(seat, setTimeout(check, lapse).unref());
  }

  #updateFor(viewer: Seat, had: Had): Update {
    return this.#replays.updateFor(this.#state, viewer, had, this.#deps.now());
  }

  /** The finished game, for anybody to check; undefined before. */
  async export(): Promise<{ readonly log: Log; readonly seeds: readonly Seed[] } | undefined> {
    return this.#serially(async () => {
      const { phase, session, seeds } = this.#state;
      return phase === 'over' && session !== undefined ? { log: session.log, seeds } : undefined;
    });
  }

  /**
   * Adds a seed to a game that was begun before the store was opened: from a backup, the draws of the seeds it has may
   * have been seen. Before anybody is asked to decide anything, so that nobody can have chosen the seed to their liking.
   */
  async renewChance(): Promise<void> {
    await this.#serially(() => this.#renewChance());
  }

  async #renewChance(): Promise<void> {
    if (!this.#isChanceOld || this.#state.phase === 'over') return;
    const seed = (this.#deps.newSeed ?? newSeed)();
    const added = await this.#commit([{ type: 'reseeded', seed, opening: this.#deps.store.opening }]);
    // Another server was faster, and the table was read anew.
    if (!added.ok) return this.#renewChance();
    this.#isChanceOld = false;
    this.#chance = chanceOf(this.#state.seeds);
  }

  /** What a player asks for. With the same key it is done once, however often it is sent. */
  async command(seat: Seat, request: CommandRequest): Promise<Result<Done, RoomRefusal>> {
    this.#heardFrom(seat);
    return this.#serially(async () => {
      const key = storedKey(seat, request);
      const done = this.#state.done.find(key);
      if (done?.wasOther === true) return this.#refuse(KEY_USED);
      if (done !== undefined) return ok({ version: done.version });
      const { command, version } = request;
      const answersPosition = ['act', 'answer', 'ask'].includes(command.type);
      if (answersPosition && !this.#state.isSamePosition(version)) {
        return this.#refuse({ rule: 'version', reason: 'Something has happened since. Please look again.' });
      }
      await this.#renewChance();
      const entries = decide(this.#state, seat, command, this.#sources());
      if (!entries.ok) return this.#refuse(entries.error);
      if (isBounded(command) && !this.#mayAdd(seat)) return this.#refuse(TOO_MANY_ENTRIES);
      return this.#commit([...this.#welcomeBack(seat, command.type), ...entries.value], key);
    });
  }

  /** Takes a free place: the first, if none is named. Who has these keys already has sat down before. */
  async join(name: string, wanted?: Seat, keys = newKeys()): Promise<Result<Seating, RoomRefusal>> {
    return this.#serially(async () => {
      const own = this.seatOf(keys.secret);
      if (own !== undefined) return ok({ seat: own, ...keys });
      const { seats, phase } = this.#state;
      const seat = wanted ?? seats.findIndex(({ kind }) => kind === 'open');
      if (phase !== 'waiting') return this.#refuse({ rule: 'begun', reason: 'The game has begun already.' });
      if (seats[seat]?.kind !== 'open')
        return this.#refuse({ rule: 'full', reason: 'There is no free place here.' });
      const refusal = whyNotCalled(name, seats);
      if (refusal !== undefined) return this.#refuse(refusal);
      return this.#seat(seat, keys, { type: 'joined', seat, name, ...hashesOf(keys) });
    });
  }

  /** Gives a seat to whoever knows its recovery code; its old keys are worth nothing from then on. */
  async recover(code: string, keys = newKeys()): Promise<Result<Seating, RoomRefusal>> {
    return this.#serially(async () => {
      const own = this.seatOf(keys.secret);
      if (own !== undefined) return ok({ seat: own, ...keys });
      const hash = hashRecovery(code);
      const seat = this.#state.seats.findIndex(({ recoveryHash }) => recoveryHash === hash);
      if (seat < 0) return this.#refuse({ rule: 'recovery', reason: 'No seat at this table has this code.' });
      return this.#seat(seat, keys, { type: 'moved', seat, ...hashesOf(keys) });
    });
  }

  /** Removes a player's name and messages from the table, for everybody and from the store. The seat stays. */
  async erasePlayer(seat: Seat): Promise<void> {
    await this.#serially(async () => {
      await this.#deps.store.erasePlayer(this.id, seat);
      if (this.#state.seats[seat].name !== '') await this.#commit([{ type: 'erased', seat }]);
    });
  }

  /** Notes where the same players go on; answers that table if somebody was faster. */
  async noteRematch(open: () => Promise<TableId>): Promise<Result<TableId, RoomRefusal>> {
    return this.#serially(async () => {
      const { phase, rematch } = this.#state;
      if (rematch !== undefined) return ok(rematch);
      if (phase !== 'over') return this.#refuse({ rule: 'not-over', reason: 'The game is not over yet.' });
      const table = await open();
      const noted = await this.#commit([{ type: 'rematch', table }]);
      return noted.ok ? ok(table) : noted;
    });
  }

  /** Nothing more is begun; answers when what was begun is done. */
  async close(why: Farewell = 'restart'): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    // A timer would keep the whole table in memory for as long as it waits.
    for (const lapse of this.#lapses.values()) clearTimeout(lapse);
    this.#deps.computers.forget(this.id);
    this.#audience.dismiss(() => true, why);
    await this.#last;
  }

  async #seat(seat: Seat, keys: SeatKeys, entry: Entry): Promise<Result<Seating, RoomRefusal>> {
    if (!this.#mayAdd(seat)) return this.#refuse(TOO_MANY_ENTRIES);
    const done = await this.#commit([entry]);
    if (done.ok) this.#heardFrom(seat);
    return done.ok ? ok({ seat, ...keys }) : done;
  }

  /** One after the other, also when one fails. */
  #serially<T>(work: () => Promise<T>): Promise<T> {
    this.touched = this.#deps.now();
    const begin = async (): Promise<T> => {
      if (this.#isClosed) throw new Error(`table ${this.id} is put away`);
      try {
        if (this.#isAhead) await this.#reload();
        return await work();
      } catch (problem) {
        if (problem instanceof UnplayableTable) this.#deps.onUnplayable?.(problem);
        throw problem;
      }
    };
    const next = this.#last.then(begin, begin);
    this.#last = next.catch(() => undefined);
    return next;
  }

  #refuse(refusal: Refusal): { ok: false; error: RoomRefusal } {
    return { ok: false, error: { ...refusal, version: this.#state.version } };
  }

  /** Whether the table may get another entry that is no move: what is stored is stored for as long as the table is. */
  #mayAdd(seat: Seat): boolean {
    if (this.#deps.quotas === undefined) return true;
    return this.#state.version < ENTRIES_AT_TABLE && this.#buckets.take(String(seat), this.#deps.now());
  }

  #sources(): Sources {
    return {
      chance: this.#chance,
      newSeed: this.#deps.newSeed ?? newSeed,
      begin: (seed) => {
        this.#chance = new SeedChance(seed);
        return this.#chance;
      },
      opening: this.#deps.store.opening,
      awayFor: (seat) => {
        const since = this.#attendance.awaySince(seat);
        return since === undefined ? undefined : this.#deps.now() - since;
      },
    };
  }

  /** Who comes back and does something plays again. */
  #welcomeBack(seat: Seat, type: string): readonly Entry[] {
    const { isReplaced, hasResigned } = this.#state.seats[seat];
    return isReplaced && !hasResigned && type !== 'return' && type !== 'resign'
      ? [{ type: 'returned', seat }]
      : [];
  }

  /** Stores first, tells second. */
  async #commit(entries: readonly Entry[], key?: string): Promise<Result<Done, RoomRefusal>> {
    const [at, time] = [this.#deps.date(), this.#deps.now()];
    const kept: Kept[] = entries.map((entry, i) => ({
      at,
      time,
      entry,
      ...(key !== undefined && i === entries.length - 1 ? { key } : {}),
    }));
    const from = this.#state.version;
    const before = this.#state.moves;
    // What the table will be is worked out on the table itself: if the store refuses, it is read anew.
    this.#isAhead = true;
    this.#replays.clear();
    for (const one of kept) this.#state.apply(one);
    const append = { table: this.id, from, entries: kept, summary: this.#summary() };
    const appended = await this.#deps.store.append(append).catch(async (problem: unknown) => {
      await this.#reload();
      throw problem;
    });
    if (!appended.ok) {
      await this.#reload();
      return this.#refuse({ rule: 'version', reason: 'Something has happened since. Please look again.' });
    }
    this.#isAhead = false;
    for (const entry of entries) {
      if (entry.type === 'left' || entry.type === 'moved') {
        this.#audience.dismiss((viewer) => viewer === entry.seat, 'seatMoved');
        this.#attendance.reset(entry.seat);
        this.#audience.tellPresence();
        this.#deps.notices?.forget(this.id, entry.seat);
      }
      if (entry.type === 'acted' && entry.by >= 0) this.#deps.notices?.moved(this.id, entry.by);
    }
    this.#audience.tell(this.#state, Math.min(before, this.#state.moves), this.#deps.now());
    this.#afterwards();
    return ok({ version: this.#state.version });
  }

  #summary(): Append['summary'] {
    const { phase, created, due, computersTurn } = this.#state;
    return {
      phase,
      visibility: created.visibility,
      ...(due === undefined ? {} : { due }),
      isComputersTurn: computersTurn !== undefined,
    };
  }

  async #reload(): Promise<void> {
    const kept = await this.#deps.store.load(this.id);
    if (kept === undefined) throw new UnplayableTable(this.id, 'noTable', 'it was deleted');
    this.#state = await fold(this.id, kept);
    this.#replays.clear();
    this.#chance = chanceAt(this.#state);
    this.#isAhead = false;
    this.#audience.tell(this.#state, 0, this.#deps.now());
    this.#afterwards();
  }

  /** After every change: the clock is set, and the computer thinks if it is to act. */
  #afterwards(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const { due, computersTurn, phase, toMove } = this.#state;
    const isPersonsTurn = phase === 'running' && toMove >= 0 && computersTurn === undefined;
    if (phase === 'over') this.#deps.notices?.forget(this.id);
    else this.#deps.notices?.turn(this.id, isPersonsTurn ? toMove : undefined);
    if (due !== undefined) {
      const wait = Math.min(LONGEST_TIMER, Math.max(0, due - this.#deps.now()));
      this.#wakeIn(wait, () => this.#flag());
    }
    if (computersTurn !== undefined)
      void this.#think(computersTurn).catch((problem) => this.#tryLater(problem));
    if (phase === 'over') {
      this.#deps.computers.forget(this.id);
      this.#deps.onOver?.(this.id);
    }
  }

  #wakeIn(ms: number, work: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void work().catch((problem) => this.#tryLater(problem)), ms);
    this.#timer.unref();
  }

  /** Something failed that nobody is there to try again: a computer's move, the end of somebody's time. */
  #tryLater(problem: unknown): void {
    if (this.#isClosed) return;
    this.#deps.onProblem(problem);
    this.#wakeIn(RETRY_MS, async () => this.#afterwards());
  }

  #flag(): Promise<void> {
    return this.#serially(async () => {
      const { due, toMove } = this.#state;
      if (due === undefined) return;
      if (this.#deps.now() < due) this.#afterwards();
      else await this.#commit([{ type: 'flagged', seat: toMove }]);
    });
  }

  /** Somebody who was replaced and has just come back gets a moment to take the seat before the computer moves on. */
  async #handover(seat: Seat): Promise<void> {
    const { isReplaced, hasResigned } = this.#state.seats[seat];
    const arrived = this.#attendance.arrivedAt(seat);
    if (!isReplaced || hasResigned || arrived === undefined) return;
    // Counted from the turn at the latest, so that nobody holds up the game by coming and going.
    const wait = Math.min(arrived, this.#state.lastTime) + HANDOVER - this.#deps.now();
    if (wait > 0) await new Promise<void>((resolve) => setTimeout(resolve, wait).unref());
  }

  async #think(seat: Seat): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      const { game, session, version, seats } = this.#state;
      const view = viewOf(game, session!.state, seat);
      const code = await this.#deps.computers.choose(this.id, game, view, seats[seat].level);
      const action = game.format(game.decode(view.known, code));
      await this.#handover(seat);
      await this.#serially(async () => {
        // Something may have happened meanwhile: a move taken back, somebody who came back.
        if (!this.#state.isSamePosition(version) || this.#isClosed) return;
        await this.#renewChance();
        const entries = decideAct(this.#state, seat, action, this.#sources());
        if (!entries.ok) throw new Error(`the computer may not ${action}: ${entries.error.reason}`);
        await this.#commit(entries.value);
      });
    } finally {
      this.#isThinking = false;
    }
    const next = this.#state.computersTurn;
    if (next !== undefined && !this.#isClosed) await this.#think(next);
  }
}
