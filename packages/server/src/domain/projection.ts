/**
 * The projection: the only way from the server to players. Everything a seat or a spectator learns about a table is built
 * here, from what the engine says that viewer may see; nothing else turns a table into something that is sent.
 */
import { eventFor, reveal, type Seat, type State } from '@guimard/engine/kit';
import { changesOf, type MoveSeen, type TableInfo, type Update } from '@guimard/protocol';
import { type Moment, replayFrom } from './moment.ts';
import {
  graceAt,
  moveCount,
  openerAt,
  openersGraceAt,
  type RoomState,
  type StartedRoom,
  scoresAt,
  winnersAt,
} from './state.ts';

/** The public part of a table. */
export function infoOf(room: RoomState): TableInfo {
  const { created } = room;
  const opener = openerAt(room);
  return {
    id: room.id,
    game: created.game,
    rules: room.game.meta.rules,
    options: created.options,
    layout: room.layout,
    phase: room.phase,
    seats: room.seats.map(
      ({ kind, name, level, isReady, commitment, isReplaced, hasResigned, timeLeft }) => ({
        kind,
        name,
        ...(kind === 'computer' ? { level } : {}),
        isReady,
        ...(commitment === undefined ? {} : { commitment }),
        isReplaced,
        hasResigned,
        ...(timeLeft === undefined ? {} : { timeLeft }),
      }),
    ),
    clock: created.clock,
    atZero: created.atZero,
    visibility: created.visibility,
    assistance: created.assistance,
    created: room.createdAt,
    version: room.version,
    grace: graceAt(room),
    ...(opener === undefined ? {} : { opener: { seat: opener, grace: openersGraceAt(room) } }),
    scores: scoresAt(room),
    ...(created.deal === undefined ? {} : { asDealtAt: created.deal.table }),
    commitments: room.seeds.map((seed) => commitmentOf(seed, room.phase === 'over')),
    ...(room.phase === 'waiting' ? {} : gameInfoOf(room)),
  };
}

/** The server's seeds are secret until the game is over; shares are public. */
const commitmentOf = ({ from, hash, seed, seat }: RoomState['seeds'][number], isOver: boolean) => ({
  from,
  hash,
  ...(isOver || seat !== undefined ? { seed } : {}),
  ...(seat === undefined ? {} : { seat }),
});

function gameInfoOf(room: StartedRoom) {
  const { request, runningSince, draws, rematch, phase } = room;
  return {
    ...(request === undefined ? {} : { request: { ...request, agreed: [...request.agreed] } }),
    ...(draws === undefined ? {} : { draws }),
    ...(runningSince === undefined ? {} : { runningSince }),
    ...(rematch === undefined ? {} : { rematch }),
    ...(phase === 'over' ? { winners: winnersAt(room) } : {}),
  };
}

/** Builds the updates of one table. */
export class Projection {
  /** What a viewer knows before a move, and after it: allocating these for every viewer of every move would be slow. */
  #known: [State, State] | undefined;

  /** What the viewer learns from the moves after the first `from`, which it already knows. `newest` may hold the last moves. */
  updateFor(
    room: RoomState,
    viewer: Seat,
    from: number,
    now: number,
    newest: readonly Moment[] = [],
    table = infoOf(room),
  ): Update {
    const begin = Math.min(from, moveCount(room));
    const [first] = newest;
    const isAtHand = first !== undefined && first.moves <= begin + 1;
    const moments = isAtHand ? newest : replayFrom(room, begin);
    const moves = room.phase === 'waiting' ? [] : this.#movesSeen(room, moments, begin, viewer);
    return { table, from: begin, moves, now };
  }

  #movesSeen(room: StartedRoom, moments: Iterable<Moment>, from: number, viewer: Seat): MoveSeen[] {
    const { game, session } = room;
    const newState = () => game.create(game.optionsOf(session.state));
    this.#known ??= [newState(), newState()];
    let [known, knows] = this.#known;
    const seen: MoveSeen[] = [];
    for (const { moves, before, after, mover, events } of moments) {
      if (moves <= from) continue;
      // The state before the first move is public: it follows from the options.
      if (moves === 1) known.bytes.set(before);
      else if (seen.length === 0) revealTo(viewer, room, before, known);
      revealTo(viewer, room, after, knows);
      seen.push({
        mover,
        events: events.map((event) => ({ ...eventFor(event, viewer) })),
        changes: changesOf(known.bytes, knows.bytes),
      });
      [known, knows] = [knows, known];
    }
    return seen;
  }
}

/** What the viewer may know about a state. Everything else is wiped, so nothing of another viewer's can be left over. */
function revealTo(viewer: Seat, { scratch }: StartedRoom, bytes: Uint8Array, into: State): void {
  scratch.bytes.set(bytes);
  reveal(scratch, viewer, into);
}
