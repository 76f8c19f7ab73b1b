/**
 * The one exit from the server to players. Whatever a seat or somebody who looks on is told about a table is made here,
 * from what the engine says that viewer may see; nothing else turns a table into something that is sent.
 */
import { eventFor, reveal, type Seat, Session } from '@guimard/engine/kit';
import { changesOf, type MoveSeen, type TableInfo, type Update } from '@guimard/protocol';
import type { Moment, RoomState } from './state.ts';

/** What everybody may know of a table. */
export function infoOf(room: RoomState): TableInfo {
  const { created, request, runningSince, seeds, rematch, phase } = room;
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
    commitments: seeds.map(({ from, hash, seed }) => ({ from, hash, ...(isOver ? { seed } : {}) })),
    grace: room.grace,
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
  const isAtHand = newest.length > 0 && newest[0].moves <= begin + 1;
  const moments = isAtHand ? newest : momentsOf(room, begin);
  return { table, from: begin, moves: movesSeen(room, moments, begin, viewer), now };
}

/** The moves of a game from some number on, played once more: for somebody who comes in the middle. */
function* momentsOf({ game, session, moves }: RoomState, from: number): Iterable<Moment> {
  // Nothing new to tell of: nothing need be played again.
  if (session === undefined || from === moves) return;
  const again = Session.open(game, { ...session.log, actions: [] });
  if (!again.ok) throw new Error(`our own log is refused: ${again.error.reason}`);
  const { state, steps } = again.value;
  for (const [i, { action }] of session.steps.entries()) {
    const before = state.bytes.slice();
    const played = again.value.playWord(action);
    if (!played.ok) throw new Error(`our own log is refused: ${played.error.reason}`);
    const { mover, events } = steps[i];
    if (i >= from) yield { moves: i + 1, before, after: state.bytes, mover, events };
  }
}

function movesSeen(room: RoomState, moments: Iterable<Moment>, from: number, viewer: Seat): MoveSeen[] {
  const seen: MoveSeen[] = [];
  let known: Uint8Array | undefined;
  for (const { moves, before, after, mover, events } of moments) {
    if (moves <= from) continue;
    // Before the first move everybody knows the state: it follows from the options.
    known ??= (moves === 1 ? before : knownFrom(room, before, viewer)).slice();
    const knows = knownFrom(room, after, viewer);
    seen.push({
      mover,
      events: events.map((event) => ({ ...eventFor(event, viewer) })),
      changes: changesOf(known, knows),
    });
    known.set(knows);
  }
  return seen;
}

/** What the viewer may know of a state; it holds until this is asked again. */
function knownFrom({ scratch }: RoomState, bytes: Uint8Array, viewer: Seat): Uint8Array {
  // What is hidden is wiped before anything is revealed, so nothing of another viewer's can be left over.
  const [state, known] = scratch!;
  state.bytes.set(bytes);
  reveal(state, viewer, known);
  return known.bytes;
}
