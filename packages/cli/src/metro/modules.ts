/** The modules in play, on the screen. */
import type { View } from '@guimard/engine/kit';
import { type Cell, type MetroState, MODULES, type ModuleName, plays } from '@guimard/engine/metro';
import type { Marks } from './board.ts';
import { berlin, london, newYork, paris, stockholm, stPetersburg } from './cities.ts';
import { centralStations, companies, solo } from './companies.ts';
import type { ModuleScreen } from './module-screen.ts';

const SCREENS: Readonly<Record<ModuleName, ModuleScreen>> = {
  companies,
  'central-stations': centralStations,
  // They lie on the board.
  'central-tracks': {},
  solo,
  paris,
  stockholm,
  london,
  'new-york': newYork,
  'st-petersburg': stPetersburg,
  berlin,
};

const screensIn = ({ known }: View<MetroState>): ModuleScreen[] =>
  MODULES.filter((module) => plays(known, module)).map(({ name }) => SCREENS[name]);

/** `Metro with Paris`, and the side where there are several. */
export function title({ rules: { modules, options } }: MetroState): string {
  if (modules.length === 0) return 'Metro';
  const side = options.side === '' ? '' : ` (${options.side})`;
  return `Metro with ${modules.map((module) => module.title).join(', ')}${side}`;
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

/** What a word decides, in words; modules' words are told apart by how they look. */
const QUESTIONS: readonly (readonly [RegExp, string])[] = [
  [/-(field|beside)-/, 'places the tourists of this cell, one by one'],
  [/^stand-/, 'chooses the tourist that stands at the sight'],
  [/^(keep|refuse)-/, 'keeps the dddd, or refuses it for another tile'],
  [/^exchange-/, 'exchanges a share'],
  [/^token-/, 'places a token'],
];

/** What the words decide, each kind of decision once. */
export function decisions(words: readonly string[]): string[] {
  const asked = QUESTIONS.filter(([pattern]) => words.some((word) => pattern.test(word)));
  return asked.length === 0 && words.length > 0 ? ['decides'] : asked.map(([, question]) => question);
}
