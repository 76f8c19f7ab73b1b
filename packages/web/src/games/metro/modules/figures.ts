/** The drawings in the rules of every module: the one list of them. */
import type { ModuleName } from '@guimard/engine/metro';
import type { MetroFigure } from '../learn/figure.ts';
import { berlinFigures } from './berlin/figures.ts';
import { centralStationsFigures } from './central-stations/figures.ts';
import { centralTracksFigures } from './central-tracks/figures.ts';
import { companiesFigures } from './companies/figures.ts';
import { londonFigures } from './london/figures.ts';
import { newYorkFigures } from './new-york/figures.ts';
import { parisFigures } from './paris/figures.ts';
import { soloFigures } from './solo/figures.ts';
import { stPetersburgFigures } from './st-petersburg/figures.ts';
import { stockholmFigures } from './stockholm/figures.ts';

export const MODULE_FIGURES: Readonly<Record<ModuleName, readonly MetroFigure[]>> = {
  companies: companiesFigures,
  'central-stations': centralStationsFigures,
  'central-tracks': centralTracksFigures,
  solo: soloFigures,
  paris: parisFigures,
  stockholm: stockholmFigures,
  london: londonFigures,
  'new-york': newYorkFigures,
  'st-petersburg': stPetersburgFigures,
  berlin: berlinFigures,
};
