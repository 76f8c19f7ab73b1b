/** Berlin: the groups of tourists, and the likelihood of each colour on the next cell (E1). */
import { cellAt } from '../../board.ts';
import { type Cell, COLOURS } from '../../types.ts';

/** E1: the groups by their top left cells, and all their cells, group by group. */
export const GROUP = 4;
export const GROUP_CELLS: readonly Cell[] = [cellAt(1, 1), cellAt(1, 5), cellAt(5, 1), cellAt(5, 5)].flatMap(
  (corner) => [corner, corner + 1, corner + 8, corner + 9],
);

/**
 * E1: every way to fill the groups must be equally likely. Cell by cell, the number of ways to fill the rest depends on
 * how many colours have `both` tourists left and how many have one left but already stand in this group
 * (`here`); all others have `one` left that may come now. Weights are those numbers, shortened: of a colour with
 * both left, then of one with one left.
 */
export const WEIGHTS = makeWeights();

function makeWeights(): Uint16Array {
  const cells = GROUP_CELLS.length;
  const ways = new Float64Array(stageOf(cells + 1, 0, 0));
  const weights = new Uint16Array(ways.length * 2);
  ways[stageOf(cells, 0, 0)] = 1;
  for (let placed = cells - 1; placed >= 0; placed--) {
    for (let here = 0; here <= placed % GROUP; here++) {
      for (let both = 0, one = cells - placed - here; one >= 0; both++, one -= 2) {
        const ofBoth = both === 0 ? 0 : ways[stageOf(placed + 1, both - 1, here + 1)];
        const ofOne = one === 0 ? 0 : ways[stageOf(placed + 1, both, here)];
        const stage = stageOf(placed, both, here);
        const unit = commonDivisor(ofBoth, ofOne) || 1;
        ways[stage] = both * ofBoth + one * ofOne;
        weights[stage * 2] = ofBoth / unit;
        weights[stage * 2 + 1] = ofOne / unit;
      }
    }
  }
  return weights;
}

/** A new group is empty. */
export function stageOf(placed: number, both: number, here: number): number {
  return (placed * (COLOURS.length + 1) + both) * GROUP + (placed % GROUP === 0 ? 0 : here);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
