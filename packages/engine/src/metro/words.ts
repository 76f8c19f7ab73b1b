/** Events as sentences. */
import { nth } from '../kit/nth.ts';
import type { MetroEvent } from './event.ts';
import type { Module } from './module.ts';
import { MODULES, type ModuleEvent } from './modules/index.ts';
import { STATION_NAMES } from './stations.ts';
import { COLOURS, type PlatformName, type Station } from './types.ts';

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function describeEvent(event: MetroEvent, names?: readonly string[]): string {
  const nameOf = (seat: number): string => names?.[seat] ?? capital(nth(COLOURS, seat));
  switch (event.type) {
    case 'first':
      return `${nameOf(event.seat)} starts.`;
    case 'drew':
      return `${nameOf(event.seat)} draws ${event.secret?.tile ?? 'a tile'}.`;
    case 'placed':
      return `${nameOf(event.seat)} places ${event.tile} on ${event.cell}.`;
    case 'line':
      return describeLine(event, nameOf);
    case 'bonus':
      return `${nameOf(event.seat)} gets ${points(event.points)} at the end (total ${event.total}).`;
    case 'profit':
      return `The ${event.colour} company gets ${points(event.points)} at the end (total ${event.total}).`;
    case 'tourist':
      return `The tourist on ${event.cell} is ${event.colour}.`;
    case 'passed':
      return `${nameOf(event.seat)} has no tile and passes.`;
    case 'module':
      return describeModuleEvent(event, nameOf);
    case 'over':
      return `The game is over: ${event.scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ')}.`;
  }
}

function describeModuleEvent(event: ModuleEvent, nameOf: (seat: number) => string): string {
  const module: Module | undefined = MODULES.find(({ name }) => name === event.module);
  return module?.describe?.(event, nameOf) ?? `${event.module}: ${event.what}.`;
}

function describeLine(event: MetroEvent & { type: 'line' }, nameOf: (seat: number) => string): string {
  const station = (name: Station | PlatformName): string =>
    typeof name === 'number' ? `station ${name} (${STATION_NAMES[name - 1]})` : `platform ${name.slice(1)}`;
  const end = event.end === 'centre' ? 'the central station' : station(event.end);
  const line = `The line from ${station(event.station)} reaches ${end}`;
  if (event.colour === null) return `${line}. Nobody owns it.`;
  const sum =
    event.points === event.length * 2
      ? `${event.length} × 2 = ${points(event.points)}`
      : points(event.points);
  return `${line}: ${sum} for ${event.owner === undefined ? `the ${event.colour} company` : nameOf(event.owner)} (total ${event.total}).`;
}
