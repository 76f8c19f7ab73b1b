/** Decisions before the start: who sits where, and when everyone is ready. */
import { fail, ok, refuse, type Seat } from '@guimard/engine/kit';
import type { Command } from '@guimard/protocol';
import { chanceFrom, type Entries, type Sources, stillExpected } from './decision.ts';
import type { Entry } from './entry.ts';
import { computerName } from './names.ts';
import { NEW_DRAWS, openerAt, type RoomState, type WaitingRoom } from './state.ts';

const BEGUN = refuse('begun', 'gameBegun');

export function decideReady(room: RoomState, seat: Seat, isReady: boolean, sources: Sources): Entries {
  if (room.phase !== 'waiting') return BEGUN;
  return startAfter(room, { type: 'ready', seat, isReady }, seat, isReady, sources);
}

export function decideLeave({ phase }: RoomState, seat: Seat): Entries {
  return phase === 'waiting' ? ok([{ type: 'left', seat }]) : BEGUN;
}

/**
 * An absent player who never gets ready must not keep the others waiting, and nobody sits at a table against the will of
 * whoever opened it.
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

/** Deals once this completes the table: nobody sees a hand before everyone is present and ready. */
function startAfter(room: WaitingRoom, entry: Entry, seat: Seat, isSet: boolean, sources: Sources): Entries {
  const waitsForNobody = room.seats.every(({ kind, isReady }, other) =>
    other === seat ? isSet : kind !== 'open' && isReady,
  );
  if (!waitsForNobody) return ok([entry]);
  const seed = room.created.deal?.seed ?? sources.newSeed();
  const options = room.game.options(room.created.options);
  if (!options.ok) return options;
  const state = room.game.create(options.value);
  return ok([
    entry,
    { type: 'started', seed, opening: sources.opening, draws: NEW_DRAWS },
    ...chanceFrom(room, state, sources.begin(room, seed)),
  ]);
}
