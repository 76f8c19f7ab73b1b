/** The one ordered list of modules. The core knows them only through it. */
import { berlin } from '../cities/berlin.ts';
import { london } from '../cities/london.ts';
import { newYork } from '../cities/new-york.ts';
import { paris } from '../cities/paris.ts';
import { stPetersburg } from '../cities/st-petersburg.ts';
import { stockholm } from '../cities/stockholm.ts';
import type { Module } from '../module.ts';
import { centralStations } from './central-stations.ts';
import { centralTracks } from './central-tracks.ts';
import { companies } from './companies.ts';
import { solo } from './solo.ts';

export const MODULES = [
  companies,
  centralStations,
  centralTracks,
  solo,
  paris,
  stockholm,
  london,
  newYork,
  stPetersburg,
  berlin,
] as const satisfies readonly Module[];

export { type BerlinStanding, berlin, berlinStanding, type CardStanding } from '../cities/berlin.ts';
export { type LondonField, type LondonStanding, london, londonStanding } from '../cities/london.ts';
export { NEW_YORK_SIGHTS, type NewYorkBoard, newYork, newYorkStanding } from '../cities/new-york.ts';
export {
  type ParisField,
  type ParisStanding,
  paris,
  parisBeside,
  parisLifted,
  parisStanding,
} from '../cities/paris.ts';
export {
  type ChipOwner,
  type StPetersburgStanding,
  stPetersburg,
  stPetersburgSights,
  stPetersburgStanding,
} from '../cities/st-petersburg.ts';
export {
  type StockholmChip,
  type StockholmField,
  type StockholmStanding,
  stockholm,
  stockholmStanding,
} from '../cities/stockholm.ts';
export {
  type CentralStationsStanding,
  centralStations,
  centralStationsStanding,
  type PlatformStanding,
} from './central-stations.ts';
export { centralTracks } from './central-tracks.ts';
export { handSlot, PERCENTAGES } from './companies/shares.ts';
export type { CompaniesStanding, Share, Shareholder, SharePile } from './companies/standing.ts';
export { companies, companiesStanding } from './companies.ts';
export { type SoloStanding, solo, soloStanding } from './solo.ts';

export type ModuleName = (typeof MODULES)[number]['name'];
