/** From a set-up, or from a log of elsewhere, to a table. */
import { type AnyGame, type Log, newLog, nth, OVER, type State } from '@guimard/engine/kit';
import type { Deal } from '@guimard/protocol/deal';
import type { SavedTable, Sitter } from '../table/seating.ts';
import { type Draft, seatsOf } from './draft.ts';
import { newId } from './new-id.ts';

/** A table at which nothing has happened. It has a deal in any case, so that it can be repeated. */
export function newTable(
  game: AnyGame,
  draft: Draft,
  names: readonly string[],
  deal: Deal = newId(),
): SavedTable {
  const { options, assistance, practice, hands } = draft;
  const log = newLog(game, options);
  const seats = seatsOf(draft).map(({ player }, seat): Sitter => ({ name: nth(names, seat), player }));
  return { ...tableAt(game, log, game.create(options), seats), assistance, practice, hands, deal };
}

/** A table with a log that led to this state. */
export function tableAt(game: AnyGame, log: Log, state: State, seats: readonly Sitter[]): SavedTable {
  const scores = new Int32Array(seats.length);
  game.scores(state, scores);
  const now = Date.now();
  return {
    id: newId(),
    log,
    seats,
    assistance: 'preview',
    practice: false,
    created: now,
    updated: now,
    isOver: game.toMove(state) === OVER,
    scores: Array.from(scores),
  };
}
