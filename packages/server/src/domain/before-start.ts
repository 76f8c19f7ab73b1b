/** Decisions before the start: who sits where, and when everyone is ready. */
import { fail, ok, refuse, type Seat } from '@guimard/engine/kit';
import type { Command } from '@guimard/protocol';
import { type Entries, type Sources, stillExpected } from './decision.ts';
import type { Entry } from './entry.ts';
import { computerName } from './names.ts';
import { startGame } from './start.ts';
import { openerAt, type RoomState, type WaitingRoom } from './state.ts';

const BEGUN = refuse('begun', 'gameBegun');

export function decideReady(
  room: RoomState,
  seat: Seat,
  { isReady, commitment }: Extract<Command, { type: 'ready' }>,
  sources: Sources,
): Entries {
  if (room.phase !== 'waiting') return BEGUN;
  // Draws that are repeated cannot be changed.
  const isPromised = isReady && commitment !== undefined && room.created.deal === undefined;
  const entry: Entry = { type: 'ready', seat, isReady, ...(isPromised ? { commitment } : {}) };
  return startAfter(room, entry, seat, isReady, sources);
}

export function decideLeave({ phase }: RoomState, seat: Seat): Entries {
  return phase === 'waiting' ? ok([{ type: 'left', seat }]) : BEGUN;
}

/**
 * An absent player who never gets ready must not keep the others waiting, and nobody sits at a table against the will of
 * its opener.
 */
export function decideFree(room: RoomState, by: Seat, seat: Seat, sources: Sources): Entries {
  if (room.phase !== 'waiting') return BEGUN;
  const place = room.seats[seat];
  if (place === undefined || place.kind === 'open') return refuse('free', 'seatEmpty');
  if (mayTurnOut(room, by, seat)) return ok([{ type: 'left', seat, by }]);
  if (place.kind === 'person') {
    if (place.isReady) return refuse('ready', 'playerReady');
    const refusal = stillExpected(room, seat, sources);
    if (refusal !== undefined) return fail(refusal);
  }
  return ok([{ type: 'left', seat }]);
}

type Fill = Extract<Command, { type: 'fill' }>;

export function decideFill(room: RoomState, by: Seat, { seat, level }: Fill, sources: Sources): Entries {
  if (room.phase !== 'waiting') return BEGUN;
  const isInstead = mayTurnOut(room, by, seat);
  if (room.seats[seat] === undefined || (room.seats[seat].kind === 'person' && !isInstead)) {
    return refuse('full', 'seatTaken');
  }
  const name = computerName(
    seat,
    room.seats.filter((_, other) => other !== seat),
  );
  const filled = startAfter(room, { type: 'filled', seat, level, name }, seat, true, sources);
  return filled.ok && isInstead ? ok([{ type: 'left', seat, by }, ...filled.value]) : filled;
}

/** Whether that seat is another person's, at a table that is `by`'s. */
const mayTurnOut = (room: WaitingRoom, by: Seat, seat: Seat): boolean =>
  by === openerAt(room) && seat !== by && room.seats[seat]?.kind === 'person';

/** Starts the game once this completes the table, unless clients have shares to add to its chance first. */
function startAfter(room: WaitingRoom, entry: Entry, seat: Seat, isSet: boolean, sources: Sources): Entries {
  const waitsForNobody = room.seats.every(({ kind, isReady }, other) =>
    other === seat ? isSet : kind !== 'open' && isReady,
  );
  const isPromised =
    'commitment' in entry ||
    room.seats.some(({ commitment }, other) => other !== seat && commitment !== undefined);
  return waitsForNobody && !isPromised ? startGame(room, [entry], sources) : ok([entry]);
}
