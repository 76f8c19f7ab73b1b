/** Dealing a game again, as it was dealt at a table that is over. */
import { newRefusal, ok, type Refusal, type Result, refuse } from '@guimard/engine/kit';
import { singleDeal } from '@guimard/protocol';
import type { SharedDeal } from './entry.ts';
import type { RoomState } from './state.ts';

/**
 * The deal of a finished table, for another one. Never of a table that is still played: whoever sits there could play
 * ahead at the other one, and know what comes.
 */
export function dealOf(room: RoomState): Result<SharedDeal> {
  const { id, phase, created, game } = room;
  if (phase !== 'over') return refuse('not-over', 'dealNotOver');
  const seed = singleDeal(room.seeds, room.draws);
  if (seed === undefined) return refuse('deal', 'dealNotRepeatable');
  if (created.rules !== game.meta.rules) return refuse('deal', 'dealOfOtherRules');
  const played = room.seats.flatMap(({ secretHash }) => (secretHash === '' ? [] : [secretHash]));
  return ok({
    table: created.deal?.table ?? id,
    seed,
    played: [...(created.deal?.played ?? []), ...played],
  });
}

/** Why a player with this secret may not have a seat at a table with that deal, if so: they know what comes. */
export const whyKnown = (deal: SharedDeal | undefined, secretHash: string): Refusal | undefined =>
  deal?.played.includes(secretHash) === true ? newRefusal('deal', 'dealKnown') : undefined;
