/** How a game starts: everyone is ready, their clients add shares to its chance, and the first tiles are drawn. */
import { newRefusal, ok, type Refusal } from '@guimard/engine/kit';
import type { Seed } from '@guimard/protocol';
import { chanceFrom, type Entries, type Sources } from './decision.ts';
import type { Entry } from './entry.ts';
import { NEW_DRAWS, type RoomState, sharesDue, type WaitingRoom } from './state.ts';

/** While shares are revealed nobody comes, goes or promises anything else: the draws could be chosen. */
export const whyStarting = (room: RoomState): Refusal | undefined =>
  room.phase === 'waiting' && sharesDue(room) !== undefined
    ? newRefusal('starting', 'gameStarting')
    : undefined;

/** After these entries, with the shares that they add. */
export function startGame(
  room: WaitingRoom,
  entries: readonly Entry[],
  sources: Sources,
  shares: readonly Seed[] = [],
): Entries {
  const options = room.game.options(room.created.options);
  if (!options.ok) return options;
  const { deal } = room.created;
  const dealt = deal === undefined ? {} : { seed: deal.seed };
  const seeds = deal === undefined ? [...room.seeds, ...shares] : [{ from: 0, seed: deal.seed }];
  return ok([
    ...entries,
    { type: 'started', ...dealt, opening: sources.opening, draws: NEW_DRAWS },
    ...chanceFrom(room, room.game.create(options.value), sources.begin(room, seeds)),
  ]);
}
