/** Where the labels of lit lines go: beyond the end of the line, and not on top of each other. */
import { type Cell, isTerminus } from '@guimard/engine/metro';
import { BOARD, cellCentre, lineEndOf, moved, type Spot } from '@guimard/miniature/metro';
import type { LitLine } from './picture.ts';

interface Label extends Spot {
  readonly text: string;
  readonly width: number;
}

export const LABEL_HEIGHT = 34;
const SPACING = 3;
/** How far beyond the edge of the cell a label begins: after the arrow, or ends: before the number of the station. */
const AFTER_ARROW = 20;
const BEFORE_NUMBER = 24;

const widthOf = (text: string): number => 20 + 14.5 * text.length;

function labelOf(line: LitLine): Label {
  const { spot, direction } = lineEndOf(line.end);
  const width = widthOf(line.label);
  const reach = Math.abs(direction.x) * (width / 2) + Math.abs(direction.y) * (LABEL_HEIGHT / 2);
  const by = isTerminus(line.end) ? BEFORE_NUMBER - reach : AFTER_ARROW + reach;
  return { ...moved(spot, direction, by), text: line.label, width };
}

const areTouching = (a: Label, b: Label): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + SPACING && Math.abs(a.y - b.y) < LABEL_HEIGHT + SPACING;

/**
 * Each line's label; one that would lie on an earlier one, or on the middle of a cell that is to stay free, moves down,
 * or up from the foot of the board.
 */
export function placeLabels(lines: readonly LitLine[], free: readonly Cell[] = []): Label[] {
  const kept = free.map((cell): Label => ({ ...cellCentre(cell), text: '', width: LABEL_HEIGHT }));
  const placed = [...kept];
  for (const line of lines) {
    let label = labelOf(line);
    const step = label.y > BOARD * 0.75 ? -1 : 1;
    for (let other = placed.find((one) => areTouching(one, label)); other !== undefined; ) {
      label = { ...label, y: other.y + step * (LABEL_HEIGHT + SPACING) };
      other = placed.find((one) => areTouching(one, label));
    }
    placed.push(label);
  }
  return placed.slice(kept.length);
}
