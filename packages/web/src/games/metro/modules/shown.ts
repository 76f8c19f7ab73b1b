/** What everybody sees and hears of the modules in play. */
import { type MetroState, MODULES, type ModuleEvent, type ModuleName, plays } from '@guimard/engine/metro';
import type { ShownModule } from '../module-ui.ts';
import type { MetroWords } from '../words.ts';
import { berlinShown } from './berlin/shown.ts';
import { centralStationsShown } from './central-stations/shown.ts';
import { centralTracksShown } from './central-tracks/shown.ts';
import { companiesShown } from './companies/shown.ts';
import { londonShown } from './london/shown.ts';
import { newYorkShown } from './new-york/shown.ts';
import { parisShown } from './paris/shown.ts';
import { type Telling, tellingIn } from './parts/telling.ts';
import { soloShown } from './solo/shown.ts';
import { stPetersburgShown } from './st-petersburg/shown.ts';
import { stockholmShown } from './stockholm/shown.ts';

const SHOWN = {
  companies: companiesShown,
  'central-stations': centralStationsShown,
  'central-tracks': centralTracksShown,
  solo: soloShown,
  paris: parisShown,
  stockholm: stockholmShown,
  london: londonShown,
  'new-york': newYorkShown,
  'st-petersburg': stPetersburgShown,
  berlin: berlinShown,
} satisfies { [Name in ModuleName]: ShownModule<Extract<ModuleEvent, { readonly module: Name }>> };

/** The names of the modules in play, in the order in which they act. */
export const namesIn = (known: MetroState): readonly ModuleName[] =>
  MODULES.filter((module) => plays(known, module)).map(({ name }) => name);

export const shownOf = (module: ModuleName): ShownModule => SHOWN[module];

export const shownIn = (known: MetroState): readonly ShownModule[] => namesIn(known).map(shownOf);

/** The city in play, if there is one. */
export const cityIn = (known: MetroState): ModuleName | undefined =>
  MODULES.find((module) => module.city && plays(known, module))?.name;

/** Empty for what is not worth a sentence. */
export function tellModuleEvent(words: MetroWords, event: ModuleEvent, names: readonly string[]): string {
  // Types cannot say that both names are those of one event: each module's tellers take its own events only.
  const tellers = SHOWN[event.module].events as Readonly<
    Record<ModuleEvent['what'], (event: ModuleEvent, telling: Telling) => string>
  >;
  return tellers[event.what](event, tellingIn(words, names));
}
