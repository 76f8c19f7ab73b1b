/** What people made of the same deal on this device. */
import { nth } from '@guimard/engine/kit';
import type { SavedTable, Sitter } from '../table/seating.ts';
import type { NamedDeal } from './deal-text.ts';

/** One person at one table. */
export interface DealResult {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  readonly against: readonly string[];
  readonly points: number;
  /** Points ahead of the best opponent; undefined for those who play alone. */
  readonly margin: number | undefined;
  readonly ended: number;
}

/** The same tiles in the same order need the same game, too. */
export const isDealtAs = ({ log, deal }: SavedTable, wanted: NamedDeal): boolean =>
  deal === wanted.deal &&
  log.game === wanted.log.game &&
  JSON.stringify(log.options) === JSON.stringify(wanted.log.options);

/** Points ahead of the best of the others; undefined without others. */
export const marginOf = (scores: readonly number[], seat: number): number | undefined =>
  scores.length < 2 ? undefined : nth(scores, seat) - Math.max(...scores.toSpliced(seat, 1));

/** The order of results: the larger margin first, then more points. Alone, points decide. */
export const byResult = (
  a: Pick<DealResult, 'points' | 'margin'>,
  b: Pick<DealResult, 'points' | 'margin'>,
): number => (b.margin ?? 0) - (a.margin ?? 0) || b.points - a.points;

/** A computer is named with its level. */
const opponent = ({ name, player }: Sitter): string =>
  player.kind === 'computer' ? `${name} (${player.level})` : name;

/** Of every person, the best first. Where only computers play, of every seat. */
export function resultsOf(tables: readonly SavedTable[], wanted: NamedDeal): readonly DealResult[] {
  return tables
    .filter((table) => table.isOver && isDealtAs(table, wanted))
    .flatMap(({ id, seats, scores, updated }) => {
      const people = [...seats.keys()].filter((seat) => nth(seats, seat).player.kind === 'human');
      return (people.length === 0 ? [...seats.keys()] : people).map((seat) => ({
        table: id,
        seat,
        name: nth(seats, seat).name,
        against: seats.filter((_, other) => other !== seat).map(opponent),
        points: nth(scores, seat),
        margin: marginOf(scores, seat),
        ended: updated,
      }));
    })
    .toSorted(byResult);
}
