/** The shares, the piles and the companies, as far as the viewer knows them (M1–M8, M10). */

import type { Code, View } from '@guimard/engine/kit';
import { type CompaniesStanding, companiesStanding, type MetroState } from '@guimard/engine/metro';
import { groupBy } from '../../../../group-by.ts';
import { choicesLike, type ModuleChoice } from '../parts/module-view.ts';

/** With the companies from the richest. */
export function companiesPicture({ known, viewer }: View<MetroState>): CompaniesStanding {
  const { companies, ...standing } = companiesStanding(known, viewer);
  return {
    ...standing,
    companies: companies.toSorted((a, b) => b.profit - a.profit || a.colour - b.colour),
  };
}

/** M3: by percentage, what may be taken for the share of that percentage. */
export interface Exchange {
  readonly percentage: number;
  readonly open: Code | undefined;
  readonly hidden: Code | undefined;
}

export function exchangesIn(legal: readonly ModuleChoice[]): readonly Exchange[] {
  const choices = choicesLike(legal, /^exchange-([1-4])0-(open|hidden)$/);
  return [...groupBy(choices, ({ parts }) => Number(parts[0]) - 1)].map(([percentage, own]) => {
    const codeFor = (what: string): Code | undefined => own.find(({ parts }) => parts[1] === what)?.code;
    return { percentage, open: codeFor('open'), hidden: codeFor('hidden') };
  });
}
