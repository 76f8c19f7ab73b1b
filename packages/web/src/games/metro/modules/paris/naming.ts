/** What the fields of Paris are called in its panel and in text. */
import { COLOURS, type ParisField } from '@guimard/engine/metro';
import type { MetroWords } from '../../words.ts';

export function parisFieldName({ panels }: MetroWords, field: ParisField): string {
  const about = { number: field.number, colour: COLOURS[field.colour] };
  if (field.isInRun) return panels.paris.fieldInRun(about);
  return field.hasTourist ? panels.paris.fieldTaken(about) : panels.paris.field(about);
}
