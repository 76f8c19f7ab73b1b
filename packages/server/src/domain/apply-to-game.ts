/** How entries change a game that has started. */
import { hasChanged, type Seat } from '@guimard/engine/kit';
import { timeAfterMove, timeAtStart } from './clock.ts';
import type { Entry } from './entry.ts';
import { moveCount, personsTurn, type StartedRoom, seatAt, toMove } from './state.ts';
import { UnplayableTable } from './unplayable.ts';

export type GameEntry = Exclude<
  Entry,
  {
    type:
      | 'created'
      | 'joined'
      | 'moved'
      | 'left'
      | 'filled'
      | 'ready'
      | 'erased'
      | 'started'
      | 'reseeded'
      | 'revealed';
  }
>;

export function applyToGame(room: StartedRoom, entry: GameEntry, time: number): void {
  switch (entry.type) {
    case 'acted':
      act(room, entry.by, entry.action, time);
      break;
    case 'asked':
      room.request = { what: entry.what, seat: entry.seat, agreed: [entry.seat] };
      break;
    case 'agreed':
      room.request?.agreed.push(entry.seat);
      break;
    case 'declined':
      room.request = undefined;
      break;
    case 'undone':
      undo(room, entry.seat, time);
      break;
    case 'paused':
      stopClock(room, time);
      room.phase = 'paused';
      room.request = undefined;
      break;
    case 'resumed':
      room.phase = 'running';
      room.request = undefined;
      startClock(room, time);
      break;
    case 'replaced':
      stopClock(room, time);
      seatAt(room, entry.seat).isReplaced = true;
      // One voter fewer may settle the vote. A returning player is one more, and may be about to vote: then the request stays open.
      room.request = undefined;
      startClock(room, time);
      break;
    case 'returned':
      stopClock(room, time);
      seatAt(room, entry.seat).isReplaced = false;
      startClock(room, time);
      break;
    case 'resigned':
    case 'flagged':
      stopClock(room, time);
      giveUp(room, entry.seat, entry.type === 'resigned' || room.created.atZero === 'forfeit');
      room.request = undefined;
      startClock(room, time);
      break;
    case 'rematch':
      room.rematch = entry.table;
  }
}

function act(room: StartedRoom, by: Seat, action: string, time: number): void {
  const { id, session } = room;
  const { rules } = room.created;
  stopClock(room, time, by);
  const played = session.playWord(action);
  if (!played.ok) {
    const why = `${action} is refused: ${played.error.code}`;
    if (!hasChanged(session.game.meta, rules, played.error.rule)) throw new Error(`table ${id}: ${why}`);
    throw new UnplayableTable(id, 'rules', `it has version ${rules} of the rules, and ${why}`);
  }
  if (by >= 0) room.request = undefined;
  if (session.isOver) room.phase = 'over';
  startClock(room, time);
}

function undo(room: StartedRoom, seat: Seat, time: number): void {
  stopClock(room, time);
  const undone = room.session.undo((other) => other === seat);
  if (!undone.ok) throw new Error(`table ${room.id}: ${undone.error.code}`);
  room.request = undefined;
  room.undone.push({ version: room.version, moves: moveCount(room) });
  startClock(room, time);
}

/** With two players, the other one wins. With more, the computer plays on for the player who resigned, and cannot win. */
function giveUp(room: StartedRoom, seat: Seat, isFinal: boolean): void {
  const place = seatAt(room, seat);
  place.isReplaced = true;
  place.timeLeft = timeAtStart(room.created.clock);
  if (!isFinal) return;
  place.hasResigned = true;
  if (room.seats.filter(({ hasResigned }) => !hasResigned).length <= 1) room.phase = 'over';
}

/** The clock runs while it is a person's turn. */
function startClock(room: StartedRoom, time: number): void {
  const isRunning = room.created.clock.kind !== 'none' && personsTurn(room) !== undefined;
  room.runningSince = isRunning ? (room.runningSince ?? time) : undefined;
}

/** With a seat: that seat has moved. */
function stopClock(room: StartedRoom, time: number, moved?: Seat): void {
  const { runningSince, seats, created } = room;
  const place = seats[toMove(room)];
  if (runningSince === undefined || place?.timeLeft === undefined) return;
  const took = Math.max(0, time - runningSince);
  place.timeLeft =
    moved === undefined ? place.timeLeft - took : timeAfterMove(created.clock, place.timeLeft, took);
  room.runningSince = undefined;
}
