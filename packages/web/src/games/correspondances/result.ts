/** What a round brought, from the events of the action that ended it (D24). */
import type { CorrespondancesEvent, Line } from '@guimard/engine/correspondances';
import { nth, type Seat } from '@guimard/engine/kit';
import type { SeenStep } from '../../table/table-model.ts';
import { ownEvent } from './own.ts';

type Told<Type> = CorrespondancesEvent & { readonly type: Type };

interface SeatResult {
  readonly seat: Seat;
  readonly line: Line;
  readonly journey?: Told<'journey'>;
  readonly length: number;
  /** The point for the longest portion is theirs (T20). */
  readonly isLongest: boolean;
  readonly points: number;
  readonly total: number;
}

export interface RoundResult {
  readonly round: number;
  readonly end: 'journey' | 'exhausted';
  readonly seats: readonly SeatResult[];
  readonly unheld: readonly Line[];
  /** Who has won the match with it. */
  readonly winner?: Seat;
}

export function resultOf(step: SeenStep | undefined): RoundResult | undefined {
  const events = (step?.events ?? []).map(ownEvent);
  const scored = events.find((event) => event.type === 'scored');
  if (scored === undefined) return undefined;
  const over = events.find((event) => event.type === 'over');
  const longest = events.find((event) => event.type === 'portion');
  return {
    round: scored.round,
    end: scored.end,
    unheld: scored.unheld,
    ...(over === undefined ? {} : { winner: over.winner }),
    seats: scored.lines.map((line, seat) => {
      const journey = events.find(
        (event): event is Told<'journey'> => event.type === 'journey' && event.seat === seat,
      );
      return {
        seat,
        line,
        ...(journey === undefined ? {} : { journey }),
        length: nth(scored.lengths, seat),
        isLongest: longest?.seat === seat,
        points: nth(scored.points, seat),
        total: nth(scored.totals, seat),
      };
    }),
  };
}

/** Every round scored so far. */
export const resultsOf = (steps: readonly SeenStep[]): readonly RoundResult[] =>
  steps.map(resultOf).filter((result) => result !== undefined);
