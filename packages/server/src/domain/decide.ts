/**
 * Turns a command into entries or a refusal. Nothing changes here but the position in the seed's random numbers, when a
 * random draw follows a move.
 */
import { copy, fail, OVER, ok, refuse, type Seat } from '@guimard/engine/kit';
import type { Command } from '@guimard/protocol';
import { decideFill, decideFree, decideLeave, decideReady } from './before-start.ts';
import { chanceFrom, type Entries, type Sources, stillExpected } from './decision.ts';
import type { Entry } from './entry.ts';
import { decideReveal } from './reveal.ts';
import { whyStarting } from './start.ts';
import { type RoomState, type StartedRoom, seatAt, toMove } from './state.ts';

const BEFORE_START: readonly Command['type'][] = ['ready', 'leave', 'free', 'fill'];

export function decide(room: RoomState, seat: Seat, command: Command, sources: Sources): Entries {
  const { hasResigned, isReplaced } = seatAt(room, seat);
  if (hasResigned) return refuse('resigned', 'youResigned');
  const starting = BEFORE_START.includes(command.type) ? whyStarting(room) : undefined;
  if (starting !== undefined) return fail(starting);
  switch (command.type) {
    case 'ready':
      return decideReady(room, seat, command, sources);
    case 'reveal':
      return decideReveal(room, seat, command.share, sources);
    case 'leave':
      return decideLeave(room, seat);
    case 'free':
      return decideFree(room, seat, command.seat, sources);
    case 'fill':
      return decideFill(room, seat, command, sources);
    case 'act':
      return decideAct(room, seat, command.action, sources);
    case 'resign':
      return isUnderWay(room) ? ok([{ type: 'resigned', seat }]) : refuse('no-game', 'noGameToResign');
    case 'ask':
      return decideAsk(room, seat, command.what);
    case 'answer':
      return decideAnswer(room, seat, command.agree);
    case 'replace':
      return decideReplace(room, command.seat, sources);
    case 'return':
      return isReplaced ? ok([{ type: 'returned', seat }]) : refuse('not-replaced', 'notReplaced');
  }
}

const isUnderWay = ({ phase }: RoomState): boolean => phase === 'running' || phase === 'paused';

/** A move, by the player or by the computer that plays for the seat. */
export function decideAct(
  room: RoomState,
  seat: Seat,
  word: string,
  sources: Pick<Sources, 'draws'>,
): Entries {
  if (room.phase === 'waiting') return refuse('not-begun', 'gameNotBegun');
  if (room.phase === 'paused') return refuse('paused', 'gamePaused');
  const mover = toMove(room);
  if (room.phase === 'over' || mover === OVER) return refuse('over', 'gameOver');
  // The turn is checked first: whether a move is legal could reveal what the player must not know.
  if (mover !== seat) return refuse('turn', 'notYourTurn');
  const { game, session, scratch } = room;
  const action = game.parse(word);
  const code = action.ok ? game.encode(session.state, action.value) : action;
  if (!code.ok) return code;
  const written = game.format(game.decode(session.state, code.value));
  copy(session.state, scratch);
  game.play(scratch, code.value);
  return ok([
    { type: 'acted', by: seat, action: written },
    ...chanceFrom(room, scratch, sources.draws(room)),
  ]);
}

/** Who must agree: people who are playing themselves. */
const voters = ({ seats }: RoomState): Seat[] =>
  seats.flatMap(({ kind, isReplaced }, seat) => (kind === 'person' && !isReplaced ? [seat] : []));

type Request = NonNullable<StartedRoom['request']>['what'];

function decideAsk(room: RoomState, seat: Seat, what: Request): Entries {
  const needed = what === 'resume' ? 'paused' : 'running';
  if (room.phase === 'waiting' || room.phase !== needed) {
    return refuse('not-now', 'nothingToAsk');
  }
  if (room.request !== undefined) return refuse('asked', 'otherRequestOpen');
  if (what === 'undo') {
    const refusal = room.session.whyNoUndo((other) => other === seat);
    if (refusal !== undefined) return fail(refusal);
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
  if (request === undefined) return refuse('not-asked', 'nothingAsked');
  // Also for the player who asked: a request can be withdrawn.
  if (!agree) return ok([{ type: 'declined', seat }]);
  if (request.agreed.includes(seat)) return refuse('agreed', 'alreadyAgreed');
  const agreed = [...request.agreed, seat];
  const entries: Entry[] = [{ type: 'agreed', seat }];
  if (voters(room).every((voter) => agreed.includes(voter)))
    entries.push(granted(request.what, request.seat));
  return ok(entries);
}

function decideReplace(room: RoomState, absent: Seat, sources: Sources): Entries {
  const place = room.seats[absent];
  if (!isUnderWay(room)) return refuse('not-now', 'nobodyAwaited');
  if (place?.kind !== 'person' || place.isReplaced) return refuse('replaced', 'alreadyReplaced');
  const refusal = stillExpected(room, absent, sources);
  return refusal === undefined ? ok([{ type: 'replaced', seat: absent }]) : fail(refusal);
}
