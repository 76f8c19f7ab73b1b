/** The modules in play as plain sentences: the same as the panels, for the text way to play. */
import type { View } from '@guimard/engine/kit';
import type { MetroState } from '@guimard/engine/metro';
import type { Describe } from './describe.ts';
import {
  describeBerlin,
  describeLondon,
  describeNewYork,
  describeParis,
  describeStockholm,
  describeStPetersburg,
} from './describe-cities.ts';
import { describeCentralStations, describeCompanies, describeSolo } from './describe-companies.ts';
import type { PanelSpeech } from './parts/naming.ts';

/** Central tracks need none: they lie on the board. */
const DESCRIPTIONS: Readonly<Record<string, Describe>> = {
  companies: describeCompanies,
  'central-stations': describeCentralStations,
  solo: describeSolo,
  paris: describeParis,
  stockholm: describeStockholm,
  london: describeLondon,
  'new-york': describeNewYork,
  'st-petersburg': describeStPetersburg,
  berlin: describeBerlin,
};

export function describeModules(
  speech: PanelSpeech,
  view: View<MetroState>,
  names: readonly string[],
): string[] {
  return view.known.rules.modules.flatMap(({ name }) =>
    Object.hasOwn(DESCRIPTIONS, name) ? DESCRIPTIONS[name](speech, view, names) : [],
  );
}
