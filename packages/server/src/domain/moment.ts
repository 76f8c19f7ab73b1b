/** Moves with the bytes of the game's state around them: projections are made from these. */
import { type GameEvent, type Seat, Session } from '@guimard/engine/kit';
import { apply } from './apply.ts';
import type { StoredEntry } from './entry.ts';
import { moveCount, type RoomState } from './state.ts';

export interface Moment {
  /** The number of moves including this one. */
  readonly moves: number;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly mover: Seat;
  readonly events: readonly GameEvent[];
}

export interface Applied {
  readonly room: RoomState;
  /** How many of the moves from before are still there. */
  readonly held: number;
  /** The moves among the entries, so that they need not be replayed to be shown; none from before an undone move. */
  readonly moments: readonly Moment[];
}

/** See `apply`: the given table must not be used again. */
export function applyAll(before: RoomState, entries: readonly StoredEntry[]): Applied {
  let room = before;
  let held = moveCount(before);
  const moments: Moment[] = [];
  for (const stored of entries) {
    const { type } = stored.entry;
    if (room.phase !== 'waiting' && type === 'acted') {
      const { session } = room;
      const before = moments.at(-1)?.after ?? session.state.bytes.slice();
      room = apply(room, stored);
      moments.push({ ...lastMoveOf(session), before, after: session.state.bytes.slice() });
    } else {
      room = apply(room, stored);
      if (type !== 'undone') continue;
      moments.length = 0;
      held = Math.min(held, moveCount(room));
    }
  }
  return { room, held, moments };
}

function lastMoveOf({ steps }: Session): Pick<Moment, 'moves' | 'mover' | 'events'> {
  const last = steps.at(-1);
  if (last === undefined) throw new Error('nothing was played');
  return { moves: steps.length, mover: last.mover, events: last.events };
}

/** The moves of a game from a given number on, replayed: for clients that join in the middle. */
export function* replayFrom(room: RoomState, from: number): Iterable<Moment> {
  if (room.phase === 'waiting' || from === moveCount(room)) return;
  const { game, session } = room;
  const again = Session.open(game, { ...session.log, actions: [] });
  if (!again.ok) throw new Error(`our own log is refused: ${again.error.code}`);
  const { state } = again.value;
  for (const [i, { action }] of session.steps.entries()) {
    const before = state.bytes.slice();
    const played = again.value.playWord(action);
    if (!played.ok) throw new Error(`our own log is refused: ${played.error.code}`);
    if (i >= from) yield { ...lastMoveOf(again.value), before, after: state.bytes };
  }
}
