/** What each person can learn first: their biggest slips. */
import type { DecisionStep, Review } from '@guimard/ai/review';
import { nth, type Seat } from '@guimard/engine/kit';
import type { Sitter } from '../table/seating.ts';
import { isMarked } from './grade-marks.ts';

/** More than this cannot be remembered. */
const MOST = 3;

export interface Lesson {
  readonly seat: Seat;
  /** The biggest first. */
  readonly slips: readonly DecisionStep[];
  /** What they cost together. */
  readonly points: number;
}

/** Of all who are people and were judged; of everybody if nobody is. */
export function lessonsOf(review: Review, seats: readonly Sitter[]): Lesson[] {
  const judged = review.seats.filter(({ decisions }) => decisions > 0).map(({ seat }) => seat);
  const people = judged.filter((seat) => nth(seats, seat).player.kind === 'human');
  return (people.length > 0 ? people : judged).map((seat) => {
    const slips = review.steps
      .filter((step): step is DecisionStep => step.kind === 'decision' && step.seat === seat && isSlip(step))
      .sort((a, b) => lostBy(b) - lostBy(a))
      .slice(0, MOST);
    return { seat, slips, points: slips.reduce((sum, step) => sum + lostBy(step), 0) };
  });
}

const lostBy = ({ judgement }: DecisionStep): number => judgement?.loss.points ?? 0;
const isSlip = (step: DecisionStep): boolean =>
  step.judgement !== undefined && isMarked(step.judgement.grade) && lostBy(step) > 0;
