/** What steps of a game did, in sentences that the viewer may hear. */
import { eventFor } from '@guimard/engine/kit';
import type { TableHistory, TableSetup } from './table-model.ts';

export function sentencesAt(table: TableSetup & TableHistory, index: number): readonly string[] {
  const { steps, viewer, names, ui } = table;
  return (steps[index]?.events ?? [])
    .map((event) => ui.tell(eventFor(event, viewer), names))
    .filter((sentence) => sentence !== '');
}
