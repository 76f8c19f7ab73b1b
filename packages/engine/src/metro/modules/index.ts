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

export {
  berlin,
  centralStations,
  centralTracks,
  companies,
  london,
  newYork,
  paris,
  solo,
  stockholm,
  stPetersburg,
};

export type ModuleName = (typeof MODULES)[number]['name'];
