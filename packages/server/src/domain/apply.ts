/** How entries change a table. Nothing here makes decisions, reads the clock or draws random numbers. */
import { type AnyGame, CHANCE, fingerprint, newLog, type Seat, Session } from '@guimard/engine/kit';
import { hashOf, type Seed, type TableId } from '@guimard/protocol';
import { applyToGame, type GameEntry } from './apply-to-game.ts';
import { timeAtStart } from './clock.ts';
import { DoneCommands } from './done-commands.ts';
import type { Entry, StoredEntry } from './entry.ts';
import {
  type Created,
  type RoomState,
  type SeatState,
  type StartedRoom,
  seatAt,
  type WaitingRoom,
} from './state.ts';

/** How well the computer plays for an absent player. */
const STAND_IN_LEVEL = 6;
/** Entries that do not affect what players decide about. */
const ASIDE: readonly Entry['type'][] = ['reseeded', 'revealed', 'erased'];
/** Entries after which clients can add shares. */
const ASKING: readonly Entry['type'][] = ['ready', 'filled', 'reseeded'];

/** The first entry of a table. Throws if its entries start with anything else. */
export function creationOf(id: TableId, first: StoredEntry): Created {
  if (first.entry.type !== 'created') throw new Error(`table ${id} does not begin with its creation`);
  return first.entry;
}

/** A table after its first entry. The game must be the one the entry names, with a version of the rules that it opens. */
export function createRoom(id: TableId, first: StoredEntry, game: AnyGame): WaitingRoom {
  const created = creationOf(id, first);
  return counted(
    {
      phase: 'waiting',
      id,
      created,
      createdAt: first.at,
      game,
      layout: fingerprint(game.create(created.options)),
      seats: created.places.map((place) => ({
        ...(place.kind === 'computer' ? computer(place) : OPEN_SEAT),
        seatedAt: 0,
        isReplaced: false,
        hasResigned: false,
        timeLeft: timeAtStart(created.clock),
      })),
      freed: new Map(),
      done: new DoneCommands(),
      version: 0,
      positionVersion: 0,
      lastTime: 0,
      seeds: [],
      sharesSince: 0,
    },
    first,
  );
}

/**
 * The table after one more entry. The given table is changed or replaced, so it must not be used again. Throws if the
 * entry does not follow from those before: then our own log is at fault.
 */
export function apply(before: RoomState, stored: StoredEntry): RoomState {
  const room = counted(before, stored);
  const { entry, time } = stored;
  switch (entry.type) {
    case 'created':
      throw new Error(`table ${room.id} is created twice`);
    case 'joined':
      setSeat(room, entry.seat, {
        kind: 'person',
        name: entry.name,
        seatedAt: room.version,
        ...hashesIn(entry),
      });
      return room;
    case 'moved':
      setSeat(room, entry.seat, hashesIn(entry));
      return room;
    case 'left':
      if (entry.by !== undefined) room.freed.set(seatAt(room, entry.seat).secretHash, time);
      setSeat(room, entry.seat, OPEN_SEAT);
      return room;
    case 'filled':
      setSeat(room, entry.seat, computer(entry));
      return room;
    case 'ready':
      setSeat(room, entry.seat, { isReady: entry.isReady, commitment: entry.commitment });
      return room;
    case 'reseeded':
      addSeed(room, entry);
      return room;
    case 'revealed':
      addSeed(room, { seed: entry.share, seat: entry.seat });
      return room;
    case 'erased':
      setSeat(room, entry.seat, { name: '' });
      return room;
    case 'started':
      return start(room, entry);
    default:
      return applied(room, entry, time);
  }
}

function applied(room: RoomState, entry: GameEntry, time: number): StartedRoom {
  if (room.phase === 'waiting') throw new Error(`table ${room.id}: ${entry.type} before the start`);
  applyToGame(room, entry, time);
  return room;
}

function counted<Room extends RoomState>(room: Room, { key, entry, time }: StoredEntry): Room {
  room.version++;
  room.lastTime = time;
  if (!ASIDE.includes(entry.type)) room.positionVersion = room.version;
  if (ASKING.includes(entry.type)) room.sharesSince = time;
  if (key !== undefined) room.done.add(key, room.version);
  return room;
}

function setSeat(room: RoomState, seat: Seat, change: Partial<SeatState>): void {
  Object.assign(seatAt(room, seat), change);
}

type Hashes = Pick<SeatState, 'secretHash' | 'recoveryHash'>;
const NO_HASHES: Hashes = { secretHash: '', recoveryHash: '' };
const hashesIn = ({ secretHash, recoveryHash }: Hashes): Hashes => ({ secretHash, recoveryHash });

const NOBODY = { commitment: undefined, ...NO_HASHES };
const OPEN_SEAT = { kind: 'open', name: '', level: STAND_IN_LEVEL, isReady: false, ...NOBODY } as const;

const computer = ({ name, level }: Pick<SeatState, 'name' | 'level'>) =>
  ({ kind: 'computer', name, level, isReady: true, ...NOBODY }) as const;

function addSeed(room: RoomState, { seed, seat, opening }: Omit<Seed, 'from'> & { opening?: string }): void {
  const from =
    room.phase === 'waiting' ? 0 : room.session.steps.filter(({ mover }) => mover === CHANCE).length;
  room.seeds.push({ from, seed, seat, hash: hashOf(seed), version: room.version, opening });
}

function start(room: RoomState, entry: Entry & { readonly type: 'started' }): StartedRoom {
  const { id, game, created } = room;
  if (room.phase !== 'waiting') throw new Error(`table ${id} is started twice`);
  const options = game.options(created.options);
  if (!options.ok) throw new Error(`table ${id}: ${options.error.code}`);
  const session = Session.open(game, newLog(game, options.value));
  if (!session.ok) throw new Error(`table ${id}: ${session.error.code}`);
  const started: StartedRoom = {
    ...room,
    phase: 'running',
    session: session.value,
    scratch: game.create(options.value),
    draws: entry.draws,
    undone: [],
    request: undefined,
    rematch: undefined,
    runningSince: undefined,
  };
  const { seed, ...more } = entry;
  if (seed !== undefined) addSeed(started, { seed, ...more });
  return started;
}
