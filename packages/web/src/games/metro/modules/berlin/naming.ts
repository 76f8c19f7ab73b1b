/** What the holdings of Berlin are called in its panel and in text. */
import type { CardStanding } from '@guimard/engine/metro';
import type { MetroWords } from '../../words.ts';

export function berlinStandingName({ modules }: MetroWords, { cards, place, points }: CardStanding): string {
  const words = modules.berlin.panel;
  if (place === undefined) return words.holds({ count: cards });
  return place === 'most'
    ? words.holdsMost({ count: cards, points })
    : words.holdsSecond({ count: cards, points });
}
