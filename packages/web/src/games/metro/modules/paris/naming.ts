/** What the fields of Paris are called in its panel and in text. */
import { nth } from '@guimard/engine/kit';
import { COLOURS, type ParisField } from '@guimard/engine/metro';
import type { MetroWords } from '../../words.ts';

export function parisFieldName({ modules }: MetroWords, field: ParisField): string {
  const about = { number: field.number, colour: nth(COLOURS, field.colour) };
  if (field.isInRun) return modules.paris.panel.fieldInRun(about);
  return field.hasTourist ? modules.paris.panel.fieldTaken(about) : modules.paris.panel.field(about);
}
