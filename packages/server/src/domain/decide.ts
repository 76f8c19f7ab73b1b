/**
 * What a command leads to: entries, or a refusal with rule and reason. Nothing is changed here but the position in the
 * seed's numbers, when chance follows a move.
 */
import { copy, fail, OVER, ok, refuse, type Seat } from '@guimard/engine/kit';
import type { Command } from '@guimard/protocol';
import { decideFill, decideFree, decideLeave, decideReady } from './before-start.ts';
import { chanceFrom, type Entries, type Sources, stillExpected } from './decision.ts';
import type { Entry } from './entry.ts';
import { type RoomState, type StartedRoom, toMove } from './state.ts';

export function decide(room: RoomState, seat: Seat, command: Command, sources: Sources): Entries {
  if (room.seats[seat].hasResigned) return refuse('resigned', 'You have given up.');
  switch (command.type) {
    case 'ready':
      return decideReady(room, seat, command.isReady, sources);
    case 'leave':
      return decideLeave(room, seat);
    case 'free':
      return decideFree(room, command.seat, sources);
    case 'fill':
      return decideFill(room, command.seat, command.level, sources);
    case 'act':
      return decideAct(room, seat, command.action, sources);
    case 'resign':
      return isUnderWay(room)
        ? ok([{ type: 'resigned', seat }])
        : refuse('no-game', 'There is no game to resign.');
    case 'ask':
      return decideAsk(room, seat, command.what);
    case 'answer':
      return decideAnswer(room, seat, command.agree);
    case 'replace':
      return decideReplace(room, command.seat, sources);
    case 'return':
      return room.seats[seat].isReplaced && !room.seats[seat].hasResigned
        ? ok([{ type: 'returned', seat }])
        : refuse('not-replaced', 'Nobody plays for you.');
  }
}

const isUnderWay = ({ phase }: RoomState): boolean => phase === 'running' || phase === 'paused';

/** A move, by the player or by the computer that plays for the seat. */
export function decideAct(
  room: RoomState,
  seat: Seat,
  word: string,
  sources: Pick<Sources, 'chance'>,
): Entries {
  if (room.phase === 'waiting') return refuse('not-begun', 'The game has not begun yet.');
  if (room.phase === 'paused') return refuse('paused', 'The game is paused.');
  const mover = toMove(room);
  if (room.phase === 'over' || mover === OVER) return refuse('over', 'The game is over.');
  // Whose turn it is comes first: whether a word is legal could reveal what the player must not know.
  if (mover !== seat) return refuse('turn', 'It is not your turn.');
  const { game, session } = room;
  const action = game.parse(word);
  const code = action.ok ? game.encode(session.state, action.value) : action;
  if (!code.ok) return code;
  const state = game.create(game.optionsOf(session.state));
  copy(session.state, state);
  const written = game.format(game.decode(state, code.value));
  game.play(state, code.value);
  return ok([{ type: 'acted', by: seat, action: written }, ...chanceFrom(room, state, sources.chance(room))]);
}

/** Who must agree: people who play themselves. */
const voters = ({ seats }: RoomState): Seat[] =>
  seats.flatMap(({ kind, isReplaced }, seat) => (kind === 'person' && !isReplaced ? [seat] : []));

type Request = NonNullable<StartedRoom['request']>['what'];

function decideAsk(room: RoomState, seat: Seat, what: Request): Entries {
  const needed = what === 'resume' ? 'paused' : 'running';
  if (room.phase === 'waiting' || room.phase !== needed) {
    return refuse('not-now', 'There is nothing of the kind to be asked for now.');
  }
  if (room.request !== undefined)
    return refuse('asked', 'Something else has been asked for: answer that first.');
  if (what === 'undo') {
    const refusal = room.session.whyNoUndo((other) => other === seat);
    if (refusal !== undefined) return refuse('undo', refusal);
  }
  const asked: Entry = { type: 'asked', seat, what };
  return ok(voters(room).every((voter) => voter === seat) ? [asked, granted(what, seat)] : [asked]);
}

function granted(what: Request, seat: Seat): Entry {
  if (what === 'undo') return { type: 'undone', seat };
  return { type: what === 'pause' ? 'paused' : 'resumed' };
}

function decideAnswer(room: RoomState, seat: Seat, agree: boolean): Entries {
  const request = room.phase === 'waiting' ? undefined : room.request;
  if (request === undefined) return refuse('not-asked', 'Nothing has been asked for.');
  // Also for the player who asked: a request can be withdrawn.
  if (!agree) return ok([{ type: 'declined', seat }]);
  if (request.agreed.includes(seat)) return refuse('agreed', 'You have agreed already.');
  const agreed = [...request.agreed, seat];
  const entries: Entry[] = [{ type: 'agreed', seat }];
  if (voters(room).every((voter) => agreed.includes(voter)))
    entries.push(granted(request.what, request.seat));
  return ok(entries);
}

function decideReplace(room: RoomState, absent: Seat, sources: Sources): Entries {
  const place = room.seats[absent];
  if (!isUnderWay(room)) return refuse('not-now', 'Nobody is waited for now.');
  if (place?.kind !== 'person' || place.isReplaced)
    return refuse('replaced', 'The computer plays there already.');
  const refusal = stillExpected(room, absent, sources);
  return refusal === undefined ? ok([{ type: 'replaced', seat: absent }]) : fail(refusal);
}
