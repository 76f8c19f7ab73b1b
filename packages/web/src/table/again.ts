/** The same table once more, from the start. */
import { undo } from '@guimard/engine/kit';
import { newId } from '../setup/new-id.ts';
import type { SavedTable } from './seating.ts';

export function againOf(saved: SavedTable): SavedTable {
  const now = Date.now();
  return {
    ...saved,
    id: newId(),
    log: undo(saved.log, saved.log.actions.length),
    created: now,
    updated: now,
    isImported: false,
    isOver: false,
    scores: saved.scores.map(() => 0),
  };
}
