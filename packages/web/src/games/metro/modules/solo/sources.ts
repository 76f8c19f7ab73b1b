/** The result of a solo game in its parts (M20). */
import { type MetroState, soloStanding } from '@guimard/engine/metro';
import type { SourceRow } from '../../../../game-ui.ts';
import { colourName, list } from '../../words/naming.ts';
import type { MetroWords } from '../../words.ts';

export function soloSources(words: MetroWords, known: MetroState): readonly SourceRow[] {
  const { companies, first, last, isHard } = soloStanding(known);
  const { source, sourceGap } = words.modules.solo;
  const poorest = companies.filter(({ isLast }) => isLast).map(({ colour }) => colourName(words, colour));
  return [
    { source, detail: list(poorest), points: [last] },
    ...(isHard ? [{ source: sourceGap, points: [last - first] }] : []),
  ];
}
