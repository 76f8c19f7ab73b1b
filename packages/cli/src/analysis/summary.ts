/** The totals of a seat's evaluated moves. */
import type { Seat } from '@guimard/engine/kit';
import type { Judgement } from './judge.ts';
import { fixed, type Loss, type Mark, severity } from './marks.ts';

/** How many of a seat's worst moves are listed. */
const WORST = 3;

/** An evaluation with a known loss. */
type Weighed = Judgement & { readonly loss: Loss };

export interface SeatAnalysis {
  readonly seat: Seat;
  readonly moves: number;
  /** Moves on which the agent agrees. */
  readonly agreed: number;
  /** Moves that the agent has not tried: they have no grade, and do not count in the mean. */
  readonly notConsidered: number;
  readonly marks: Readonly<Record<Mark, number>>;
  /** Per move; undefined if there is none. */
  readonly meanLoss: Loss | undefined;
  /** Worst first; never includes good moves. */
  readonly worst: readonly Weighed[];
}

/** For every seat that has made a move. */
export function summarise(judgements: readonly Judgement[]): SeatAnalysis[] {
  const seats = [...new Set(judgements.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) =>
    summariseSeat(
      seat,
      judgements.filter((judgement) => judgement.seat === seat),
    ),
  );
}

function summariseSeat(seat: Seat, moves: readonly Judgement[]): SeatAnalysis {
  const weighed = moves.filter((move): move is Weighed => move.loss !== undefined);
  const count = (wanted: Mark): number => weighed.filter(({ mark }) => mark === wanted).length;
  const mean = (part: keyof Loss): number =>
    fixed(weighed.reduce((sum, { loss }) => sum + loss[part], 0) / weighed.length);
  return {
    seat,
    moves: moves.length,
    agreed: moves.filter(({ played, choice }) => played === choice).length,
    notConsidered: moves.length - weighed.length,
    marks: {
      good: count('good'),
      inaccuracy: count('inaccuracy'),
      mistake: count('mistake'),
      blunder: count('blunder'),
    },
    meanLoss: weighed.length === 0 ? undefined : { points: mean('points'), win: mean('win') },
    worst: weighed
      .filter(({ mark }) => mark !== 'good')
      .sort((a, b) => severity(b.loss) - severity(a.loss))
      .slice(0, WORST),
  };
}
