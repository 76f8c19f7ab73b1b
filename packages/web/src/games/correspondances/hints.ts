/** The coach's best placements, as marks on the table. */
import type { Report } from '@guimard/ai/agent';
import {
  type CorrespondancesState,
  correspondances,
  type Spot,
  spotOf,
} from '@guimard/engine/correspondances';
import { type Code, nth, type Seat } from '@guimard/engine/kit';

const MARKED = 3;

export interface Hint {
  readonly spot: Spot;
  readonly code: Code;
  readonly rank: number;
  /** What the viewer may expect to have in the end. */
  readonly points: number;
}

export function hintsOf(known: CorrespondancesState, { moves }: Report, viewer: Seat): readonly Hint[] {
  return moves.slice(0, MARKED).flatMap(({ code, scores }, i) => {
    const action = correspondances.decode(known, code);
    if (action.type !== 'place') return [];
    return [{ spot: spotOf(action.x, action.y), code, rank: i + 1, points: nth(scores, viewer) }];
  });
}
