/**
 * The one exit from the server to players. Whatever a seat or somebody who looks on is told about a table is made here,
 * from what the engine says that viewer may see; nothing else turns a table into something that is sent.
 */
import { eventFor, reveal, type Seat, Session } from '@guimard/engine/kit';
import type { MoveSeen, TableInfo, Update } from '@guimard/protocol';
import type { Moment, RoomState } from './state.ts';

/** What everybody may know of a table. */
export function infoOf(room: RoomState): TableInfo {
  const { created, request, runningSince, seed, seedHash, rematch, phase } = room;
  const isOver = phase === 'over';
  return {
    id: room.id,
    game: created.game,
    options: created.options,
    phase,
    seats: room.seats.map(({ kind, name, level, isReady, isReplaced, hasResigned, timeLeft }) => ({
      kind,
      name,
      ...(kind === 'computer' ? { level } : {}),
      isReady,
      isReplaced,
      hasResigned,
      ...(timeLeft === undefined ? {} : { timeLeft }),
    })),
    clock: created.clock,
    atZero: created.atZero,
    visibility: created.visibility,
    assistance: created.assistance,
    created: room.createdAt,
    version: room.version,
    ...(request === undefined ? {} : { request: { ...request, agreed: [...request.agreed] } }),
    ...(seedHash === undefined ? {} : { seedHash }),
    ...(seed !== undefined && isOver ? { seed } : {}),
    ...(runningSince === undefined ? {} : { runningSince }),
    ...(rematch === undefined ? {} : { rematch }),
    scores: [...room.scores],
    ...(isOver ? { winners: [...room.winners] } : {}),
  };
}

/** What the viewer learns from moves, the newest of which are at hand; so many moves, `from`, are known already. */
export function updateFor(
  room: RoomState,
  viewer: Seat,
  from: number,
  newest: readonly Moment[],
  now: number,
  table = infoOf(room),
): Update {
  const begin = Math.min(from, room.moves);
  // Nothing new to tell of: nothing need be played again.
  if (begin === room.moves) return { table, from: begin, moves: [], now };
  const isAtHand = newest.length > 0 && newest[0].moves <= begin + 1;
  const moments = isAtHand ? newest : momentsOf(room);
  const moves = moments
    .filter((moment) => moment.moves > begin)
    .map((moment) => seenBy(room, moment, viewer));
  return { table, from: begin, moves, now };
}

/** All moves of a game, played once more: for somebody who comes in the middle. */
function momentsOf(room: RoomState): readonly Moment[] {
  if (room.session === undefined) return [];
  const { game, session } = room;
  const again = Session.open(game, { ...session.log, actions: [] });
  if (!again.ok) throw new Error(`our own log is refused: ${again.error.reason}`);
  return session.steps.map(({ action }, i) => {
    const played = again.value.playWord(action);
    if (!played.ok) throw new Error(`our own log is refused: ${played.error.reason}`);
    const { mover, events } = again.value.steps[i];
    return { moves: i + 1, bytes: again.value.state.bytes.slice(), mover, events };
  });
}

function seenBy({ scratch }: RoomState, { bytes, mover, events }: Moment, viewer: Seat): MoveSeen {
  // What is hidden is wiped before anything is revealed, so nothing of another viewer's can be left over.
  const [state, known] = scratch!;
  state.bytes.set(bytes);
  reveal(state, viewer, known);
  return {
    mover,
    events: events.map((event) => ({ ...eventFor(event, viewer) })),
    known: Buffer.from(known.bytes).toString('base64'),
  };
}
