/** What the fields of Paris are called in its panel and in text. */
import type { ParisField } from '@guimard/engine/metro';
import { colourName } from '../../words/naming.ts';
import type { PanelSpeech } from '../parts/naming.ts';

export function parisFieldName({ metro, panels }: PanelSpeech, field: ParisField): string {
  const about = { number: field.number, colour: colourName(metro, field.colour) };
  if (field.isInRun) return panels.paris.fieldInRun(about);
  return field.hasTourist ? panels.paris.fieldTaken(about) : panels.paris.field(about);
}
