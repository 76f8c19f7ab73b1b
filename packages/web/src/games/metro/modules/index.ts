/** What the browser needs of every module: the one list of them. */
import type { View } from '@guimard/engine/kit';
import type { MetroState, ModuleName } from '@guimard/engine/metro';
import type { ModuleUi } from '../module-ui.ts';
import { berlin } from './berlin/ui.ts';
import { centralStations } from './central-stations/ui.ts';
import { centralTracks } from './central-tracks/ui.ts';
import { companies } from './companies/ui.ts';
import { london } from './london/ui.ts';
import { newYork } from './new-york/ui.ts';
import { paris } from './paris/ui.ts';
import type { PanelSpeech } from './parts/naming.ts';
import { solo } from './solo/ui.ts';
import { stPetersburg } from './st-petersburg/ui.ts';
import { stockholm } from './stockholm/ui.ts';

const MODULE_UIS = {
  companies,
  'central-stations': centralStations,
  'central-tracks': centralTracks,
  solo,
  paris,
  stockholm,
  london,
  'new-york': newYork,
  'st-petersburg': stPetersburg,
  berlin,
} satisfies Record<ModuleName, ModuleUi>;

/** The engine names its modules by strings; all of them are here. */
export const uiOf = (module: string): ModuleUi => MODULE_UIS[module as ModuleName];

/** Of the modules in play, in the order in which they act. */
export const uisIn = ({ rules }: MetroState): readonly ModuleUi[] =>
  rules.modules.map(({ name }) => uiOf(name));

/** What all panels show, in sentences. */
export const describeModules = (
  speech: PanelSpeech,
  view: View<MetroState>,
  names: readonly string[],
): readonly string[] => uisIn(view.known).flatMap(({ panel }) => panel?.describe(speech, view, names) ?? []);

/** What all panels show, in one line. */
export const summariseModules = (
  speech: PanelSpeech,
  view: View<MetroState>,
  names: readonly string[],
): string =>
  uisIn(view.known)
    .flatMap(({ panel }) => panel?.summary(speech, view, names) ?? [])
    .join(' · ');
