/** What follows from the entries of a table, for a server that reads them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log, Rng } from '@guimard/engine/kit';
import { type TableId, verifyGame } from '@guimard/protocol';
import type { Kept } from '../domain/entry.ts';
import { RoomState } from '../domain/state.ts';
import { damaged } from '../domain/unplayable.ts';
import { hashSecret } from './secrets.ts';

/** Entries that are applied at once: a long table must not keep the others waiting. */
const PIECE = 200;

/** A table from its entries. Throws an UnplayableTable if they do not follow from one another, or from rules we know. */
export async function fold(id: TableId, kept: readonly Kept[]): Promise<RoomState> {
  try {
    const state = new RoomState(id, kept[0]);
    for (let i = 1; i < kept.length; i++) {
      state.apply(kept[i]);
      if (i % PIECE > 0) continue;
      state.takeMoments();
      await nextTurn();
    }
    state.takeMoments();
    return state;
  } catch (error) {
    throw damaged(id, error);
  }
}

/**
 * The game of a table that cannot be played on; undefined before its start. By what was stored alone, since the rules it
 * was played by may not be known here.
 */
export function storedLog(kept: readonly Kept[]): Log | undefined {
  const [first, ...rest] = kept.map(({ entry }) => entry);
  if (first?.type !== 'created' || !rest.some(({ type }) => type === 'started')) return undefined;
  const moves: { readonly by: number; readonly action: string }[] = [];
  for (const entry of rest) {
    if (entry.type === 'acted') moves.push(entry);
    // Everything from the last move of that seat on.
    if (entry.type === 'undone')
      moves.length = Math.max(
        0,
        moves.findLastIndex(({ by }) => by === entry.seat),
      );
  }
  const { game, rules, options } = first;
  return { game, rules, options, actions: moves.map(({ action }) => action) };
}

/** Whether a secret was ever that of a seat: for a table that cannot be opened to ask who sits where. */
export function knowsSecret(kept: readonly Kept[], secret: string): boolean {
  const hash = hashSecret(secret);
  return kept.some(({ entry }) => 'secretHash' in entry && entry.secretHash === hash);
}

/** Chance from where the game has come to; what was drawn so far must follow from the seeds. */
export function chanceAt({ seeds, session, game, id }: RoomState): Rng | undefined {
  if (session === undefined) return undefined;
  const chance = verifyGame(game, session.log, seeds);
  if (!chance.ok) throw damaged(id, `it does not follow from its seed: ${chance.error.reason}`);
  return chance.value;
}
