/** What the browser needs of every module: the one list of them. */
import type { View } from '@guimard/engine/kit';
import type { MetroState, ModuleEvent, ModuleName } from '@guimard/engine/metro';
import type { Introduction } from '../../../game-ui.ts';
import type { Face, ModuleUi } from '../module-ui.ts';
import type { MetroWords } from '../words.ts';
import { berlinUi } from './berlin/ui.ts';
import { centralStationsUi } from './central-stations/ui.ts';
import { centralTracksUi } from './central-tracks/ui.ts';
import { companiesUi } from './companies/ui.ts';
import { londonUi } from './london/ui.ts';
import { newYorkUi } from './new-york/ui.ts';
import { parisUi } from './paris/ui.ts';
import { cityIn, namesIn } from './shown.ts';
import { soloUi } from './solo/ui.ts';
import { stPetersburgUi } from './st-petersburg/ui.ts';
import { stockholmUi } from './stockholm/ui.ts';

const MODULE_UIS = {
  companies: companiesUi,
  'central-stations': centralStationsUi,
  'central-tracks': centralTracksUi,
  solo: soloUi,
  paris: parisUi,
  stockholm: stockholmUi,
  london: londonUi,
  'new-york': newYorkUi,
  'st-petersburg': stPetersburgUi,
  berlin: berlinUi,
} satisfies { [Name in ModuleName]: ModuleUi<Extract<ModuleEvent, { readonly module: Name }>> };

export const uiOf = (module: ModuleName): ModuleUi => MODULE_UIS[module];

/** Of the modules in play. */
export const uisIn = (known: MetroState): readonly ModuleUi[] => namesIn(known).map(uiOf);

/** What is told at the first play of a module. */
export function introductionOf(name: ModuleName): Introduction {
  const { face, firstRule, firstPoints = [0, 1, 2] } = uiOf(name);
  return { id: name, Emblem: face.Emblem, points: firstPoints, rule: firstRule };
}

/** Of the city in play; the board of a game without one keeps its usual look. */
export function cityFace(known: MetroState): Face | undefined {
  const city = cityIn(known);
  return city && uiOf(city).face;
}

/** What chance decides, where a module has words of its own for it. */
export const tellOutcome = (words: MetroWords, word: string): string | undefined =>
  Object.values<ModuleUi>(MODULE_UIS).flatMap((ui) => ui.outcome?.(words, word) ?? [])[0];

/** What all panels show, in sentences. */
export const describeModules = (
  speech: MetroWords,
  view: View<MetroState>,
  names: readonly string[],
): readonly string[] => uisIn(view.known).flatMap(({ panel }) => panel?.describe(speech, view, names) ?? []);

/** What all panels show, in one line. */
export const summariseModules = (
  speech: MetroWords,
  view: View<MetroState>,
  names: readonly string[],
): string =>
  uisIn(view.known)
    .flatMap(({ panel }) => panel?.summary(speech, view, names) ?? [])
    .join(' · ');
