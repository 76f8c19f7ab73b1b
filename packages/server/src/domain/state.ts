/** What a table is, as it follows from its entries. Nothing here decides, asks the time or draws lots. */
import {
  type AnyGame,
  CHANCE,
  type GameEvent,
  winners as mostPoints,
  newLog,
  OVER,
  type Seat,
  Session,
  type State,
} from '@guimard/engine/kit';
import { hashOf, type Seed, type TableId, type TableInfo } from '@guimard/protocol';
import { gameCalled } from '../games.ts';
import { graceOf, timeAfterMove, timeAtStart } from './clock.ts';
import { DoneCommands } from './done-commands.ts';
import type { Entry, Kept } from './entry.ts';
import { UnplayableTable } from './unplayable.ts';

type Created = Entry & { readonly type: 'created' };

export interface SeatState {
  kind: 'open' | 'person' | 'computer';
  name: string;
  /** Of a computer; of a person while the computer plays for them. */
  level: number;
  secretHash: string;
  recoveryHash: string;
  isReady: boolean;
  isReplaced: boolean;
  hasResigned: boolean;
  /** Milliseconds, when the seat's clock last stopped. */
  timeLeft: number | undefined;
}

/** A seed, its published hash, and what is needed to know when it counts. */
interface AddedSeed extends Seed {
  readonly hash: string;
  /** Of the table, when it was added. */
  readonly version: number;
  /** Of the store; none in tables of earlier versions of Guimard. */
  readonly opening: string | undefined;
}

/** What a client has: so many moves, at that version, under that commitment (see `hello` in the protocol). */
export interface Had {
  readonly moves: number;
  readonly version: number;
  readonly commitment?: string | undefined;
}

/** A move, and the bytes of the game's state around it. */
export interface Moment {
  /** How many moves the game has with this one. */
  readonly moves: number;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly mover: Seat;
  readonly events: readonly GameEvent[];
}

/** Entries that change nothing about what players decide. */
const ASIDE: readonly Entry['type'][] = ['reseeded', 'erased'];
/** How well the computer plays for somebody who is away. */
const STAND_IN_LEVEL = 6;

export class RoomState {
  readonly id: TableId;
  readonly created: Created;
  readonly createdAt: number;
  readonly game: AnyGame;
  readonly seats: SeatState[];
  /** What players have asked for. */
  readonly done = new DoneCommands();
  /** For every move taken back: the version then, and how many moves were left. */
  readonly #undone: { readonly version: number; readonly moves: number }[] = [];
  version = 0;
  /** The service time of the last entry. */
  lastTime = 0;
  phase: TableInfo['phase'] = 'waiting';
  /** From the start on. */
  session: Session | undefined;
  /** From the start on: what all chance follows from. */
  readonly seeds: AddedSeed[] = [];
  /** Two states of the game to work in, from the start on: making one for every viewer of every move would be felt. */
  scratch: readonly [State, State] | undefined;
  request: { what: 'undo' | 'pause' | 'resume'; seat: Seat; agreed: Seat[] } | undefined;
  rematch: TableId | undefined;
  /** The service time at which the clock of the seat on turn was started; undefined while it stands. */
  runningSince: number | undefined;
  /** Of the moves since the last entry that was asked about; see `takeMoments`. */
  #moments: Moment[] = [];
  /** The version of the last entry that may have changed what a player decides about. */
  #positionVersion = 0;

  /** A table from its first entry. Throws if that is none: our own log is at fault then. */
  constructor(id: TableId, first: Kept) {
    const { entry, at } = first;
    if (entry.type !== 'created') throw new Error(`table ${id} does not begin with its creation`);
    const game = gameCalled(entry.game);
    if (game === undefined) throw new UnplayableTable(id, 'rules', `there is no game ${entry.game}`);
    const { rules } = game.meta;
    if (entry.rules !== rules) {
      throw new UnplayableTable(id, 'rules', `it has version ${entry.rules} of the rules, this is ${rules}`);
    }
    this.id = id;
    this.created = entry;
    this.createdAt = at;
    this.game = game;
    this.seats = entry.places.map((place) => ({
      kind: place.kind,
      name: place.kind === 'computer' ? place.name : '',
      level: place.kind === 'computer' ? place.level : STAND_IN_LEVEL,
      secretHash: '',
      recoveryHash: '',
      isReady: place.kind === 'computer',
      isReplaced: false,
      hasResigned: false,
      timeLeft: timeAtStart(entry.clock),
    }));
    this.#count(first);
  }

  /** Whoever is to move: a seat, chance, or nobody. */
  get toMove(): number {
    return this.session === undefined ? OVER : this.game.toMove(this.session.state);
  }

  /** The seat whose computer is to act, if it is a computer's turn. */
  get computersTurn(): Seat | undefined {
    const mover = this.toMove;
    if (this.phase !== 'running' || mover < 0) return undefined;
    const seat = this.seats[mover];
    return seat.kind === 'computer' || seat.isReplaced ? mover : undefined;
  }

  /** How long a player may be away, in milliseconds, before others may act on it. */
  get grace(): number {
    return this.created.grace ?? graceOf(this.created.clock);
  }

  /** The service time at which the time of the seat on turn is up; undefined while no clock runs. Computers take no time. */
  get due(): number | undefined {
    const { toMove, runningSince } = this;
    if (runningSince === undefined || toMove < 0 || this.computersTurn !== undefined) return undefined;
    const left = this.seats[toMove].timeLeft;
    return left === undefined ? undefined : runningSince + left;
  }

  get moves(): number {
    return this.session?.steps.length ?? 0;
  }

  get scores(): readonly number[] {
    return this.session === undefined ? this.seats.map(() => 0) : Array.from(this.session.scores);
  }

  /** Those who have not given up, with the most points among them. */
  get winners(): readonly Seat[] {
    const staying = this.seats.flatMap(({ hasResigned }, seat) => (hasResigned ? [] : [seat]));
    return mostPoints(staying.map((seat) => this.scores[seat])).map((i) => staying[i]);
  }

  /** A decision made at that version still means the same. */
  isSamePosition(version: number): boolean {
    return version >= this.#positionVersion && version <= this.version;
  }

  /** How many of a client's moves still hold: some may have been taken back, or belong to a history that is gone. */
  stillHold({ moves, version, commitment }: Had): number {
    const current = this.seeds.findLast((seed) => seed.version <= version)?.hash;
    if (commitment !== undefined && (commitment !== current || version > this.version)) return 0;
    return this.#undone.reduce(
      (least, undone) => (undone.version > version ? Math.min(least, undone.moves) : least),
      Math.min(moves, this.moves),
    );
  }

  /** Moves since this was last asked: the newest are kept so that they need not be played again. */
  takeMoments(): readonly Moment[] {
    const moments = this.#moments;
    this.#moments = [];
    return moments;
  }

  apply(kept: Kept): void {
    this.#count(kept);
    const { entry, time } = kept;
    switch (entry.type) {
      case 'created':
        throw new Error(`table ${this.id} is created twice`);
      case 'joined':
        Object.assign(this.seats[entry.seat], { kind: 'person', name: entry.name });
        this.#give(entry.seat, entry.secretHash, entry.recoveryHash);
        break;
      case 'moved':
        this.#give(entry.seat, entry.secretHash, entry.recoveryHash);
        break;
      case 'left':
        Object.assign(this.seats[entry.seat], {
          kind: 'open',
          name: '',
          isReady: false,
          level: STAND_IN_LEVEL,
        });
        this.#give(entry.seat, '', '');
        break;
      case 'filled':
        Object.assign(this.seats[entry.seat], {
          kind: 'computer',
          name: entry.name,
          level: entry.level,
          isReady: true,
        });
        break;
      case 'ready':
        this.seats[entry.seat].isReady = entry.isReady;
        break;
      case 'started':
        this.#start();
        this.#addSeed(entry);
        break;
      case 'reseeded':
        this.#addSeed(entry);
        break;
      case 'acted':
        this.#act(entry.by, entry.action, time);
        break;
      case 'asked':
        this.request = { what: entry.what, seat: entry.seat, agreed: [entry.seat] };
        break;
      case 'agreed':
        this.request?.agreed.push(entry.seat);
        break;
      case 'declined':
        this.request = undefined;
        break;
      case 'undone':
        this.#undo(entry.seat, time);
        break;
      case 'paused':
        this.#stopClock(time);
        this.phase = 'paused';
        this.request = undefined;
        break;
      case 'resumed':
        this.phase = 'running';
        this.request = undefined;
        this.#startClock(time);
        break;
      case 'replaced':
      case 'returned':
        this.#stopClock(time);
        this.seats[entry.seat].isReplaced = entry.type === 'replaced';
        // One less is asked; who comes back is one more, and may be about to answer.
        if (entry.type === 'replaced') this.request = undefined;
        this.#startClock(time);
        break;
      case 'resigned':
      case 'flagged':
        this.#stopClock(time);
        this.#giveUp(entry.seat, entry.type === 'resigned' || this.created.atZero === 'forfeit');
        this.request = undefined;
        this.#startClock(time);
        break;
      case 'erased':
        this.seats[entry.seat].name = '';
        break;
      case 'rematch':
        this.rematch = entry.table;
    }
  }

  #count({ key, entry, time }: Kept): void {
    this.version++;
    this.lastTime = time;
    if (!ASIDE.includes(entry.type)) this.#positionVersion = this.version;
    if (key !== undefined) this.done.add(key, this.version);
  }

  #give(seat: Seat, secretHash: string, recoveryHash: string): void {
    Object.assign(this.seats[seat], { secretHash, recoveryHash });
  }

  #addSeed({ seed, opening }: { readonly seed: string; readonly opening?: string }): void {
    const from = this.session!.steps.filter(({ mover }) => mover === CHANCE).length;
    this.seeds.push({ from, seed, hash: hashOf(seed), version: this.version, opening });
  }

  #start(): void {
    const { game, created } = this;
    const options = game.options(created.options);
    if (!options.ok) throw new Error(`table ${this.id}: ${options.error.reason}`);
    const session = Session.open(game, newLog(game, options.value));
    if (!session.ok) throw new Error(`table ${this.id}: ${session.error.reason}`);
    this.session = session.value;
    this.scratch = [game.create(options.value), game.create(options.value)];
    this.phase = 'running';
  }

  #act(by: Seat, action: string, time: number): void {
    const session = this.session!;
    this.#stopClock(time, by);
    const before = this.#moments.at(-1)?.after ?? session.state.bytes.slice();
    const played = session.playWord(action);
    if (!played.ok) throw new Error(`table ${this.id}: ${action} is refused: ${played.error.reason}`);
    const { mover, events } = session.steps.at(-1)!;
    this.#moments.push({ moves: this.moves, before, after: session.state.bytes.slice(), mover, events });
    if (by >= 0) this.request = undefined;
    if (session.isOver) this.phase = 'over';
    this.#startClock(time);
  }

  #undo(seat: Seat, time: number): void {
    this.#stopClock(time);
    const undone = this.session!.undo((other) => other === seat);
    if (!undone.ok) throw new Error(`table ${this.id}: ${undone.error.reason}`);
    this.request = undefined;
    this.#moments = [];
    this.#undone.push({ version: this.version, moves: this.moves });
    this.#startClock(time);
  }

  /** Of two, the other has won; of more, the computer plays on for who gave up and cannot win. */
  #giveUp(seat: Seat, isFinal: boolean): void {
    const place = this.seats[seat];
    place.isReplaced = true;
    place.timeLeft = timeAtStart(this.created.clock);
    if (!isFinal) return;
    place.hasResigned = true;
    if (this.seats.filter(({ hasResigned }) => !hasResigned).length <= 1) this.phase = 'over';
  }

  /** The clock runs for a person on turn. */
  #startClock(time: number): void {
    const isRunning = this.phase === 'running' && this.toMove >= 0 && this.created.clock.kind !== 'none';
    this.runningSince =
      isRunning && this.computersTurn === undefined ? (this.runningSince ?? time) : undefined;
  }

  /** With a seat: that seat has moved. */
  #stopClock(time: number, moved?: Seat): void {
    if (this.runningSince === undefined) return;
    const place = this.seats[this.toMove];
    const took = Math.max(0, time - this.runningSince);
    const left = place.timeLeft!;
    place.timeLeft = moved === undefined ? left - took : timeAfterMove(this.created.clock, left, took);
    this.runningSince = undefined;
  }
}
