/** What follows from the entries of a table, for a server that reads them. */
import type { Rng } from '@guimard/engine/kit';
import { type TableId, verifyGame } from '@guimard/protocol';
import type { Kept } from './entry.ts';
import { RoomState } from './state.ts';

/** A table from its entries. */
export function fold(id: TableId, kept: readonly Kept[]): RoomState {
  const [first, ...rest] = kept;
  const state = new RoomState(id, first);
  for (const one of rest) state.apply(one);
  state.takeMoments();
  return state;
}

/** Chance from where the game has come to; what was drawn so far must follow from the seeds. */
export function chanceAt({ seeds, session, game, id }: RoomState): Rng | undefined {
  if (session === undefined) return undefined;
  const chance = verifyGame(game, session.log, seeds);
  if (!chance.ok) throw new Error(`table ${id} does not follow from its seed: ${chance.error.reason}`);
  return chance.value;
}
