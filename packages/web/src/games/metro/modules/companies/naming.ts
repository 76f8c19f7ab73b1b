/** What shares are worth, in the panel of the companies and in text. */
import type { MetroWords } from '../../words.ts';

/** What shares bring at the end, and majorities at least and at most. */
interface Worth {
  readonly shares: number;
  readonly least: number;
  readonly most: number;
}

export function worthWords({ modules }: MetroWords, { shares, least, most }: Worth): string {
  return least === most
    ? modules.companies.panel.worthSentence({ points: shares, least })
    : modules.companies.panel.worthRange({ points: shares, least, most });
}
