/** What somebody draws on a board of Metro to explain something. */
import { DEPARTURES, parseCell } from '@guimard/engine/metro';
import type { Drawing } from '../../game-ui.ts';
import type { MetroDesk } from './desk.svelte.ts';

export function showDrawing(desk: MetroDesk, { lines, cells, arrows }: Drawing): void {
  const isCell = (name: string): boolean => parseCell(name) !== undefined;
  desk.lights.drawn = lines.filter((line) => line < DEPARTURES);
  desk.drawing = {
    lines,
    cells: cells.filter(isCell),
    arrows: arrows.filter(([from, to]) => isCell(from) && isCell(to)),
  };
}
