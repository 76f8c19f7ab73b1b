/** Dealing a game again, as it was dealt at a table that is over. */
import { newRefusal, ok, type Refusal, type Result, refuse } from '@guimard/engine/kit';
import type { SharedDeal } from './entry.ts';
import type { RoomState } from './state.ts';

/**
 * The deal of a finished table, for another one. Never of a table that is still played: whoever sits there could play
 * ahead at the other one, and know what comes.
 */
export function dealOf(room: RoomState): Result<SharedDeal> {
  const { id, phase, created, game } = room;
  if (phase !== 'over') return refuse('not-over', 'dealNotOver');
  const [first, ...more] = room.seeds;
  // With a seed from the middle of the game, its place in each pile would depend on how the first table was played.
  if (first === undefined || more.length > 0 || room.draws !== 'piles')
    return refuse('deal', 'dealNotRepeatable');
  if (created.rules !== game.meta.rules) return refuse('deal', 'dealOfOtherRules');
  const played = room.seats.flatMap(({ secretHash }) => (secretHash === '' ? [] : [secretHash]));
  return ok({
    table: created.deal?.table ?? id,
    seed: first.seed,
    played: [...(created.deal?.played ?? []), ...played],
  });
}

/** Why a player with this secret may not have a seat at a table with that deal, if so: they know what comes. */
export const whyKnown = (deal: SharedDeal | undefined, secretHash: string): Refusal | undefined =>
  deal?.played.includes(secretHash) === true ? newRefusal('deal', 'dealKnown') : undefined;
