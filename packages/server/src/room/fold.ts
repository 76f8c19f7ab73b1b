/** Rebuilds a table from its entries. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AnyGame, opensRules } from '@guimard/engine/kit';
import type { TableId } from '@guimard/protocol';
import { apply, createRoom, creationOf } from '../domain/apply.ts';
import type { StoredEntry } from '../domain/entry.ts';
import type { RoomState } from '../domain/state.ts';
import { damaged, UnplayableTable } from '../domain/unplayable.ts';
import { gameCalled } from '../games.ts';

/** Entries applied at a time: a long table must not block the others. */
export const PIECE = 200;

/** Throws an UnplayableTable if the entries do not follow from one another, or from known rules. */
export async function fold(id: TableId, [first, ...rest]: readonly StoredEntry[]): Promise<RoomState> {
  try {
    if (first === undefined) throw new Error('it has no entries');
    let room: RoomState = createRoom(id, first, gameOf(id, first));
    for (const [i, stored] of rest.entries()) {
      room = apply(room, stored);
      if (i % PIECE === PIECE - 1) await nextTurn();
    }
    return room;
  } catch (error) {
    throw damaged(id, error);
  }
}

function gameOf(id: TableId, first: StoredEntry): AnyGame {
  const created = creationOf(id, first);
  const game = gameCalled(created.game);
  if (game === undefined) throw new UnplayableTable(id, 'rules', `there is no game ${created.game}`);
  const { rules } = game.meta;
  if (!opensRules(game.meta, created.rules)) {
    throw new UnplayableTable(id, 'rules', `it has version ${created.rules} of the rules, this is ${rules}`);
  }
  return game;
}
