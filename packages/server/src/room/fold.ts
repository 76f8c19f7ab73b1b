/** What follows from the entries of a table, for a server that reads them. */
import { CHANCE, type Rng, Session } from '@guimard/engine/kit';
import { SeedChance, type TableId } from '@guimard/protocol';
import type { Store } from '../store/store.ts';
import type { Kept } from './entry.ts';
import { RoomState } from './state.ts';

/** A table from its entries. */
export function fold(id: TableId, kept: readonly Kept[], store: Store): RoomState {
  const [first, ...rest] = kept;
  const state = new RoomState(id, first, () => store.outages());
  for (const one of rest) state.apply(one);
  state.takeMoments();
  return state;
}

/** The seed's numbers from where the game has used them up to; they must be those that the game has seen. */
export function chanceOf({ seed, session, game, id }: RoomState): Rng | undefined {
  if (seed === undefined || session === undefined) return undefined;
  const chance = new SeedChance(seed);
  const again = Session.open(game, { ...session.log, actions: [] });
  if (!again.ok) throw new Error(`our own log is refused: ${again.error.reason}`);
  for (const { mover, action } of session.steps) {
    const { state } = again.value;
    if (mover === CHANCE && game.format(game.decode(state, game.pick(state, chance))) !== action) {
      throw new Error(`table ${id} does not follow from its seed`);
    }
    again.value.playWord(action);
  }
  return chance;
}
