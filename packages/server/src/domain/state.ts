/** The state of a table, as it follows from its entries (apply.ts), and functions that read it. */
import {
  type AnyGame,
  winners as mostPoints,
  OVER,
  type Seat,
  type Session,
  type State,
} from '@guimard/engine/kit';
import type { DrawKind, Seed, TableId } from '@guimard/protocol';
import { graceOf, openersGrace } from './clock.ts';
import type { DoneCommands } from './done-commands.ts';
import type { Entry } from './entry.ts';

export type Created = Entry & { readonly type: 'created' };

export interface SeatState {
  kind: 'open' | 'person' | 'computer';
  name: string;
  /** Of a computer; of a person while the computer plays for them. */
  level: number;
  secretHash: string;
  recoveryHash: string;
  /** Of a person: the version of the table when they sat down. */
  seatedAt: number;
  /** What the player's client is committed to, if it adds shares to the chance of the game. */
  commitment: string | undefined;
  isReady: boolean;
  isReplaced: boolean;
  hasResigned: boolean;
  /** Milliseconds, when the seat's clock last stopped. */
  timeLeft: number | undefined;
}

/** A seed, its published hash, and what shows from when on it counts. */
interface AddedSeed extends Seed {
  readonly hash: string;
  /** The table's version when it was added. */
  readonly version: number;
  /** Of the store; absent in tables of earlier versions of Guimard. */
  readonly opening: string | undefined;
}

/** What a client has: this many moves, at that version, under that commitment (see `hello` in the protocol). */
export interface ClientProgress {
  readonly moves: number;
  readonly version: number;
  readonly commitment?: string | undefined;
}

interface AnyRoom {
  readonly id: TableId;
  readonly created: Created;
  readonly createdAt: number;
  readonly game: AnyGame;
  /** The fingerprint of the game's state with the options of this table. */
  readonly layout: string;
  readonly seats: SeatState[];
  /** The hashes of the secrets of those whose seat the opener has freed, and the service time when. */
  readonly freed: Map<string, number>;
  /** Applied commands, by their keys. */
  readonly done: DoneCommands;
  /** The number of entries. */
  version: number;
  /** The version of the last entry that may have affected what a player decides about. */
  positionVersion: number;
  /** The service time of the last entry. */
  lastTime: number;
  /** All random draws follow from these. */
  readonly seeds: AddedSeed[];
  /** The service time since when clients have been able to add shares: see `sharesDue`. */
  sharesSince: number;
}

/** Before the start: seats are taken, nothing is dealt. */
export interface WaitingRoom extends AnyRoom {
  readonly phase: 'waiting';
}

/** From the start on, also after the end. */
export interface StartedRoom extends AnyRoom {
  phase: 'running' | 'paused' | 'over';
  readonly session: Session;
  /** Another state of the same game, to play on without changing the table: valid within a function. */
  readonly scratch: State;
  readonly draws: DrawKind;
  /** For every undone move: the version then, and how many moves were left. */
  readonly undone: { readonly version: number; readonly moves: number }[];
  request:
    | { readonly what: 'undo' | 'pause' | 'resume'; readonly seat: Seat; readonly agreed: Seat[] }
    | undefined;
  rematch: TableId | undefined;
  /** The service time at which the clock of the seat on turn was started; undefined while it is stopped. */
  runningSince: number | undefined;
}

export type RoomState = WaitingRoom | StartedRoom;

/** Of tables that start now: so that any of them can be repeated. */
export const NEW_DRAWS = 'piles';

/** Throws if there is no such seat: then an entry or our own code is at fault. */
export function seatAt({ id, seats }: RoomState, seat: Seat): SeatState {
  const state = seats[seat];
  if (state === undefined) throw new Error(`table ${id} has no seat ${seat}`);
  return state;
}

/** A seat, CHANCE, or OVER. */
export const toMove = (room: RoomState): number =>
  room.phase === 'waiting' ? OVER : room.game.toMove(room.session.state);

/** The seat on turn, if a computer plays it. */
export function computersTurn(room: RoomState): Seat | undefined {
  const mover = toMove(room);
  if (room.phase !== 'running' || mover < 0) return undefined;
  const { kind, isReplaced } = seatAt(room, mover);
  return kind === 'computer' || isReplaced ? mover : undefined;
}

/** The seat on turn, if a person plays it. */
export function personsTurn(room: RoomState): Seat | undefined {
  const mover = toMove(room);
  return room.phase === 'running' && mover >= 0 && computersTurn(room) === undefined ? mover : undefined;
}

/**
 * Before the start: the seat that may free any other. It is whoever opened the table, who sat down first; if they get up,
 * the person who has been seated longest.
 */
export function openerAt({ phase, seats }: RoomState): Seat | undefined {
  if (phase !== 'waiting') return undefined;
  const people = seats.map(({ kind, seatedAt }, seat) => ({ kind, seatedAt, seat }));
  const [first] = people.filter(({ kind }) => kind === 'person').sort((a, b) => a.seatedAt - b.seatedAt);
  return first?.seat;
}

/** How long a player may be absent, in milliseconds, before others may act on it. */
export const graceAt = ({ created }: RoomState): number => created.grace ?? graceOf(created.clock);

/** The same, of the opener. */
export const openersGraceAt = (room: RoomState): number => openersGrace(room.created.clock, graceAt(room));

/** All seats are taken by players who are ready. */
export const isComplete = ({ seats }: RoomState): boolean =>
  seats.every(({ kind, isReady }) => kind !== 'open' && isReady);

/** How long a table waits for shares, in milliseconds: for one round trip, and for clients that have to reconnect. */
const SHARES_WITHIN = 5_000;

/** Whether the seat has added a share since the server's last seed. */
export const hasShared = ({ seeds }: RoomState, seat: Seat): boolean =>
  seeds.findLast((seed) => seed.seat === undefined || seed.seat === seat)?.seat === seat;

/** Whether the seat's client has promised a share, and is still there to add it. */
export function owesShare(room: RoomState, seat: Seat): boolean {
  const { commitment, isReplaced } = seatAt(room, seat);
  return commitment !== undefined && !isReplaced && !hasShared(room, seat);
}

/** Until when, in service time, draws wait for shares; undefined if for none. */
export function sharesDue(room: RoomState): number | undefined {
  const isAwaited = isComplete(room) && room.seats.some((_, seat) => owesShare(room, seat));
  return isAwaited ? room.sharesSince + SHARES_WITHIN : undefined;
}

/**
 * The service time at which the game starts without the shares that are missing, or the player on turn runs out of time;
 * undefined while no clock runs. Computers take no time.
 */
export function dueTime(room: RoomState): number | undefined {
  if (room.phase === 'waiting') return sharesDue(room);
  const seat = personsTurn(room);
  if (seat === undefined || room.runningSince === undefined) return undefined;
  const left = seatAt(room, seat).timeLeft;
  return left === undefined ? undefined : room.runningSince + left;
}

export const moveCount = (room: RoomState): number =>
  room.phase === 'waiting' ? 0 : room.session.steps.length;

export const scoresAt = (room: RoomState): number[] =>
  room.phase === 'waiting' ? room.seats.map(() => 0) : Array.from(room.session.scores);

/** The players with the most points who have not resigned. */
export function winnersAt(room: RoomState): Seat[] {
  const staying = scoresAt(room)
    .map((score, seat) => ({ score, seat }))
    .filter(({ seat }) => !seatAt(room, seat).hasResigned);
  const best = mostPoints(staying.map(({ score }) => score));
  return staying.filter((_, i) => best.includes(i)).map(({ seat }) => seat);
}

/** Whether a decision made at that version still means the same. */
export const isSamePosition = ({ positionVersion, version }: RoomState, decidedAt: number): boolean =>
  decidedAt >= positionVersion && decidedAt <= version;

/** Whether the server has added no seed since that version. */
export const isSameChance = ({ seeds }: RoomState, decidedAt: number): boolean =>
  seeds.every(({ seat, version }) => seat !== undefined || version <= decidedAt);

/** Everything there is. */
export const progressAt = (room: RoomState): ClientProgress => ({
  moves: moveCount(room),
  version: room.version,
  commitment: room.seeds.at(-1)?.hash,
});

/** Whether what a client has is part of this history: a restored table may have another one. */
export function isSameHistory(room: RoomState, { version, commitment }: ClientProgress): boolean {
  const current = room.seeds.findLast((seed) => seed.version <= version)?.hash;
  return version <= room.version && commitment === current;
}

/** How many of a client's moves are still valid: some may have been undone, or belong to a history that is gone. */
export function movesStillHeld(room: RoomState, progress: ClientProgress): number {
  const { moves, version, commitment } = progress;
  if (commitment !== undefined && !isSameHistory(room, progress)) return 0;
  const undone = room.phase === 'waiting' ? [] : room.undone;
  const later = undone.filter((one) => one.version > version);
  return Math.min(moves, moveCount(room), ...later.map((one) => one.moves));
}
