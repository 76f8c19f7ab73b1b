/** From what a viewer sees to what the board shows. */
import { type CorrespondancesState, isSection, type Spot, xOf, yOf } from '@guimard/engine/correspondances';
import { nth } from '@guimard/engine/kit';
import { type Bounds, boundsOf } from './board/geometry.ts';

export const tableBounds = ({ spots, placed }: CorrespondancesState): Bounds =>
  boundsOf(Array.from(spots.subarray(0, placed), (spot) => ({ x: xOf(spot), y: yOf(spot) })));

/** Where a section was placed last. */
export const freshSpot = ({ placed, pieces, spots }: CorrespondancesState): Spot | undefined =>
  placed > 0 && isSection(nth(pieces, placed - 1)) ? nth(spots, placed - 1) : undefined;
