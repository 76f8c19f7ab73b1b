/** What was best in a match: a journey, and a round. */
import { nth } from '@guimard/engine/kit';
import type { Highlight } from '../../game-ui.ts';
import type { TableHistory, TableSetup } from '../../table/table-model.ts';
import type { CorrespondancesDesk } from './desk.svelte.ts';
import { seatLivery } from './liveries.ts';
import { resultOf } from './result.ts';
import { correspondancesWords } from './words.ts';

export function highlightsOf({
  steps,
  names,
}: Pick<TableSetup & TableHistory, 'steps' | 'names'>): readonly Highlight<CorrespondancesDesk>[] {
  const { highlights } = correspondancesWords.words;
  const results = steps.flatMap((step) =>
    (resultOf(step)?.seats ?? []).map((result) => ({ ...result, at: step.index + 1 })),
  );
  const make = (
    title: string,
    points: number,
    { seat, line, at }: (typeof results)[number],
  ): Highlight<CorrespondancesDesk> => ({
    title,
    livery: seatLivery(seat),
    who: nth(names, seat),
    figure: `+${points}`,
    at,
    show: (desk) => desk.showLine(line),
  });
  const journey = results
    .filter((result) => result.journey !== undefined)
    .toSorted((a, b) => (b.journey?.points ?? 0) - (a.journey?.points ?? 0))[0];
  const round = results.toSorted((a, b) => b.points - a.points)[0];
  return [
    ...(journey?.journey === undefined ? [] : [make(highlights.journey, journey.journey.points, journey)]),
    ...(round === undefined || round.points === 0 ? [] : [make(highlights.round, round.points, round)]),
  ];
}
