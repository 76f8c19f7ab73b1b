/** What somebody draws on a table of Correspondances to explain something. */
import { LINES, parseSpot } from '@guimard/engine/correspondances';
import type { Drawing } from '../../game-ui.ts';
import type { CorrespondancesDesk } from './desk.svelte.ts';

export function showDrawing(desk: CorrespondancesDesk, { lines, cells, arrows }: Drawing): void {
  const isCell = (name: string): boolean => parseSpot(name) !== undefined;
  desk.lights.drawn = lines.filter((line) => line >= 1 && line <= LINES);
  desk.drawing = {
    lines,
    cells: cells.filter(isCell),
    arrows: arrows.filter(([from, to]) => isCell(from) && isCell(to)),
  };
}
