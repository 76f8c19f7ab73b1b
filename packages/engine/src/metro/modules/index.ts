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

export * from '../cities/berlin.ts';
export * from '../cities/london.ts';
export * from '../cities/new-york.ts';
export * from '../cities/paris.ts';
export * from '../cities/st-petersburg.ts';
export * from '../cities/stockholm.ts';
export * from './central-stations.ts';
export * from './central-tracks.ts';
export { handSlot, PERCENTAGES, percent as percentOf } from './companies/shares.ts';
export type { CompaniesStanding, Share, Shareholder, SharePile } from './companies/standing.ts';
export * from './companies.ts';
export * from './solo.ts';

export type ModuleName = (typeof MODULES)[number]['name'];
