/** The same table once more, from the start, with new tiles. */
import { undo } from '@guimard/engine/kit';
import { newId } from '../setup/new-id.ts';
import type { SavedTable } from './seating.ts';

export function againOf(saved: SavedTable): SavedTable {
  const { seats, assistance, practice, hands } = saved;
  const now = Date.now();
  return {
    id: newId(),
    log: undo(saved.log, saved.log.actions.length),
    deal: newId(),
    seats,
    assistance,
    practice,
    ...(hands === undefined ? {} : { hands }),
    created: now,
    updated: now,
    isImported: false,
    isOver: false,
    scores: saved.scores.map(() => 0),
  };
}
