/** What things are called: cells, stations, owners, colours, lists of them. */
import type { Seat } from '@guimard/engine/kit';
import {
  type Cell,
  COLOURS,
  type Colour,
  type ColourName,
  colOf,
  type MetroState,
  MODULES,
  makeDeparture,
  type PlatformName,
  rowOf,
  STATION_NAMES,
  type Station,
} from '@guimard/engine/metro';
import { spoken } from '../../../i18n/dictionary.svelte.ts';
import type { MetroWords } from './en.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** By language: making one takes longer than using it. */
const formats = new Map<string, Intl.ListFormat>();

/** `a, b and c` in the language of the app. */
export function list(items: readonly string[]): string {
  const format = formats.get(spoken()) ?? new Intl.ListFormat(spoken(), { type: 'conjunction' });
  formats.set(spoken(), format);
  return format.format(items);
}

/** Column A–H from the left, row 1–8 from the top: `C5`. The same in every language. */
export const cellName = (cell: Cell): string => `${'ABCDEFGH'[colOf(cell)]}${rowOf(cell) + 1}`;

export const colourName = (words: MetroWords, colour: Colour): string => words.colours[COLOURS[colour]];

/** A colour as events name it. */
export const colourWord = (words: MetroWords, name: string | number): string =>
  words.colours[name as ColourName];

export const companyName = (words: MetroWords, colour: Colour): string =>
  words.company({ colour: colourName(words, colour) });

/** A station or platform as events name it. */
export function stopName(words: MetroWords, stop: Station | PlatformName): string {
  return typeof stop === 'number'
    ? words.station({ number: stop, name: STATION_NAMES[stop - 1] })
    : words.platform({ number: Number(stop.slice(1)) });
}

/** A departure by its number in the engine's tables. */
export const placeName = (words: MetroWords, departure: number): string =>
  stopName(words, makeDeparture(departure));

/** Lines belong to companies where some module says so; else to seats. */
export const seatsOwnColours = (modules: readonly string[]): boolean =>
  !MODULES.some(({ name, changes }) => changes?.stations !== undefined && modules.includes(name));

/** A seat without the name of a player: by its colour or, where lines are not seats', by its number. */
export function seatName(words: MetroWords, modules: readonly string[], seat: Seat): string {
  return seatsOwnColours(modules) ? capital(colourName(words, seat)) : words.player({ number: seat + 1 });
}

/** Who owns a line: the seat with the colour, by its colour, or a company. */
export function ownerName(words: MetroWords, s: MetroState, colour: Colour): string {
  return s.rules.seatsOwnColours ? colourName(words, colour) : companyName(words, colour);
}
