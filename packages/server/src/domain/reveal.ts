/** Decisions about the shares that players add to the chance of a game (protocol/src/shares.ts). */
import { ok, refuse, type Seat } from '@guimard/engine/kit';
import { stepsBetween } from '@guimard/protocol';
import type { Entries, Sources } from './decision.ts';
import type { Entry } from './entry.ts';
import { startGame } from './start.ts';
import { hasShared, isComplete, owesShare, type RoomState, seatAt } from './state.ts';

/** A share counts from the draws on that have been made so far. The last one that is missing starts the game. */
export function decideReveal(room: RoomState, seat: Seat, share: string, sources: Sources): Entries {
  const { commitment } = seatAt(room, seat);
  if (room.phase === 'over') return refuse('over', 'gameOver');
  if (commitment === undefined) return refuse('share', 'nothingPromised');
  // Others may still choose what they promise.
  if (!isComplete(room)) return refuse('share', 'shareTooEarly');
  if (hasShared(room, seat)) return refuse('share', 'shareTwice');
  const known = room.seeds.findLast((seed) => seed.seat === seat)?.seed ?? commitment;
  if (stepsBetween(known, share) === undefined) return refuse('share', 'shareNotPromised');
  const entry: Entry = { type: 'revealed', seat, share };
  const isLast = room.seats.every((_, other) => other === seat || !owesShare(room, other));
  return room.phase === 'waiting' && isLast
    ? startGame(room, [entry], sources, [{ from: 0, seed: share, seat }])
    : ok([entry]);
}
