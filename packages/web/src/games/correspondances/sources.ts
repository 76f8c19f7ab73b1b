/** Where the points of a match came from: journeys (T18) and longest portions (T20). */
import { nth } from '@guimard/engine/kit';
import type { SourceRow } from '../../game-ui.ts';
import type { SeenStep } from '../../table/table-model.ts';
import { ownEvent } from './own.ts';
import { correspondancesWords } from './words.ts';

export function sourcesOf(steps: readonly SeenStep[], seats: number): readonly SourceRow[] {
  const { sources } = correspondancesWords.words;
  const journey = Array<number>(seats).fill(0);
  const portion = Array<number>(seats).fill(0);
  for (const event of steps.flatMap(({ events }) => events.map(ownEvent))) {
    if (event.type !== 'journey' && event.type !== 'portion') continue;
    const points = event.type === 'journey' ? journey : portion;
    points[event.seat] = nth(points, event.seat) + event.points;
  }
  return [
    { source: sources.journeys, points: journey },
    { source: sources.portions, points: portion },
  ];
}
