/** Drawing on a board: what is pressed once more is no longer drawn. */
import type { Drawing, Pressed } from '../../game-ui.ts';
import { NO_DRAWING } from './tree.ts';

export const TOOLS = ['cell', 'arrow', 'line'] as const;
export type Tool = (typeof TOOLS)[number];

/** A drawing, and where an arrow has been begun. */
export interface Sketch {
  readonly drawing: Drawing;
  readonly from?: string | undefined;
}

const toggled = <T>(items: readonly T[], item: T, isSame = (other: T): boolean => other === item): T[] => {
  const others = items.filter((other) => !isSame(other));
  return others.length < items.length ? others : [...items, item];
};

export function draw({ drawing, from }: Sketch, tool: Tool, { cell, line }: Pressed): Sketch {
  if (tool === 'line')
    return { drawing: line === undefined ? drawing : { ...drawing, lines: toggled(drawing.lines, line) } };
  if (cell === undefined) return { drawing, from };
  if (tool === 'cell') return { drawing: { ...drawing, cells: toggled(drawing.cells, cell) } };
  if (from === undefined) return { drawing, from: cell };
  // An arrow to where it begins is none.
  if (from === cell) return { drawing };
  const isSame = ([one, other]: readonly [string, string]): boolean => one === from && other === cell;
  return { drawing: { ...drawing, arrows: toggled(drawing.arrows, [from, cell] as const, isSame) } };
}

export const isBlank = ({ lines, cells, arrows }: Drawing = NO_DRAWING): boolean =>
  lines.length + cells.length + arrows.length === 0;
