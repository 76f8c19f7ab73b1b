/** What steps of a game did: sentences that the viewer may hear, and points. */
import { eventFor } from '@guimard/engine/kit';
import type { Gain } from '../game-ui.ts';
import type { TableHistory, TableSetup } from './table-model.ts';

export function sentencesAt(table: TableSetup & TableHistory, index: number): readonly string[] {
  const { steps, viewer, names, ui } = table;
  return (steps[index]?.events ?? [])
    .map((event) => ui.tell(eventFor(event, viewer), names))
    .filter((sentence) => sentence !== '');
}

export const gainsAt = ({ steps, ui, options }: TableSetup & TableHistory, index: number): readonly Gain[] =>
  (steps[index]?.events ?? []).flatMap((event) => ui.gain(options, event) ?? []);
