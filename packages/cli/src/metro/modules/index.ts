/** The modules on the terminal: the one list of them, and the screens of those in play. */
import type { View } from '@guimard/engine/kit';
import { type Cell, type MetroState, MODULES, type ModuleName, plays } from '@guimard/engine/metro';
import type { Marks } from '../board.ts';
import { berlinScreen } from './berlin.ts';
import { centralStationsScreen } from './central-stations.ts';
import { centralTracksScreen } from './central-tracks.ts';
import { companiesScreen } from './companies.ts';
import { londonScreen } from './london.ts';
import type { ModuleScreen } from './module-screen.ts';
import { newYorkScreen } from './new-york.ts';
import { parisScreen } from './paris.ts';
import { soloScreen } from './solo.ts';
import { stPetersburgScreen } from './st-petersburg.ts';
import { stockholmScreen } from './stockholm.ts';

const SCREENS: Readonly<Record<ModuleName, ModuleScreen>> = {
  companies: companiesScreen,
  'central-stations': centralStationsScreen,
  'central-tracks': centralTracksScreen,
  solo: soloScreen,
  paris: parisScreen,
  stockholm: stockholmScreen,
  london: londonScreen,
  'new-york': newYorkScreen,
  'st-petersburg': stPetersburgScreen,
  berlin: berlinScreen,
};

const screensIn = ({ known }: View<MetroState>): ModuleScreen[] =>
  MODULES.filter((module) => plays(known, module)).map(({ name }) => SCREENS[name]);

/** `Metro: Paris`, and the side where there are several. */
export function title({ rules: { modules, options } }: MetroState): string {
  if (modules.length === 0) return 'Metro';
  const side = options.side === '' ? '' : ` (${options.side})`;
  return `Metro: ${modules.map((module) => module.title).join(', ')}${side}`;
}

export function moduleLines(view: View<MetroState>): string[] {
  return screensIn(view).flatMap((screen) => screen.lines?.(view) ?? []);
}

export function marksFor(view: View<MetroState>, named: ReadonlySet<Cell>): Marks {
  const screens = screensIn(view);
  return {
    named,
    onCells: new Map(screens.flatMap((screen) => [...(screen.onCells?.(view) ?? [])])),
    atStations: new Map(screens.flatMap((screen) => [...(screen.atStations?.(view) ?? [])])),
    platforms: screens.some(({ platforms }) => platforms),
  };
}

/** What the words decide, each kind of decision once. */
export function decisions(words: readonly string[]): string[] {
  const asked = Object.values(SCREENS).flatMap(({ decision }) =>
    decision !== undefined && words.some((word) => decision.pattern.test(word)) ? [decision.asks] : [],
  );
  return asked.length === 0 && words.length > 0 ? ['decides'] : asked;
}
