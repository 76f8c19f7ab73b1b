/** What the fields of Stockholm are called in its panel and in text. */
import { nth } from '@guimard/engine/kit';
import { COLOURS, type StockholmField } from '@guimard/engine/metro';
import type { MetroWords } from '../../words.ts';

export function stockholmFieldName(
  { modules }: MetroWords,
  { tourist, points }: StockholmField,
  isNext: boolean,
): string {
  const words = modules.stockholm.panel;
  if (tourist !== undefined) return words.takenField({ colour: nth(COLOURS, tourist), points });
  return isNext ? words.nextField({ points }) : words.freeField({ points });
}
