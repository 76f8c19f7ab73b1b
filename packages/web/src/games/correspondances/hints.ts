/** The coach's best placements, as marks on the table. */
import {
  type CorrespondancesState,
  correspondances,
  type Piece,
  pieceOf,
  type Spot,
  spotOf,
} from '@guimard/engine/correspondances';
import type { Code } from '@guimard/engine/kit';
import type { Advice } from '../../table/advice.ts';

export interface Placement {
  readonly spot: Spot;
  readonly piece: Piece;
}

/** What a move places, and where: players do nothing else. */
export function placementOf(known: CorrespondancesState, code: Code): Placement | undefined {
  const action = correspondances.decode(known, code);
  if (action.type !== 'place') return undefined;
  return { spot: spotOf(action.x, action.y), piece: pieceOf(known.drawn - 1, action.rot) };
}

export interface Hint {
  readonly spot: Spot;
  readonly code: Code;
  readonly rank: number;
}

export function hintsOf(known: CorrespondancesState, { suggestions }: Advice): readonly Hint[] {
  return suggestions.flatMap(({ code, rank }) => {
    const placement = placementOf(known, code);
    return placement === undefined ? [] : [{ spot: placement.spot, code, rank }];
  });
}
