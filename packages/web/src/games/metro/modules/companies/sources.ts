/** What each company brought its shareholders: a row of the final table for each. */
import { nth } from '@guimard/engine/kit';
import { COLOURS, companiesResult, type MetroState } from '@guimard/engine/metro';
import type { SourceRow } from '../../../../game-ui.ts';
import { liveryOf } from '../../liveries.ts';
import type { Income } from '../../module-ui.ts';
import { capital } from '../../words/naming.ts';
import type { MetroWords } from '../../words.ts';

/** The richest first. Majorities (M7) have a row of their own. */
export function companiesSources(
  words: MetroWords,
  known: MetroState,
  incomes: readonly (readonly Income[])[],
): readonly SourceRow[] | undefined {
  const { sourceValue, panel } = words.modules.companies;
  return companiesResult(known)
    ?.toSorted((a, b) => b.profit - a.profit)
    .map(({ colour, value, holdings }) => {
      const livery = liveryOf(words, colour);
      const earned = nth(incomes, colour).map(({ source, points }) => `${source} ${points}`);
      return {
        source: capital(words.company({ colour: nth(COLOURS, colour) })),
        livery,
        detail: [...(earned.length > 0 ? [earned.join(' + ')] : []), sourceValue({ value })].join(' · '),
        points: holdings.map(({ points }) => points),
        notes: holdings.map(({ percent }) => (percent === 0 ? '' : panel.percent({ percent }))),
      };
    });
}
