/** A result of the day beside those of the levels. */
import { byResult } from '../deals/results.ts';
import { leadOf, pointsOf } from './results.ts';

export type Outcome = 'better' | 'equal' | 'worse';

interface Scored {
  /** The player has the first seat. */
  readonly scores: readonly number[];
}
const figures = (one: Scored) => ({ points: pointsOf(one), margin: leadOf(one) });

/** What the player did, compared with each of the levels. */
export const outcomesOf = (own: Scored, levels: readonly Scored[]): readonly Outcome[] =>
  levels.map((level) => {
    const order = byResult(figures(own), figures(level));
    return order < 0 ? 'better' : order > 0 ? 'worse' : 'equal';
  });

export const beatenOf = (outcomes: readonly Outcome[]): number =>
  outcomes.filter((outcome) => outcome === 'better').length;
