/** The one ordered list of modules. The core knows them only through it. */
import { type BerlinEvent, berlin } from '../cities/berlin.ts';
import { type LondonEvent, london } from '../cities/london.ts';
import { type NewYorkEvent, newYork } from '../cities/new-york.ts';
import { type ParisEvent, paris } from '../cities/paris.ts';
import { type StPetersburgEvent, stPetersburg } from '../cities/st-petersburg.ts';
import { type StockholmEvent, stockholm } from '../cities/stockholm.ts';
import type { Module } from '../module.ts';
import { type CentralStationsEvent, centralStations } from './central-stations.ts';
import { type CentralTracksEvent, centralTracks } from './central-tracks.ts';
import { type CompaniesEvent, companies } from './companies.ts';
import { type SoloEvent, solo } from './solo.ts';

/** All modules and cities, in the order in which their hooks run. */
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

export * from '../cities/berlin.ts';
export * from '../cities/london.ts';
export * from '../cities/new-york.ts';
export * from '../cities/paris.ts';
export type { ChipsLeft } from '../cities/st-petersburg/chips.ts';
export * from '../cities/st-petersburg.ts';
export * from '../cities/stockholm.ts';
export * from './central-stations.ts';
export * from './central-tracks.ts';
export type { CompanyResult, Holding } from './companies/result.ts';
export { handSlot, PERCENTAGES, percent as percentOf } from './companies/shares.ts';
export type {
  CompaniesStanding,
  Company,
  Share,
  Shareholder,
  SharePile,
  SharesWorth,
} from './companies/standing.ts';
export * from './companies.ts';
export * from './solo.ts';

/** The name of a module, as in the option `with`. */
export type ModuleName = (typeof MODULES)[number]['name'];

/** The modules' events; each module has the sentences for its own. */
export type ModuleEvent =
  | BerlinEvent
  | CentralStationsEvent
  | CentralTracksEvent
  | CompaniesEvent
  | LondonEvent
  | NewYorkEvent
  | ParisEvent
  | SoloEvent
  | StPetersburgEvent
  | StockholmEvent;
