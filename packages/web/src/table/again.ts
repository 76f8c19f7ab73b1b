/** The same table once more, from the start, with new tiles. */
import { undo } from '@guimard/engine/kit';
import { newId } from '../setup/new-id.ts';
import type { SavedTable } from './seating.ts';

export function againOf({ daily: _, ...saved }: SavedTable): SavedTable {
  const now = Date.now();
  return {
    ...saved,
    deal: newId(),
    id: newId(),
    log: undo(saved.log, saved.log.actions.length),
    created: now,
    updated: now,
    isImported: false,
    isOver: false,
    scores: saved.scores.map(() => 0),
  };
}
