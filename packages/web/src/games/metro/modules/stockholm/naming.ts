/** What the fields of Stockholm are called in its panel and in text. */
import type { StockholmField } from '@guimard/engine/metro';
import { colourName } from '../../words/naming.ts';
import type { PanelSpeech } from '../parts/naming.ts';

export function stockholmFieldName(
  { metro, panels }: PanelSpeech,
  { tourist, points }: StockholmField,
  isNext: boolean,
): string {
  const words = panels.stockholm;
  if (tourist !== undefined) return words.takenField({ colour: colourName(metro, tourist), points });
  return isNext ? words.nextField({ points }) : words.freeField({ points });
}
