/** What follows from the entries of a table, for a server that reads them. */
import type { Log, Rng } from '@guimard/engine/kit';
import { type TableId, verifyGame } from '@guimard/protocol';
import type { Kept } from './entry.ts';
import { RoomState } from './state.ts';
import { damaged } from './unplayable.ts';

/** A table from its entries. Throws an UnplayableTable if they do not follow from one another. */
export function fold(id: TableId, kept: readonly Kept[]): RoomState {
  const [first, ...rest] = kept;
  try {
    const state = new RoomState(id, first);
    for (const one of rest) state.apply(one);
    state.takeMoments();
    return state;
  } catch (error) {
    throw damaged(id, error);
  }
}

/** The game of a table whose entries do not all follow from one another, up to where they do; undefined before its start. */
export function logUntilDamage(id: TableId, [first, ...rest]: readonly Kept[]): Log | undefined {
  let state: RoomState | undefined;
  try {
    state = new RoomState(id, first);
    for (const one of rest) state.apply(one);
  } catch {
    // What came before is what can still be told.
  }
  return state?.session?.log;
}

/** Chance from where the game has come to; what was drawn so far must follow from the seeds. */
export function chanceAt({ seeds, session, game, id }: RoomState): Rng | undefined {
  if (session === undefined) return undefined;
  const chance = verifyGame(game, session.log, seeds);
  if (!chance.ok) throw damaged(id, `it does not follow from its seed: ${chance.error.reason}`);
  return chance.value;
}
